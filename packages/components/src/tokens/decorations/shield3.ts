import { groupAt, path, scale, translate } from '@platelayer/scene';
import { colorOf, isGrayed } from '../mode.ts';
import type { EmblemLook } from './look.ts';
import { GRAY, panelColor } from './parts.ts';
import { SHIELD_LINE, shieldBody } from './shield.ts';

/** Fields of the top on a token of radius 25. The side fields are open towards the middle one (70.2.5). */
const LEFT =
  'M-5.68-8.41L-16.88-8.48C-16.88-8.48-17.22-12.23-19.37-13.63C-18.36-14.65-13.54-19.59-13.54-19.59' +
  'C-13.54-19.59-11.49-17.06-5.68-16.96';
const CENTER =
  'M-5.68-16.96C-5.68-16.96-1.3-18.01 .54-19.69C1.82-18.73 2.96-17.69 6.9-17.16L6.99-8.41L-5.68-8.41Z';
const RIGHT =
  'M6.9-17.17C12.86-17.41 14.63-19.82 14.63-19.82C14.63-19.82 18.04-16.29 20.45-13.86' +
  'C18.64-11.97 17.96-8.42 17.96-8.42L6.99-8.42';

/** Vertical offset of the body from that of `shield`. */
const RAISED = -0.04;

export const shield3: EmblemLook<'shield3'> = {
  role: 'emblem',
  labelFactor: 0.8,
  shift: { automatic: 5, given: 0 },
  draw: (shield, frame, face) => {
    const top = (name: string) => (isGrayed(face) ? GRAY : frame.color(name));
    return [
      groupAt(
        scale(frame.unit),
        groupAt(translate(0, RAISED), shieldBody(panelColor(shield, frame))),
        path(LEFT, { fill: top(shield.topLeft) }),
        path(CENTER, { fill: top(shield.topCenter) }),
        path(RIGHT, { fill: top(shield.topRight) }),
        ...[LEFT, RIGHT, CENTER].map((field) => path(field, { stroke: SHIELD_LINE })),
      ),
    ];
  },
  body: panelColor,
  grayedLabel: ({ statedTopCenter }, frame) => colorOf(statedTopCenter, frame),
  examples: [
    {
      name: 'Parted shield',
      caption: 'A cap of three colours.',
      token: { label: 'QR', color: 'gray', shield3: true },
    },
    {
      name: 'Own parted shield',
      caption: 'Three other colours.',
      token: {
        label: 'QR',
        color: 'gray',
        shield3: 'yellow',
        shield3TopLeft: 'green',
        shield3TopCenter: 'black',
        shield3TopRight: 'orange',
      },
    },
  ],
};
