import type { Hex } from '@platelayer/game';
import { group, type Node, polygon, rect, withOpacity } from '@platelayer/scene';
import { BLEED_CORNERS, CORNERS, HEX_BLEED, INNER_RADIUS, OUTER_RADIUS } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { turnNodes } from './position.ts';

const BAND = OUTER_RADIUS / 3;
const BAND_CENTERS = [-2 * BAND, 0, 2 * BAND];

/** Draws the background with its bleed, and the three bands of a two-colour hex (20.3.7). */
export const drawHexGround = (
  { ground, opacity }: Hex,
  { ambient, options }: HexPainter,
): readonly Node[] => {
  if (options.transparent) return [];
  const nodes: Node[] = [];
  if (ground.color !== 'none') {
    // An unknown colour would paint the hex black and hide everything on it.
    const fill = ambient.orNone(ground.color) ?? ambient('plain');
    // Invisible, but it gives the hex its size and its colour for code that reads them from the drawing.
    if (options.groundBelow)
      return turnNodes(options.orientation, [polygon(CORNERS, { fill: withOpacity(fill, 0) })]);
    nodes.push(polygon(BLEED_CORNERS, { fill, stroke: { color: fill, width: 1, join: 'bevel' } }));
  }
  if (ground.kind === 'striped') {
    const fill = ambient.orNone(ground.stripes);
    const height = 2 * reachAlong(ground.turn);
    if (fill !== undefined)
      nodes.push(
        ...turnNodes(
          ground.turn,
          BAND_CENTERS.map((x) => rect(x - BAND / 2, -height / 2, BAND, height, { fill })),
        ),
      );
  }
  const shown = turnNodes(options.orientation, nodes);
  const share = opacity ?? options.opacity ?? 1;
  // Applies to background and stripes (20.14.45).
  return share < 1 && shown.length > 0 ? [group(shown, { opacity: share })] : shown;
};

/** Half the length of stripes. Stripes that do not end at sides extend to the corners. */
const reachAlong = (turn: number): number =>
  turn % 60 === 0 ? INNER_RADIUS + HEX_BLEED : (OUTER_RADIUS * (INNER_RADIUS + HEX_BLEED)) / INNER_RADIUS;
