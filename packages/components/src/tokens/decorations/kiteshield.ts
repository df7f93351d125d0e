import { groupAt, path, scale } from '@platelayer/scene';
import type { EmblemLook } from './look.ts';
import { LINE, panelColor } from './parts.ts';

/** Filled parts on a token of radius 25. The background is visible between them (70.2.5). */
const PARTS = [
  'M15.19 7.63C12.52 13.97 7.84 20.19-.3 24.08C-8.4 20.16-13.07 13.94-15.71 7.59',
  'M-19.05-11.4C-19-13.66-18.82-15.04-18.82-15.04C-18.82-15.04-5.31-16.33-.25-20.57' +
    'C4.8-16.34 18.32-15.09 18.32-15.09C18.32-15.09 18.51-13.69 18.56-11.41',
];

const LINES = [
  'M15.19 7.63L-15.71 7.6',
  'M-19.05-11.4L18.56-11.4',
  'M18.57-11.41C18.66-7.11 18.25 .34 15.19 7.63',
  'M-19.05-11.4C-19.15-7.12-18.76 .31-15.72 7.6',
];

export const kiteshield: EmblemLook<'kiteshield'> = {
  role: 'emblem',
  labelFactor: 0.75,
  shift: { automatic: -1.8, given: -1.8 },
  draw: (shield, frame) => {
    const fill = panelColor(shield, frame);
    const stroke = { color: LINE, width: 0.76 };
    return [
      groupAt(
        scale(frame.unit),
        ...PARTS.map((part) => path(part, { fill, stroke })),
        ...LINES.map((edge) => path(edge, { stroke })),
      ),
    ];
  },
  // The label is between the parts.
  body: () => undefined,
  grayedLabel: panelColor,
  examples: [
    {
      name: 'Kite shield',
      caption: 'A tall badge.',
      token: { label: 'QR', color: 'blue', kiteshield: 'yellow' },
    },
  ],
};
