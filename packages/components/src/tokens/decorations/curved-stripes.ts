import { path } from '@platelayer/scene';
import type { PatternLook } from './look.ts';
import { stroked } from './parts.ts';

/** Two arcs from top to bottom that bulge towards the centre by 0.2546 of the radius (70.2.4). */
export const curvedStripes: PatternLook<'curvedStripes'> = {
  role: 'pattern',
  turns: true,
  draw: ({ color, width, distance }, frame) => {
    const { radius, unit } = frame;
    const stroke = stroked(frame.color(color), width * unit);
    const arc = (x: number) =>
      path(
        [
          ['M', x, -radius],
          ['A', radius, 1.5 * radius, 0, 0, x < 0 ? 1 : 0, x, radius],
        ],
        { stroke },
      );
    return [arc(-distance * unit), arc(distance * unit)];
  },
  examples: [
    {
      name: 'Curved stripes',
      caption: 'Two arcs.',
      token: { label: 'QR', bar: true, color: 'white', curvedStripes: 'violet' },
    },
    {
      name: 'Own curved stripes',
      caption: 'Width, distance and turn.',
      token: {
        label: 'QR',
        bar: true,
        color: 'white',
        curvedStripes: 'violet',
        curvedStripesWidth: 3,
        curvedStripesDistance: 12,
        shapeAngle: -15,
      },
    },
    {
      name: 'Curves and stripe',
      caption: 'Two patterns.',
      token: {
        label: 'QR',
        bar: true,
        color: 'white',
        curvedStripes: 'violet',
        stripe: 'orange',
        stripeWidth: 6,
      },
    },
  ],
};
