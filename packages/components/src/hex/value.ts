import { characters, type Value } from '@platelayer/game';
import { ellipse, type Node, rect, type Shape } from '@platelayer/scene';
import { type Brush, stroke } from './brush.ts';
import { at } from './position.ts';
import { uprightTurn } from './setting.ts';

/** The line behind the background that shows as an outer ring. */
const RING = 7;

/** Half the width of the background: given, or by the number of characters (20.8.12). */
export const valueHalfWidth = (
  { halfWidth, halfHeight }: Pick<Value, 'halfWidth' | 'halfHeight'>,
  shown: string,
): number => {
  const length = characters(shown);
  return halfWidth ?? (length <= 2 ? halfHeight : 0.6 * length * halfHeight);
};

/** The revenue of a stop. */
export const drawValue = (value: Value, brush: Brush): readonly Node[] => {
  const { plain, ambient, look } = brush;
  const shown = brush.money(value.value, 'value');
  const background = backgroundOf(value, valueHalfWidth(value, shown));
  const fill = ambient.orNone(value.textColor) ?? look.readable(ambient.orNone(value.color));
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
  nodes.push(brush.write(shown, 0, 0, value.font, { baseline: 'central', fill }));
  return at(value.position, nodes, uprightTurn(brush.setting, value.fixed));
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
