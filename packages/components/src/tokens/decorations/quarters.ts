import { rect } from '@platelayer/scene';
import type { PatternLook } from './look.ts';

const colors = ['red', 'blue', 'green', 'yellow'];

export const quarters: PatternLook<'quarters'> = {
  role: 'pattern',
  turns: true,
  draw: ({ colors }, { span, color }) =>
    colors.map((name, i) =>
      rect(i % 2 === 0 ? -span : 0, i < 2 ? -span : 0, span, span, { fill: color(name) }),
    ),
  examples: [
    { name: 'Quarters', caption: 'Four colours.', token: { label: 'QR', bar: true, quarters: colors } },
    {
      name: 'Turned quarters',
      caption: 'Turned by 120 degrees.',
      token: { label: 'QR', bar: true, quarters: colors, shapeAngle: 120 },
    },
  ],
};
