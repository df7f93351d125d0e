import type { TokenFace } from '@platelayer/game';
import { type Color, polygon } from '@platelayer/scene';
import { OUTLINE_WIDTH, outlineColor, type TokenFrame } from '../frame.ts';
import { type Emblem, GRAY } from './emblem.ts';

/** Corners at σ = 1 (70.2.5). */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -24],
  [6, -7],
  [24, -7],
  [10, 4],
  [15, 21],
  [0, 11],
  [-15, 21],
  [-10, 4],
  [-24, -7],
  [-6, -7],
];

/** `true` means the red of CSS (70.14, 3). */
const RED = '#ff0000';

const starColor = ({ star5: star }: TokenFace, frame: TokenFrame): Color | undefined =>
  star && (star.color === undefined ? RED : frame.color(star.color));

export const star5: Emblem = {
  field: 'star5',
  labelFactor: 0.75,
  shift: { automatic: 3, given: 3 },
  draw: (face, frame) => {
    if (!face.star5) return [];
    const width = (face.outlineWidth ?? OUTLINE_WIDTH) * frame.unit;
    return [
      polygon(
        CORNERS.map(([x, y]) => [x * frame.unit, y * frame.unit] as const),
        { fill: starColor(face, frame), stroke: { color: outlineColor(face, frame), width } },
      ),
    ];
  },
  body: starColor,
  grayedLabel: () => GRAY,
};
