/** Apart, because few visits begin a game. */
export { starterFolder, zipFiles } from '@platelayer/export';
