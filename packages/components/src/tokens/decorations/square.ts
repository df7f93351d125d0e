import { rect } from '@platelayer/scene';
import type { PatternLook } from './look.ts';

export const square: PatternLook<'square'> = {
  role: 'pattern',
  turns: true,
  draw: ({ color }, frame) => {
    const { radius } = frame;
    return [
      rect(-0.75 * radius, -0.75 * radius, 1.5 * radius, 1.5 * radius, {
        radius: 0.08 * radius,
        fill: frame.color(color),
      }),
    ];
  },
  labelGround: ({ color }, frame) => frame.color(color),
  examples: [
    {
      name: 'Square',
      caption: 'A square on the disc.',
      token: { label: 'QR', color: 'orange', square: 'blue' },
    },
    {
      name: 'Turned square',
      caption: 'Turned by 45 degrees.',
      token: { label: 'QR', color: 'orange', square: 'blue', shapeAngle: 45 },
    },
  ],
};
