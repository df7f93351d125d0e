import { characters, type Value } from '@platelayer/game';
import { ellipse, lineWidth, type Node, rect, type Shape } from '@platelayer/scene';
import { uprightTurn } from './hex-options.ts';
import { HALF_FIGURE, type HexPainter, stroke, typeStyle } from './painter.ts';
import { placeAt } from './position.ts';

/** Width of the line behind the background that appears as an outer ring. */
const RING = 7;

/** Half the width of the background: as given, or by the number of characters (20.8.12). */
export const valueHalfWidth = (
  { halfWidth, halfHeight }: Pick<Value, 'halfWidth' | 'halfHeight'>,
  shown: string,
): number => {
  const length = characters(shown);
  return halfWidth ?? (length <= 2 ? halfHeight : 0.6 * length * halfHeight);
};

/** Space between letters and the outline of the narrowest background. */
const LEAST_PADDING = 1;

/**
 * Half the width of the narrowest background that fits the value. An ellipse has less space at the corners of letters.
 */
export const narrowestHalfWidth = (value: Value, shown: string, { look }: HexPainter): number => {
  const { font, halfHeight, shape } = value;
  const letters = lineWidth(look.fonts, shown, typeStyle(font)) / 2 + LEAST_PADDING;
  const height = Math.min(0.9, (HALF_FIGURE * font.size) / halfHeight);
  const rounding = shape === 'ellipse' ? Math.sqrt(1 - height * height) : 1;
  return Math.max(halfHeight, letters / rounding);
};

/** Draws the revenue of a stop. */
export const drawValue = (value: Value, painter: HexPainter): readonly Node[] => {
  const { plain, ambient } = painter;
  const shown = painter.money(value.value, 'value');
  const background = backgroundOf(value, valueHalfWidth(value, shown));
  const under = painter.laidOn(background && plain(value.color));
  const fill = painter.ink(ambient.orNone(value.textColor), under, value.statedAt);
  const nodes: Node[] = [];
  if (background) {
    if (value.outerBorderColor !== undefined)
      nodes.push({ ...background, ...stroke(plain.orNone(value.outerBorderColor), RING) });
    nodes.push({
      ...background,
      fill: plain(value.color),
      ...stroke(plain('black'), value.borderWidth),
    });
  }
  nodes.push(painter.write(shown, 0, 0, value.font, { baseline: 'central', fill }));
  return placeAt(value.position, nodes, uprightTurn(painter.options, value.fixed));
};

const backgroundOf = ({ shape, halfHeight: ry }: Value, rx: number): Shape | undefined => {
  switch (shape) {
    case 'none':
      return undefined;
    case 'square':
      return rect(-rx, -ry, 2 * rx, 2 * ry);
    case 'ellipse':
      return ellipse(0, 0, rx, ry);
  }
};
