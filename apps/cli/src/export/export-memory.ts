import { isDeepStrictEqual } from 'node:util';
import type { Assets, MadeDocuments, PageMemory, RememberedPages } from '@platelayer/export';
import type { Config, Game } from '@platelayer/game';

/** Remembers an export for the next one of the same file, so that only changes are drawn and written again. */
export interface ExportMemory {
  /** Returns the pages drawn with these settings and assets, or an empty memory if either has changed. */
  pages(settings: MemorySettings): PageMemory;
  readonly made: MadeDocuments;
  /** Files that this program wrote and may therefore replace. */
  readonly written: Set<string>;
}

interface MemorySettings {
  readonly config: Config;
  readonly assets: Assets;
}

export const exportMemory = (): ExportMemory => {
  let current: { readonly settings: MemorySettings; readonly pages: PageMemory } | undefined;
  return {
    made: new WeakMap(),
    written: new Set(),
    pages: (settings) => {
      if (!current || !isDeepStrictEqual(current.settings, settings))
        current = { settings, pages: pageMemory() };
      return current.pages;
    },
  };
};

const pageMemory = (): PageMemory => {
  const remembered = new Map<string, RememberedPages>();
  /** Comparisons of parts of the game, because several pages depend on the same part. */
  const comparisons = new WeakMap<object, { readonly after: unknown; readonly equal: boolean }>();
  const isEqual = (before: unknown, after: unknown): boolean => {
    if (typeof before !== 'object' || before === null) return before === after;
    const comparison = comparisons.get(before);
    if (comparison && comparison.after === after) return comparison.equal;
    const equal = isDeepStrictEqual(before, after);
    comparisons.set(before, { after, equal });
    return equal;
  };
  const isCurrent = ({ game: before, parts }: RememberedPages, after: Game) =>
    [...parts].every((part) => isEqual(before[part], after[part]));
  return {
    find: (key, game) => {
      const pages = remembered.get(key);
      return pages && isCurrent(pages, game) ? pages : undefined;
    },
    keep: (key, pages) => void remembered.set(key, pages),
  };
};
