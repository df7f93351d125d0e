import { type Color, type Path, path } from '@platelayer/scene';
import type { PatternLook } from './look.ts';

export const sexies: PatternLook<'sexies'> = {
  role: 'pattern',
  turns: true,
  draw: ({ even, odd }, { span, color }) =>
    [0, 1, 2, 3, 4, 5].map((k) => sector(60 * k, 60 * (k + 1), span, color(k % 2 === 0 ? even : odd))),
  examples: [
    {
      name: 'Sectors',
      caption: 'Six of them.',
      token: { label: 'QR', bar: true, sexies: ['blue', 'yellow'] },
    },
  ],
};

/** Draws a straight-edged sector between two directions, in degrees clockwise from three o'clock. */
const sector = (from: number, to: number, reach: number, fill?: Color): Path => {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  };
  return path([['M', 0, 0], ['L', ...point(from)], ['L', ...point(to)], ['Z']], { fill });
};
