import { characters, type RouteBonus } from '@platelayer/game';
import { type Node, polygon } from '@platelayer/scene';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** How far the points of the lozenge extend beyond its text. */
const POINT = 10;

/** Draws a lozenge with the bonus of a route (20.8.23). */
export const drawRouteBonus = (bonus: RouteBonus, painter: HexPainter): readonly Node[] => {
  const { position, text, font, fillColor, strokeColor, strokeWidth, textColor, statedAt } = bonus;
  const half = ((5 * font.size) / 14) * characters(text);
  const height = (font.size + 6) / 2;
  return placeAt(position, [
    polygon(
      [
        [-half - POINT, 0],
        [-half, height],
        [half, height],
        [half + POINT, 0],
        [half, -height],
        [-half, -height],
      ],
      { fill: painter.ambient(fillColor), ...stroke(painter.ambient.orNone(strokeColor), strokeWidth) },
    ),
    painter.write(text, 0, 0, font, {
      baseline: 'central',
      fill: painter.ink(
        painter.ambient.orNone(textColor),
        painter.laidOn(painter.ambient(fillColor)),
        statedAt,
      ),
    }),
  ]);
};
