/** Apart, because checking and upgrading a file is much code, which the games that come with the product need not. */
export { load } from '@platelayer/game';
