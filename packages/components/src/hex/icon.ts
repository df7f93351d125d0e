import type { HexIcon } from '@platelayer/game';
import { circle, type Node } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** Draws an entry of `icons`: a picture on a disc (20.8.14). It turns with the tile. */
export const drawHexIcon = (
  { position, icon, color, width, disc }: HexIcon,
  painter: HexPainter,
): readonly Node[] => {
  const { plain, look } = painter;
  return placeAt(position, [
    ...(disc
      ? [
          circle(0, 0, disc.radius, {
            fill: plain(disc.fillColor),
            ...stroke(plain.orNone(disc.strokeColor), disc.strokeWidth),
          }),
        ]
      : []),
    ...(icon === undefined ? [] : drawIcon(icon, look, { x: 0, y: 0, size: width, color })),
  ]);
};
