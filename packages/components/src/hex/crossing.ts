import type { Crossing } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { type Brush, withoutPhase } from './brush.ts';
import { drawFigure } from './shape.ts';

/** A bridge or a tunnel with its cost (20.8.17). */
export const drawCrossing = (crossing: Crossing, brush: Brush): readonly Node[] =>
  drawFigure(crossing, brush.money(crossing.cost, 'terrain'), withoutPhase(brush));
