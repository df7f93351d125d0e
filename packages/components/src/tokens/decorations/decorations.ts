import type { TokenFace } from '@platelayer/game';
import { circle, groupAt, type Node, rect, rotate } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';
import { band, sector, stroked } from './bands.ts';
import { drawCurvedStripes } from './curved-stripes.ts';
import { drawHexagram } from './hexagram.ts';
import { drawSpiral } from './spiral.ts';
import { drawSunrise } from './sunrise.ts';

type Decoration = (face: TokenFace, frame: TokenFrame) => readonly Node[];

/** A decoration that is drawn where its field is stated. */
const decoration =
  <Field extends keyof TokenFace>(
    field: Field,
    draw: (value: NonNullable<TokenFace[Field]>, frame: TokenFrame) => readonly Node[],
  ): Decoration =>
  (face, frame) => {
    const value = face[field];
    return value === undefined || value === null ? [] : draw(value, frame);
  };

/** In drawing order (70.2.4); these turn with `shapeAngle`. */
const TURNING: readonly Decoration[] = [
  decoration('square', (name, { radius, color }) => [
    rect(-0.75 * radius, -0.75 * radius, 1.5 * radius, 1.5 * radius, {
      radius: 0.08 * radius,
      fill: color(name),
    }),
  ]),
  decoration('quarters', (names, { span, color }) =>
    names.map((name, i) =>
      rect(i % 2 === 0 ? -span : 0, i < 2 ? -span : 0, span, span, { fill: color(name) }),
    ),
  ),
  decoration('halves', ([upper, lower], frame) => [
    band(-frame.span, frame.span, frame, frame.color(upper)),
    band(0, frame.span, frame, frame.color(lower)),
  ]),
  decoration('sunrise', drawSunrise),
  decoration('sexies', ([even, odd], { span, color }) =>
    [0, 1, 2, 3, 4, 5].map((k) => sector(60 * k, 60 * (k + 1), span, color(k % 2 === 0 ? even : odd))),
  ),
  decoration('hexagram', drawHexagram),
  decoration('spiral', drawSpiral),
  decoration('curvedStripes', drawCurvedStripes),
  decoration('stripes', ({ color, width, distance }, frame) => {
    const [height, from] = [width * frame.unit, distance * frame.unit];
    return [-from - height, from].map((top) => band(top, height, frame, frame.color(color)));
  }),
  decoration('stripe', ({ color, width }, { span, unit, color: ctx }) => [
    rect((-width * unit) / 2, -span, width * unit, 2 * span, { fill: ctx(color) }),
  ]),
];

/** Drawn after them; these stand upright whatever the angle. */
const STANDING: readonly Decoration[] = [
  decoration('target', (name, { radius, color }) => [
    circle(0, 0, 0.625 * radius, { stroke: stroked(color(name), 0.25 * radius) }),
  ]),
  decoration('bar', ({ height, borderColor, color }, frame) => [
    band(
      (-height * frame.unit) / 2,
      height * frame.unit,
      frame,
      panelColor({ color }, frame),
      stroked(frame.look.color(borderColor), 1),
    ),
  ]),
  decoration('circle', ({ radius, borderColor, color }, frame) => [
    circle(0, 0, radius * frame.unit, {
      fill: panelColor({ color }, frame),
      stroke: stroked(frame.look.color(borderColor), 1),
    }),
  ]),
];

/** Bars, discs and shields are white unless they name a colour. */
export const panelColor = ({ color }: { readonly color?: string }, frame: TokenFrame) =>
  color === undefined ? frame.bare('white') : frame.color(color);

export const drawDecorations: Decoration = (face, frame) => {
  const turning = TURNING.flatMap((draw) => draw(face, frame));
  return [
    ...(face.shapeAngle && turning.length > 0 ? [groupAt(rotate(face.shapeAngle), ...turning)] : turning),
    ...STANDING.flatMap((draw) => draw(face, frame)),
  ];
};
