import { type Polygon, polygon } from '@platelayer/scene';
import { type Clip, clipPolygon, INNER_RADIUS } from '../hex/outline.ts';
import type { TileSheetLayout } from './sheet-layout.ts';

/** Tiles that touch this one in its column. */
export interface ColumnNeighbours {
  readonly above: boolean;
  readonly below: boolean;
}

/** A tile reaches this far under the one below, or paper would show in the seam when the sheet is rasterised. */
const LAP = 3;

/** What shows of a tile on a sheet, in tile units (80.3, 80.6). It does not turn with the tile. */
export const sheetClip = (
  cut: TileSheetLayout['cut'],
  bleed: boolean,
  neighbours: ColumnNeighbours,
): Polygon => {
  if (!bleed || cut === 'exact') return clipPolygon('hex');
  if (cut === 'lobes') return clipPolygon('offset');
  const clip = clipPolygon(columnClip(neighbours));
  return neighbours.below ? extendBelow(clip) : clip;
};

export const columnClip = ({ above, below }: ColumnNeighbours): Clip => {
  if (above) return below ? 'die' : 'dieBottom';
  return below ? 'dieTop' : 'bleed';
};

const extendBelow = ({ points }: Polygon): Polygon =>
  polygon(points.map(([x, y]) => [x, Math.abs(y - INNER_RADIUS) < 1e-6 ? y + LAP : y]));
