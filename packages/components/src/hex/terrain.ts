import type { Terrain, TerrainSize } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { type Brush, stroke } from './brush.ts';
import { at } from './position.ts';
import { uprightTurn } from './setting.ts';

/** Edge of an icon's box, and how a size scales it (20.8.13). */
const BOX = 25;
const SCALES: Readonly<Record<TerrainSize, number>> = { tiny: 0.75, small: 1, medium: 1.5, large: 2 };

/** How far icons are moved up to stand on the cost; low ones need less, tall ones more. */
const RAISED: ReadonlyMap<string, number> = new Map([
  ['swamp', 10],
  ['mountain', 8],
  ['cow-skull', 18],
  ['wheat', 18],
  ['noenter', 18],
]);
const USUALLY_RAISED = 12;

/** An icon above a cost. */
export const drawTerrain = (terrain: Terrain, brush: Brush): readonly Node[] => {
  const { position, icon, size, color, font, fixed } = terrain;
  const cost = brush.money(terrain.cost, 'terrain');
  const nodes: Node[] = [];
  if (icon !== undefined)
    nodes.push(
      ...drawIcon(icon, brush.look, {
        x: 0,
        y: -(RAISED.get(icon) ?? USUALLY_RAISED),
        size: SCALES[size] * BOX,
        color,
      }),
    );
  if (cost !== '')
    nodes.push(
      brush.write(cost, 0, 0, font, {
        baseline: 'hanging',
        fill: brush.plain(color ?? 'black'),
        ...(color === undefined || color === 'black' ? {} : stroke(brush.ambient('black'), 1)),
      }),
    );
  return at(position, nodes, uprightTurn(brush.setting, fixed));
};
