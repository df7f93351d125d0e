import type { Side } from '@platelayer/game';
import { line, type Node, type Stroke } from '@platelayer/scene';
import { INNER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { BOTTOM, type LaidTile, piecesAt, TOP } from './align.ts';

/** How far a stitch reaches to either side of the seam. */
const REACH = 1.5;

/**
 * A short piece of track over the seam where a line runs on from one tile to the next, in tile units about the upper one. A
 * tile is cut shape by shape, so ground and halo would shine through the track along its edge.
 */
export const drawStitch = (above: LaidTile, below: LaidTile, look: Look): readonly Node[] => {
  const [upper, lower] = [strokeAt(above, BOTTOM, look), strokeAt(below, TOP, look)];
  if (!upper || !lower || upper.color !== lower.color || upper.width !== lower.width) return [];
  return [line(0, INNER_RADIUS - REACH, 0, INNER_RADIUS + REACH, { stroke: upper })];
};

/** The solid line that crosses the middle of a side at a right angle, if that is all there is. */
const strokeAt = (laid: LaidTile, side: Side, look: Look): Stroke | undefined => {
  const [piece, ...others] = piecesAt(laid, side);
  if (piece?.gauge !== 'normal' || laid.turn % 60 !== 0 || !laid.tile.hex.bleed) return undefined;
  const { course, position, width, color } = piece;
  const isCentred = position.x === 0 && position.y === 0 && !('offset' in course && course.offset !== 0);
  const isPlain = course.kind !== 'custom' && course.kind !== 'arrow';
  const isAlike = others.every((other) => other.color === color && other.width === width);
  const painted = look.color(color, 'tile', laid.tile.hex.phase);
  return isCentred && isPlain && isAlike && painted !== undefined ? { color: painted, width } : undefined;
};
