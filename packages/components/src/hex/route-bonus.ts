import { characters, type RouteBonus } from '@platelayer/game';
import { type Node, polygon } from '@platelayer/scene';
import { type Brush, stroke } from './brush.ts';
import { at } from './position.ts';

/** How far the points of the lozenge reach beyond its text. */
const POINT = 10;

/** A lozenge with the bonus of a route (20.8.23). */
export const drawRouteBonus = (bonus: RouteBonus, brush: Brush): readonly Node[] => {
  const { position, text, font, fillColor, strokeColor, strokeWidth, textColor } = bonus;
  const half = ((5 * font.size) / 14) * characters(text);
  const height = (font.size + 6) / 2;
  return at(position, [
    polygon(
      [
        [-half - POINT, 0],
        [-half, height],
        [half, height],
        [half + POINT, 0],
        [half, -height],
        [-half, -height],
      ],
      { fill: brush.ambient(fillColor), ...stroke(brush.ambient.orNone(strokeColor), strokeWidth) },
    ),
    brush.write(text, 0, 0, font, { baseline: 'central', fill: brush.ambient(textColor) }),
  ]);
};
