/** Loads with the first zip that is written. */
export { zipFiles } from '@platelayer/export';
