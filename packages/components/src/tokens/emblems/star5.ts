import type { TokenFace } from '@platelayer/game';
import { type Color, polygon } from '@platelayer/scene';
import { STAR } from '../../star.ts';
import { OUTLINE_WIDTH, outlineColor, type TokenFrame } from '../frame.ts';
import { type Emblem, GRAY } from './emblem.ts';

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
        STAR.map(([x, y]) => [x * frame.unit, y * frame.unit] as const),
        { fill: starColor(face, frame), stroke: { color: outlineColor(face, frame), width } },
      ),
    ];
  },
  body: starColor,
  grayedLabel: () => GRAY,
};
