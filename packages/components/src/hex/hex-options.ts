import type { Half, Hex, TileId } from '@platelayer/game';
import type { ColorContext } from '@platelayer/library';

/** Where and how a hex is drawn (20.1.8). It stays a hex 150 wide, centred on the origin. */
export interface HexOptions {
  /** Whose shades ground and elements take: `map` on maps, `tile` everywhere else. */
  readonly context: ColorContext | undefined;
  /** In degrees: 90 where a map of pointed hexes is drawn, otherwise 0. */
  readonly orientation: number;
  /** In degrees: the turn that the caller gives the finished drawing, which upright texts undo (20.1.7). It turns nothing else. */
  readonly rotation?: number;
  /** Texts turn with the tile after all. */
  readonly fixed?: boolean;
  /** The id text: a tile's id, or a coordinate inside a map hex. None where absent. */
  readonly id?: Pick<TileId, 'base' | 'extra'>;
  /** Whether the black outline is drawn. */
  readonly outline: boolean;
  /** How far ground and track show: to the design outline, or with bleed for a caller that cuts it itself. */
  readonly clip?: 'hex' | 'bleed';
  /** Opacity of the ground of hexes that state none: the map's own (20.3.7). */
  readonly opacity?: number;
  /** No ground at all: `info.transparent` on maps. */
  readonly transparent?: boolean;
  /** The caller has drawn the ground below; colours still follow it. */
  readonly groundBelow?: true;
  /** Of a hex of the map: the halves, by their direction on the page, that an edge of the map leaves of it. */
  readonly halves?: readonly Half[];
  /** Where the hex stands in the file, for diagnostics. */
  readonly pointer?: string;
}

const ALL: readonly Half[] = [];

/** Only what lies in all of these halves is drawn of a hex of the map; a tile is always whole (20.6.2). */
export const shownHalves = (
  { half }: Pick<Hex, 'half'>,
  { context, halves = ALL }: Pick<HexOptions, 'context' | 'halves'>,
): readonly Half[] => {
  if (context !== 'map') return ALL;
  return half === undefined || halves.includes(half) ? halves : [...halves, half];
};

/** Equal for equal options, in whatever order they are written. */
export const hexOptionsKey = (options: HexOptions): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The turn that keeps an element upright in a turned tile, unless it or all of the hex is fixed (20.2.5). */
export const uprightTurn = (
  { rotation = 0, fixed: allFixed = false }: Pick<HexOptions, 'rotation' | 'fixed'>,
  fixed = false,
): number => (fixed || allFixed || rotation === 0 ? 0 : -rotation);
