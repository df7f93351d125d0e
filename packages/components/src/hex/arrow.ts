import type { Track } from '@platelayer/game';
import { type Node, polygon } from '@platelayer/scene';
import type { HexPainter } from './painter.ts';

/** Half the width of the shaft and the distance of the tip from the centre (20.8.4.7). */
const SHAPES = {
  halo: { half: 8, tip: 40 },
  track: { half: 6, tip: 48 },
  // Inset by 2, so that an edge of the track stays visible (20.14.12).
  core: { half: 4, tip: 56 },
} as const;

/** The arrow of off-board track, pointing from side 1 to the centre. */
export const drawArrow = (piece: Track, pass: 'halo' | 'track', { ambient }: HexPainter): readonly Node[] => {
  if (pass === 'halo') return [arrow('halo', ambient(piece.borderColor))];
  const nodes = [arrow('track', ambient(piece.color))];
  return piece.gauge === 'dual' ? [...nodes, arrow('core', ambient(piece.gaugeColor))] : nodes;
};

const arrow = (shape: keyof typeof SHAPES, fill: string): Node => {
  const { half, tip } = SHAPES[shape];
  return polygon(
    [
      [half, 75],
      [half, 85],
      [-half, 85],
      [-half, 75],
      [0, tip],
    ],
    { fill },
  );
};
