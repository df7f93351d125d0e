import type { Hex, Side, Tile, Track } from '@platelayer/game';

/** A tile at a position of a sheet, turned clockwise by this many degrees. */
export interface LaidTile {
  readonly tile: Tile;
  readonly turn: number;
}

/** Sides at which tiles of a column touch. */
export const BOTTOM: Side = 1;
export const TOP: Side = 4;

const TURNS = [0, 60, 120, 180, 240, 300];

/** Rotations that may continue a line straight from top to bottom, in order of preference (80.5). */
const STRAIGHT_TURNS = [0, 120, 60];

/** Pieces of track that end at a side of a turned tile. */
export const piecesAt = ({ tile, turn }: LaidTile, side: Side): readonly Track[] => {
  const before = (((side - 1 - Math.round(turn / 60)) % 6) + 6) % 6;
  return tile.hex.track.filter(({ sides }) => sides.includes((before + 1) as Side));
};

/** Gauges of this track, or an empty string if there is none. */
export const trackAt = (laid: LaidTile, side: Side): string =>
  [...new Set(piecesAt(laid, side).map(({ gauge }) => gauge))].sort().join(' ');

/**
 * Turns a tile so that at the shared edge track meets track, of the same gauge if possible, or blank meets blank
 * (80.5). Only a tile directly above matters (80.14.8).
 */
export const layBelow = (tile: Tile, above: LaidTile | undefined): LaidTile => {
  if (tile.hex.rotation !== 0) return { tile, turn: tile.hex.rotation };
  if (above === undefined || isBlank(above.tile.hex)) return { tile, turn: 0 };
  const track = trackAt(above, BOTTOM);
  const first = (turns: readonly number[], fits: (laid: LaidTile) => boolean) =>
    turns.map((turn) => ({ tile, turn })).find(fits);
  const laid =
    track === ''
      ? first(TURNS, (laid) => trackAt(laid, TOP) === '')
      : (first(STRAIGHT_TURNS, (laid) => trackAt(laid, TOP) === track && trackAt(laid, BOTTOM) !== '') ??
        first(TURNS, (laid) => trackAt(laid, TOP) === track) ??
        first(TURNS, (laid) => trackAt(laid, TOP) !== ''));
  return laid ?? { tile, turn: 0 };
};

/**
 * Whether two tiles of a column may touch: they need the same background, and the same track or none on both sides of
 * the cut.
 */
export const canTouch = (above: LaidTile, below: LaidTile): boolean =>
  above.tile.hex.phase === below.tile.hex.phase && trackAt(above, BOTTOM) === trackAt(below, TOP);

const isBlank = ({ track }: Hex): boolean => track.every(({ sides }) => sides.length === 0);
