import type { RevenueRange, TileFilter } from '@platelayer/game';
import { integerParam, textParam } from '../../address/query.ts';

export const TILES_PER_PAGE = 50;

/** Choices of the filter "Includes"; the first means no filter. */
export const INCLUDES = ['all', 'none', 'town', 'city'] as const;
type Includes = (typeof INCLUDES)[number];

export interface TileQuery {
  readonly color: string;
  readonly id: string;
  readonly includes: Includes;
  readonly revenue?: RevenueRange;
  /** Requested page, which can be beyond the last page. */
  readonly page: number;
}

/** Parses the query of the tile gallery (98.3.6). Uses defaults for invalid values. */
export const readTileQuery = (query: URLSearchParams): TileQuery => ({
  color: textParam(query, 'color', 'all'),
  id: textParam(query, 'id', ''),
  includes: INCLUDES.find((choice) => choice === textParam(query, 'includes', 'all')) ?? 'all',
  revenue: parseRange(textParam(query, 'revenue', '')),
  page: integerParam(query, 'page', 1),
});

const parseRange = (text: string): RevenueRange | undefined => {
  const [, low, high] = /^(\d{1,6})_(\d{1,6})$/.exec(text) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high)) return undefined;
  return { low: Number(low), high: Number(high) };
};

export const filterOf = ({ color, id, includes, revenue }: TileQuery): TileFilter => ({
  ...(color === 'all' ? {} : { color }),
  ...(id === '' ? {} : { id }),
  ...(includes === 'all' ? {} : { includes }),
  ...(revenue ? { revenue } : {}),
});

/** Returns the current page and the number of pages. */
export const pageOf = (
  requested: number,
  matches: number,
): { readonly page: number; readonly pages: number } => {
  const pages = Math.max(1, Math.ceil(matches / TILES_PER_PAGE));
  return { page: Math.min(Math.max(requested, 1), pages), pages };
};

/** Changes one parameter. Changing a filter resets the page; defaults are removed. */
export const withTileQuery = (
  query: URLSearchParams,
  name: 'color' | 'id' | 'includes' | 'revenue' | 'page',
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (name !== 'page') next.delete('page');
  if (value === DEFAULTS[name]) next.delete(name);
  else next.set(name, value);
  return next;
};

const DEFAULTS = { color: 'all', id: '', includes: 'all', revenue: '', page: '1' } as const;
