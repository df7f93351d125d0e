export { sentence } from '@platelayer/game';
