import type { TunnelEntrance } from '@platelayer/game';
import { circle, type Node, path, rect } from '@platelayer/scene';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

const HALO = 3;
const STROKE = 2;

/** Draws the halo of a tunnel entrance (20.8.18). */
export const drawTunnelEntranceHalo = (
  { position, size, borderColor }: TunnelEntrance,
  { ambient }: HexPainter,
): readonly Node[] => {
  const fill = ambient(borderColor);
  const half = 1.5 * size + HALO;
  return placeAt(position, [circle(0, 0, size + HALO, { fill }), rect(-half, -8, 2 * half, 16, { fill })]);
};

/** Draws a keyhole whose passage runs along the side. */
export const drawTunnelEntrance = (
  { position, size, color, trackColor }: TunnelEntrance,
  { company }: HexPainter,
): readonly Node[] => {
  const fill = company(color);
  const outline = stroke(company.orNone(trackColor), STROKE);
  const end = 1.5 * size;
  const bracket = (sign: 1 | -1) =>
    path(
      [
        ['M', sign * (size - 0.5), -5],
        ['L', sign * end, -5],
        ['L', sign * end, 5],
        ['L', sign * (size - 0.5), 5],
      ],
      outline,
    );
  return placeAt(position, [
    circle(0, 0, size, { fill }),
    circle(0, 0, size, outline),
    // Hides the ring inside the passage.
    rect(-end, -4, 2 * end, 8, { fill }),
    bracket(-1),
    bracket(1),
  ]);
};
