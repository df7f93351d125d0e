import { type Path, path } from '@platelayer/scene';

type Paint = Parameters<typeof path>[1];

/** Two half ellipses joined by straight lines, with centres `center` to either side of the origin. */
export const stadium = (rx: number, ry: number, center: number, paint: Paint): Path =>
  path(
    [
      ['M', -center, -ry],
      ['L', center, -ry],
      ['A', rx, ry, 0, 0, 1, center, ry],
      ['L', -center, ry],
      ['A', rx, ry, 0, 0, 1, -center, -ry],
      ['Z'],
    ],
    paint,
  );
