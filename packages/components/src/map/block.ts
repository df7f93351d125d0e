import type { Point } from '@platelayer/scene';

/** Title, tables, tracker and market are placed from here, whatever room the labels have (30.24, 16). */
const CORNER = 50;

/** Where a block of the map begins. Its offset in the file is in hex units, the corner is not. */
export const blockOrigin = ({ x, y }: Point, scale: number): Point => ({
  x: scale * x + CORNER,
  y: scale * y + CORNER,
});
