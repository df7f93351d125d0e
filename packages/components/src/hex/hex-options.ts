import type { Half, Hex, TileId } from '@platelayer/game';
import type { ColorContext } from '@platelayer/library';

/** How a hex is drawn (20.1.8). It is always 150 wide and centred on the origin. */
export interface HexOptions {
  /** Which shades colour names have: `map` on maps, `tile` everywhere else. */
  readonly context: ColorContext | undefined;
  /** In degrees: 90 on a pointy-topped map, otherwise 0. */
  readonly orientation: number;
  /**
   * In degrees: how far the caller turns the finished drawing. Upright text is turned back by this (20.1.7); nothing
   * else changes.
   */
  readonly rotation?: number;
  /** Whether all text turns with the tile. */
  readonly fixed?: boolean;
  /** The id to print: a tile's id, or the coordinates inside a map hex. */
  readonly id?: Pick<TileId, 'base' | 'extra'>;
  /** Whether to draw the black outline. */
  readonly outline: boolean;
  /** Where background and track are cut: at the design outline, or with bleed if the caller cuts them. */
  readonly clip?: 'hex' | 'bleed';
  /** Opacity of hexes that do not set their own: the map's (20.3.7). */
  readonly opacity?: number;
  /** Whether to omit the background: `info.transparent` on maps. */
  readonly transparent?: boolean;
  /** Set if the caller has already drawn the background. Text colours still depend on it. */
  readonly groundBelow?: true;
  /** The halves, as seen on the page, that a map edge leaves of this hex. */
  readonly halves?: readonly Half[];
  /** Location of the hex in the file, for diagnostics. */
  readonly pointer?: string;
}

const ALL: readonly Half[] = [];

/** The halves in which a map hex is drawn; only their intersection is visible. A tile is always whole (20.6.2). */
export const shownHalves = (
  { half }: Pick<Hex, 'half'>,
  { context, halves = ALL }: Pick<HexOptions, 'context' | 'halves'>,
): readonly Half[] => {
  if (context !== 'map') return ALL;
  return half === undefined || halves.includes(half) ? halves : [...halves, half];
};

/** Key that is equal for equal options, whatever the order of their fields. */
export const hexOptionsKey = (options: HexOptions): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The rotation that keeps an element upright in a turned tile, unless the element or the whole hex is fixed (20.2.5).
 */
export const uprightTurn = (
  { rotation = 0, fixed: allFixed = false }: Pick<HexOptions, 'rotation' | 'fixed'>,
  fixed = false,
): number => (fixed || allFixed || rotation === 0 ? 0 : -rotation);
