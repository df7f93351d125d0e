import type { Divide } from '@platelayer/game';
import { line, type Node } from '@platelayer/scene';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** Draws a line that divides the hex. It is not turned with the sides on pointy-topped maps (20.8.3). */
export const drawDivide = ({ position }: Divide, { plain }: HexPainter): readonly Node[] =>
  placeAt(position, [line(0, -100, 0, 100, { stroke: { color: plain('black'), width: 2, cap: 'round' } })]);
