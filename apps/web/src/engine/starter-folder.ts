/** A separate module, because few visits start a new game. */
export { starterFolder, zipFiles } from '@platelayer/export';
