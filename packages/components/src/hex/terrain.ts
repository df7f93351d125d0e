import type { Terrain, TerrainSize } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { uprightTurn } from './hex-options.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** Edge of an icon's box, and how a size scales it (20.8.13). */
const ICON_SIZE = 25;
const ICON_SCALES: Readonly<Record<TerrainSize, number>> = { tiny: 0.75, small: 1, medium: 1.5, large: 2 };

/** How far icons are moved up to stand on the cost; low ones need less, tall ones more. */
const ICON_RISE: ReadonlyMap<string, number> = new Map([
  ['swamp', 10],
  ['mountain', 8],
  ['cow-skull', 18],
  ['wheat', 18],
  ['noenter', 18],
]);
const USUAL_ICON_RISE = 12;

/** An icon above a cost. */
export const drawTerrain = (terrain: Terrain, painter: HexPainter): readonly Node[] => {
  const { position, icon, size, color, font, fixed } = terrain;
  const cost = painter.money(terrain.cost, 'terrain');
  const nodes: Node[] = [];
  if (icon !== undefined)
    nodes.push(
      ...drawIcon(icon, painter.look, {
        x: 0,
        y: -(ICON_RISE.get(icon) ?? USUAL_ICON_RISE),
        size: ICON_SCALES[size] * ICON_SIZE,
        color,
      }),
    );
  if (cost !== '')
    nodes.push(
      painter.write(cost, 0, 0, font, {
        baseline: 'hanging',
        fill: color === undefined ? painter.ink(undefined, painter.surfaces) : painter.plain(color),
        ...(color === undefined || color === 'black' ? {} : stroke(painter.ambient('black'), 1)),
      }),
    );
  return placeAt(position, nodes, uprightTurn(painter.options, fixed));
};
