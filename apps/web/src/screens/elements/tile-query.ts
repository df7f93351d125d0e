import type { Range, TileFilter } from '@platelayer/game';
import { integerParam, textParam } from '../../address/query.ts';

/** Tiles on a page (98.5.7). */
export const TILES_PER_PAGE = 50;

/** Choices of "Includes"; the first means no filter. */
export const INCLUDES = ['all', 'none', 'town', 'city'] as const;
type Includes = (typeof INCLUDES)[number];

export interface TileQuery {
  readonly color: string;
  readonly id: string;
  readonly includes: Includes;
  readonly revenue?: Range;
  /** As asked for; it may lie beyond the last page. */
  readonly page: number;
}

/** What an address asks of the tile gallery (98.3.6); anything unreadable counts as the default. */
export const readTileQuery = (query: URLSearchParams): TileQuery => ({
  color: textParam(query, 'color', 'all'),
  id: textParam(query, 'id', ''),
  includes: INCLUDES.find((choice) => choice === textParam(query, 'includes', 'all')) ?? 'all',
  revenue: readRange(textParam(query, 'revenue', '')),
  page: integerParam(query, 'page', 1),
});

const readRange = (written: string): Range | undefined => {
  const [, low, high] = /^(\d{1,6})_(\d{1,6})$/.exec(written) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high)) return undefined;
  return { low: Number(low), high: Number(high) };
};

export const filterOf = ({ color, id, includes, revenue }: TileQuery): TileFilter => ({
  ...(color === 'all' ? {} : { color }),
  ...(id === '' ? {} : { id }),
  ...(includes === 'all' ? {} : { includes }),
  ...(revenue ? { revenue } : {}),
});

/** The page that is shown, and how many there are. */
export const pageOf = (asked: number, matches: number): { readonly page: number; readonly pages: number } => {
  const pages = Math.max(1, Math.ceil(matches / TILES_PER_PAGE));
  return { page: Math.min(Math.max(asked, 1), pages), pages };
};

/** The address after changing one parameter. A changed filter leads back to the first page; defaults vanish. */
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
