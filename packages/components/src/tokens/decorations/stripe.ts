import { rect } from '@platelayer/scene';
import type { PatternLook } from './look.ts';

export const stripe: PatternLook<'stripe'> = {
  role: 'pattern',
  turns: true,
  draw: ({ color, width }, frame) => [
    rect((-width * frame.unit) / 2, -frame.span, width * frame.unit, 2 * frame.span, {
      fill: frame.color(color),
    }),
  ],
  examples: [
    {
      name: 'Stripe',
      caption: 'One upright band.',
      token: { label: 'QR', bar: true, color: 'white', stripe: 'green' },
    },
    {
      name: 'Turned stripe',
      caption: 'Turned by 45 degrees.',
      token: { label: 'QR', bar: true, color: 'white', stripe: 'green', shapeAngle: 45 },
    },
  ],
};
