import type { Label } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { uprightTurn } from './hex-options.ts';
import { haloStroke, type OverTrack } from './lettering.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** Draws large letters, in map colours even on tiles (20.8.11; 20.14.55). */
export const drawLabel = (
  { position, text, font, color, statedAt, fixed, halo }: Label & OverTrack,
  painter: HexPainter,
): readonly Node[] =>
  placeAt(
    position,
    [
      painter.write(text, 0, 0, font, {
        baseline: 'central',
        fill: painter.ink(painter.map.orNone(color), painter.surfaces, statedAt),
        ...haloStroke({ halo }),
      }),
    ],
    uprightTurn(painter.options, fixed),
  );
