import { polygon } from '@platelayer/scene';
import type { PatternLook } from './look.ts';

/** Half side, and distances of base and tip from the centre, of both triangles on a token of radius 25 (70.2.4). */
const [HALF, BASE, TIP] = [19.919, 11.5, 23];

/** A six-pointed star of two triangles, the upward one on top. */
export const hexagram: PatternLook<'hexagram'> = {
  role: 'pattern',
  turns: true,
  draw: ({ up, down }, { unit, color }) => {
    const triangle = (name: string, side: 1 | -1) =>
      polygon(
        [
          [-HALF * unit, side * BASE * unit],
          [HALF * unit, side * BASE * unit],
          [0, -side * TIP * unit],
        ],
        { fill: color(name) },
      );
    return [triangle(down, -1), triangle(up, 1)];
  },
  examples: [
    {
      name: 'Hexagram',
      caption: 'Two triangles.',
      token: { label: 'QR', color: 'black', hexagram: ['blue', 'red'], labelColor: 'white' },
    },
  ],
};
