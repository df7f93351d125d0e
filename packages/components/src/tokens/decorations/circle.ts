import { circle as disc } from '@platelayer/scene';
import type { PatternLook } from './look.ts';
import { panelColor, stroked } from './parts.ts';

export const circleBadge: PatternLook<'circle'> = {
  role: 'pattern',
  turns: false,
  draw: (circle, frame) => [
    disc(0, 0, circle.radius * frame.unit, {
      fill: panelColor(circle, frame),
      stroke: stroked(frame.look.color(circle.borderColor), 1),
    }),
  ],
  labelGround: panelColor,
  labelRadius: ({ radius }, { unit }) => radius * unit,
  examples: [
    {
      name: 'Disc in the middle',
      caption: 'The label on a white disc.',
      token: { label: 'QR', color: 'orange', circle: true },
    },
    {
      name: 'Coloured disc',
      caption: 'A disc in a colour, of another radius.',
      token: { label: 'QR', color: 'orange', circle: 'blue', circleRadius: 20, circleBorderColor: 'white' },
    },
  ],
};
