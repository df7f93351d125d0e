import type { Good } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { type Example, example } from './example.ts';
import type { HexPainter } from './painter.ts';
import { drawShapeWithText } from './shape.ts';

/** A square under track and stops (20.8.16). */
export const drawGood = (good: Good, painter: HexPainter): readonly Node[] =>
  drawShapeWithText(good, good.text, painter);

export const GOOD_EXAMPLES: readonly Example[] = [
  example('Good', 'A white square.', { goods: [{}] }),
  example('Purple', 'Company colours work too.', {
    goods: [{ color: 'purple', text: 'Silk', textColor: 'white' }],
  }),
  example('Orange', 'Any colour of the theme.', {
    goods: [{ color: 'orange', width: 30, angle: 90, percent: 0.4 }],
  }),
];
