import { polygon } from '@platelayer/scene';
import type { PatternLook } from './look.ts';
import { band } from './parts.ts';

/** One ray on a token with a span of 50 units; the other is its mirror image. */
const RAY: readonly (readonly [number, number])[] = [
  [0, 0],
  [35.355, -35.355],
  [12.941, -49.296],
];

/** Land, sky and two rays in the sky (70.2.4). */
export const sunrise: PatternLook<'sunrise'> = {
  role: 'pattern',
  turns: true,
  draw: ({ land, sky, rays }, frame) => {
    const factor = frame.span / 50;
    const ray = (side: 1 | -1) =>
      polygon(
        RAY.map(([x, y]) => [side * x * factor, y * factor] as const),
        { fill: frame.color(rays) },
      );
    return [
      band(-frame.span, frame.span, frame, frame.color(sky)),
      band(0, frame.span, frame, frame.color(land)),
      ray(1),
      ray(-1),
    ];
  },
  examples: [
    {
      name: 'Sunrise',
      caption: 'Rays above the horizon.',
      token: { label: 'QR', bar: true, sunrise: ['green', 'lightBlue', 'yellow'] },
    },
  ],
};
