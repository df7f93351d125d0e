import type { Hex } from '../hex/hex.ts';
import type { Tile } from './tiles.ts';

export interface RevenueRange {
  readonly low: number;
  readonly high: number;
}

/** Filters of the tile gallery (20.12.5, 80.11); an undefined one matches everything. */
export interface TileFilter {
  readonly color?: string;
  /** Beginning of the id. */
  readonly id?: string;
  readonly includes?: 'none' | 'town' | 'city';
  readonly revenue?: RevenueRange;
}

/** `limits` are the smallest and largest revenue: a range that spans them hides nothing. */
export const passesFilter = (tile: Tile, filter: TileFilter, limits: RevenueRange): boolean =>
  (filter.color === undefined || tile.hex.color === filter.color) &&
  tile.id.startsWith(filter.id ?? '') &&
  (filter.includes === undefined || includes[filter.includes](tile.hex)) &&
  (filter.revenue === undefined || inRange(tile.hex, filter.revenue, limits));

const includes: Record<NonNullable<TileFilter['includes']>, (hex: Hex) => boolean> = {
  none: ({ cities, towns, centerTowns }) => cities.length + towns.length + centerTowns.length === 0,
  town: ({ towns, centerTowns }) => towns.length + centerTowns.length > 0,
  city: ({ cities }) => cities.length > 0,
};

/** Every integer in the values, such as two in `50/60`; 0 for a tile without values. */
export const revenuesOf = ({ values }: Hex): readonly number[] =>
  values.length === 0 ? [0] : values.flatMap(({ value }) => (String(value).match(/\d+/g) ?? []).map(Number));

/** The smallest and largest revenue of some tiles. */
export const revenueLimits = (tiles: readonly Tile[]): RevenueRange => {
  const all = tiles.flatMap(({ hex }) => revenuesOf(hex));
  return all.reduce<RevenueRange>(
    ({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }),
    { low: 0, high: 0 },
  );
};

/** Values without numbers are shown for the full range (80.14.18). */
const inRange = (hex: Hex, { low, high }: RevenueRange, limits: RevenueRange): boolean =>
  (low <= limits.low && high >= limits.high) ||
  revenuesOf(hex).some((revenue) => low <= revenue && revenue <= high);
