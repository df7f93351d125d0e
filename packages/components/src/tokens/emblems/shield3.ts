import { groupAt, path, scale, translate } from '@platelayer/scene';
import { panelColor } from '../decorations/decorations.ts';
import { colorOf } from '../mode.ts';
import { type Emblem, GRAY, isGrayed } from './emblem.ts';
import { SHIELD_LINE, shieldBody } from './shield.ts';

/** The fields of the top at σ = 1; the side fields are open towards the middle one (70.2.5). */
const LEFT =
  'M-5.68-8.41L-16.88-8.48C-16.88-8.48-17.22-12.23-19.37-13.63C-18.36-14.65-13.54-19.59-13.54-19.59' +
  'C-13.54-19.59-11.49-17.06-5.68-16.96';
const CENTER =
  'M-5.68-16.96C-5.68-16.96-1.3-18.01 .54-19.69C1.82-18.73 2.96-17.69 6.9-17.16L6.99-8.41L-5.68-8.41Z';
const RIGHT =
  'M6.9-17.17C12.86-17.41 14.63-19.82 14.63-19.82C14.63-19.82 18.04-16.29 20.45-13.86' +
  'C18.64-11.97 17.96-8.42 17.96-8.42L6.99-8.42';

/** The body lies this much higher than that of `shield`. */
const RAISED = -0.04;

export const shield3: Emblem = {
  field: 'shield3',
  labelFactor: 0.8,
  shift: { automatic: 5, given: 0 },
  draw: (face, frame) => {
    if (!face.shield3) return [];
    const { topLeft, topCenter = 'white', topRight } = face.shield3;
    const top = (name: string) => (isGrayed(face) ? GRAY : frame.color(name));
    return [
      groupAt(
        scale(frame.unit),
        groupAt(translate(0, RAISED), shieldBody(panelColor(face.shield3, frame))),
        path(LEFT, { fill: top(topLeft) }),
        path(CENTER, { fill: top(topCenter) }),
        path(RIGHT, { fill: top(topRight) }),
        ...[LEFT, RIGHT, CENTER].map((field) => path(field, { stroke: SHIELD_LINE })),
      ),
    ];
  },
  body: (face, frame) => face.shield3 && panelColor(face.shield3, frame),
  grayedLabel: (face, frame) => colorOf(face.shield3?.topCenter, frame),
};
