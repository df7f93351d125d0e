import { type FallbackGroup, findInSlices, type SlicedFamily } from '@platelayer/library';
import { type SearchFallback, searchWith } from '@platelayer/scene';
import { fetchBytes, sliceUrl } from './fonts.ts';

const TABLES: Readonly<Record<FallbackGroup, () => Promise<{ readonly families: readonly SlicedFamily[] }>>> =
  {
    signs: () => import('virtual:platelayer/fallback/signs'),
    cjk: () => import('virtual:platelayer/fallback/cjk'),
  };

/** Finds slices of the fallback fonts, each fetched when a character first needs it. */
export const searchOnline = (text: string): SearchFallback =>
  searchWith(
    findInSlices({
      table: async (group) => (await TABLES[group]()).families,
      read: (path) => fetchBytes(sliceUrl(path)).catch(notLoaded),
      text,
    }),
  );

const notLoaded = (): never => {
  throw new Error(
    'The font that has it could not be loaded: open the game again when you are online, or put a font into its folder fonts/.',
  );
};
