import type { PatternLook } from './look.ts';
import { band } from './parts.ts';

export const stripes: PatternLook<'stripes'> = {
  role: 'pattern',
  turns: true,
  draw: ({ color, width, distance }, frame) => {
    const [height, from] = [width * frame.unit, distance * frame.unit];
    return [-from - height, from].map((top) => band(top, height, frame, frame.color(color)));
  },
  examples: [
    {
      name: 'Stripes',
      caption: 'Two bands.',
      token: { label: 'QR', bar: true, color: 'white', stripes: 'blue' },
    },
    {
      name: 'Own stripes',
      caption: 'Width, distance and turn.',
      token: {
        label: 'QR',
        bar: true,
        color: 'white',
        stripes: 'blue',
        stripesWidth: 4,
        stripesDistance: 10,
        shapeAngle: -15,
      },
    },
  ],
};
