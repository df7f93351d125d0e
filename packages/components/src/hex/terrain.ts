import type { Terrain, TerrainSize } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { type Example, example } from './example.ts';
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
        fill: painter.plain(color ?? 'black'),
        ...(color === undefined || color === 'black' ? {} : stroke(painter.ambient('black'), 1)),
      }),
    );
  return placeAt(position, nodes, uprightTurn(painter.options, fixed));
};

export const TERRAIN_EXAMPLES: readonly Example[] = [
  example('Empty', 'Nothing to see.', { terrain: [{}] }),
  example('Cost', 'Without a picture.', { terrain: [{ cost: 70, size: 'medium' }] }),
  example('Mountain', 'Peaks above the cost.', { terrain: [{ type: 'mountain', cost: 100 }] }),
  example('Water', 'Waves above the cost.', { terrain: [{ type: 'water', cost: 40 }] }),
  example('River', 'Two wavy lines.', { terrain: [{ type: 'river', cost: 20 }] }),
  example('Cactus', 'Desert.', { terrain: [{ type: 'cactus', cost: 20 }] }),
  example('Skull', 'Taller pictures stand higher.', { terrain: [{ type: 'cow-skull', cost: 10 }] }),
  example('Tree', 'Coloured text gets an outline.', {
    terrain: [{ type: 'tree', cost: 20, color: 'green' }],
  }),
  example('Tiny', 'Three quarters of the size.', { terrain: [{ type: 'river', cost: 10, size: 'tiny' }] }),
  example('Large', 'Twice the size.', { terrain: [{ type: 'swamp', cost: 120, size: 'large' }] }),
  example('Medium', 'Half as large again.', { terrain: [{ type: 'noenter', cost: 120, size: 'medium' }] }),
  example('Older spelling', 'Mountain and water as fields of the hex.', {
    mountain: { cost: 60, angle: 90, percent: 0.5 },
    water: [{ cost: '40+', angle: 270, percent: 0.5, fontSize: 12, fontFamily: 'serif' }],
  }),
  example('By a city', 'Makes room below.', { cities: [{}], terrain: [{ type: 'mountain', cost: 80 }] }),
];
