import type { Terrain, TerrainSize } from '@platelayer/game';
import { boundsOfAll, groupAt, type Node, translate } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { footprintOf } from './footprint.ts';
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

/** Between an icon and the cost below it, at least. */
const GAP = 3.5;

/** An icon above a cost. */
export const drawTerrain = (terrain: Terrain, painter: HexPainter): readonly Node[] => {
  const { position, fixed } = terrain;
  const cost = drawCost(terrain, painter);
  return placeAt(
    position,
    [...drawPicture(terrain, cost, painter), ...cost],
    uprightTurn(painter.options, fixed),
  );
};

const drawCost = ({ cost, color, font }: Terrain, painter: HexPainter): readonly Node[] => {
  const shown = painter.money(cost, 'terrain');
  if (shown === '') return [];
  return [
    painter.write(shown, 0, 0, font, {
      baseline: 'hanging',
      fill: painter.plain(color ?? 'black'),
      ...(color === undefined || color === 'black' ? {} : stroke(painter.ambient('black'), 1)),
    }),
  ];
};

/** Raised as far as its kind wants, and further where it would come too close to the cost: large ones, and deep ones. */
const drawPicture = (
  { icon, size, color }: Terrain,
  cost: readonly Node[],
  { look }: HexPainter,
): readonly Node[] => {
  if (icon === undefined) return [];
  const edge = ICON_SCALES[size] * ICON_SIZE;
  const drawn = drawIcon(icon, look, { x: 0, y: 0, size: edge, color });
  const bounds = boundsOfAll(drawn);
  // Boxes of turned shapes reach further than the shapes.
  const foot = bounds ? Math.min(bounds.y + bounds.height, edge / 2) : 0;
  const top = footprintOf(cost, look.fonts).tree?.top ?? Number.POSITIVE_INFINITY;
  const y = Math.min(-(ICON_RISE.get(icon) ?? USUAL_ICON_RISE), top - GAP - foot);
  return [groupAt(translate(0, y), ...drawn)];
};
