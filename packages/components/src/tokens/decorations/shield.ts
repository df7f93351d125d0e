import { type Color, groupAt, path, type Stroke, scale } from '@platelayer/scene';
import { colorOf, isGrayed } from '../mode.ts';
import type { EmblemLook } from './look.ts';
import { GRAY, LINE, panelColor } from './parts.ts';

/** Body of `shield` and `shield3` on a token of radius 25 (70.2.5). */
const BODY =
  'M19.35 1.28C20.71 4.17 21.01 5.01 20.96 7.64C20.83 16.39 14.12 18.05 10.43 17.99' +
  'C7.86 17.95 3.55 18.17 .58 20.93L.51 20.93C-2.45 18.17-6.76 17.95-9.33 17.99' +
  'C-13.02 18.05-19.73 16.39-19.86 7.64C-19.91 5.02-19.6 4.16-18.25 1.28' +
  'C-16.19-1.79-16.88-8.45-16.88-8.45L17.97-8.45C17.22-5.4 17.28-1.79 19.35 1.28Z';

const TOP =
  'M20.47-13.89C18.06-12.21 17.96-8.45 17.96-8.45L-16.88-8.45C-16.88-8.45-17.21-12.47-19.38-13.89' +
  'C-16.96-16.32-13.56-19.85-13.56-19.85C-13.56-19.85-7.16-13.93 .54-19.74' +
  'C8.23-13.93 14.64-19.85 14.64-19.85C14.64-19.85 18.05-16.33 20.47-13.89Z';

export const SHIELD_LINE: Stroke = { color: LINE, width: 1.8 };

export const shieldBody = (fill: Color | undefined) => path(BODY, { fill, stroke: SHIELD_LINE });

export const shield: EmblemLook<'shield'> = {
  role: 'emblem',
  labelFactor: 0.5,
  shift: { automatic: 5, given: 0 },
  draw: (shield, frame, face) => {
    const top = isGrayed(face) ? GRAY : frame.color(shield.top);
    return [
      groupAt(
        scale(frame.unit),
        shieldBody(panelColor(shield, frame)),
        path(TOP, { fill: top, stroke: SHIELD_LINE }),
      ),
    ];
  },
  body: panelColor,
  grayedLabel: ({ statedTop }, frame) => colorOf(statedTop, frame),
  examples: [
    { name: 'Shield', caption: 'A badge with a cap.', token: { label: 'QR', color: 'green', shield: true } },
    {
      name: 'Coloured shield',
      caption: 'Other colours for body and cap.',
      token: { label: 'QR', color: 'green', shield: 'yellow', shieldTop: 'orange' },
    },
  ],
};
