import type { Terrain, TerrainSize } from '@platelayer/game';
import { boundsOfAll, groupAt, type Node, translate } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { footprintOf } from './footprint.ts';
import { uprightTurn } from './hex-options.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** Size of an icon's box, and its scale factors (20.8.13). */
const ICON_SIZE = 25;
const ICON_SCALES: Readonly<Record<TerrainSize, number>> = { tiny: 0.75, small: 1, medium: 1.5, large: 2 };

/** How far icons are raised above the cost. Low ones need less, tall ones more. */
const ICON_RISE: ReadonlyMap<string, number> = new Map([
  ['swamp', 10],
  ['mountain', 8],
  ['cow-skull', 18],
  ['wheat', 18],
  ['noenter', 18],
]);
const DEFAULT_ICON_RISE = 12;

/** Minimum distance between an icon and the cost below it. */
const GAP = 3.5;

/** Draws an icon above a cost. */
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
      fill: color === undefined ? painter.ink(undefined, painter.surfaces) : painter.plain(color),
      ...(color === undefined || color === 'black' ? {} : stroke(painter.ambient('black'), 1)),
    }),
  ];
};

/** Draws the icon at the height for its kind, and higher if a large or deep one would come too close to the cost. */
const drawPicture = (
  { icon, size, color }: Terrain,
  cost: readonly Node[],
  { look }: HexPainter,
): readonly Node[] => {
  if (icon === undefined) return [];
  const edge = ICON_SCALES[size] * ICON_SIZE;
  const drawn = drawIcon(icon, look, { x: 0, y: 0, size: edge, color });
  const bounds = boundsOfAll(drawn);
  // Boxes of turned shapes are larger than the shapes.
  const foot = bounds ? Math.min(bounds.y + bounds.height, edge / 2) : 0;
  const top = footprintOf(cost, look.fonts).tree?.top ?? Number.POSITIVE_INFINITY;
  const y = Math.min(-(ICON_RISE.get(icon) ?? DEFAULT_ICON_RISE), top - GAP - foot);
  return [groupAt(translate(0, y), ...drawn)];
};
