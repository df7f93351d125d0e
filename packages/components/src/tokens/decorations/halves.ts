import type { PatternLook } from './look.ts';
import { band } from './parts.ts';

export const halves: PatternLook<'halves'> = {
  role: 'pattern',
  turns: true,
  draw: ({ upper, lower }, frame) => [
    band(-frame.span, frame.span, frame, frame.color(upper)),
    band(0, frame.span, frame, frame.color(lower)),
  ],
  examples: [
    { name: 'Halves', caption: 'Two colours.', token: { label: 'QR', bar: true, halves: ['red', 'blue'] } },
  ],
};
