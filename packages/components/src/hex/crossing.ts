import type { Crossing } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { type HexPainter, withoutPhase } from './painter.ts';
import { drawShapeWithText } from './shape.ts';

/** A bridge or a tunnel with its cost (20.8.17). */
export const drawCrossing = (crossing: Crossing, painter: HexPainter): readonly Node[] =>
  drawShapeWithText(crossing, painter.money(crossing.cost, 'terrain'), withoutPhase(painter));
