import type { Good } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { HexPainter } from './painter.ts';
import { drawShapeWithText } from './shape.ts';

/** Draws a square below track and stops (20.8.16). */
export const drawGood = (good: Good, painter: HexPainter): readonly Node[] =>
  drawShapeWithText(good, good.text, painter);
