import { circle } from '@platelayer/scene';
import type { PatternLook } from './look.ts';
import { stroked } from './parts.ts';

export const target: PatternLook<'target'> = {
  role: 'pattern',
  turns: false,
  draw: ({ color }, frame) => [
    circle(0, 0, 0.625 * frame.radius, { stroke: stroked(frame.color(color), 0.25 * frame.radius) }),
  ],
  examples: [
    { name: 'Target', caption: 'A ring.', token: { label: 'QR', bar: true, color: 'white', target: 'red' } },
    {
      name: 'Target on halves',
      caption: 'One pattern over another.',
      token: { label: 'QR', bar: true, halves: ['yellow', 'gray'], target: 'red' },
    },
  ],
};
