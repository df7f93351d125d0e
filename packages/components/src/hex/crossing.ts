import type { Crossing, Font } from '@platelayer/game';
import { lineWidth, type Node } from '@platelayer/scene';
import { type HexPainter, typeStyle, withoutPhase } from './painter.ts';
import { drawShapeWithText, largestInTriangle } from './shape.ts';

/** Default size of a cost. Only this size is reduced to fit: any other was set in the file. */
const DEFAULT_SIZE = 11;

/** Draws a bridge or a tunnel with its cost (20.8.17). */
export const drawCrossing = (crossing: Crossing, painter: HexPainter): readonly Node[] => {
  const cost = painter.money(crossing.cost, 'terrain');
  return drawShapeWithText(
    { ...crossing, font: fittedFont(cost, crossing, painter) },
    cost,
    withoutPhase(painter),
  );
};

const fittedFont = (cost: string, crossing: Crossing, { look }: HexPainter): Font => {
  const { font } = crossing;
  if (font.size !== DEFAULT_SIZE) return font;
  const width = lineWidth(look.fonts, cost, { ...typeStyle(font), size: 1 });
  return { ...font, size: Math.min(font.size, largestInTriangle(width, crossing)) };
};
