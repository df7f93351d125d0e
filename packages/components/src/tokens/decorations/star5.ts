import { type Color, polygon } from '@platelayer/scene';
import { STAR } from '../../star.ts';
import { outlineColor, outlineWidth, type TokenFrame } from '../frame.ts';
import type { EmblemLook } from './look.ts';
import { GRAY } from './parts.ts';

/** CSS red, for the value `true` (70.14.3). */
const RED = '#ff0000';

const starColor = ({ color }: { readonly color?: string }, frame: TokenFrame): Color | undefined =>
  color === undefined ? RED : frame.color(color);

export const star5: EmblemLook<'star5'> = {
  role: 'emblem',
  labelFactor: 0.75,
  shift: { automatic: 3, given: 3 },
  draw: (star, frame, face) => [
    polygon(
      STAR.map(([x, y]) => [x * frame.unit, y * frame.unit] as const),
      {
        fill: starColor(star, frame),
        stroke: { color: outlineColor(face, frame), width: outlineWidth(face) * frame.unit },
      },
    ),
  ],
  body: starColor,
  grayedLabel: () => GRAY,
  examples: [{ name: 'Star', caption: 'Five points.', token: { label: 'QR', color: 'white', star5: true } }],
};
