import { isDeepStrictEqual } from 'node:util';
import type { Assets, MadeDocuments, PageMemory, RememberedPages } from '@platelayer/export';
import type { Config, Game } from '@platelayer/game';

/** What one export leaves to the next one of the same file, so that only what has changed is drawn and made again. */
export interface ExportMemory {
  /** The pages drawn with these settings and with what the game brings along; none if either was another. */
  pages(settings: MemorySettings): PageMemory;
  readonly made: MadeDocuments;
  /** Files that this run has written and may replace. */
  readonly written: Set<string>;
}

interface MemorySettings {
  readonly config: Config;
  readonly assets: Assets;
}

export const exportMemory = (): ExportMemory => {
  let kept: { readonly settings: MemorySettings; readonly pages: PageMemory } | undefined;
  return {
    made: new WeakMap(),
    written: new Set(),
    pages: (settings) => {
      if (!kept || !isDeepStrictEqual(kept.settings, settings)) kept = { settings, pages: pageMemory() };
      return kept.pages;
    },
  };
};

const pageMemory = (): PageMemory => {
  const kept = new Map<string, RememberedPages>();
  /** What came of comparing a part: several pages are drawn from the same. */
  const compared = new WeakMap<object, { readonly other: unknown; readonly equal: boolean }>();
  const isSame = (before: unknown, now: unknown): boolean => {
    if (typeof before !== 'object' || before === null) return before === now;
    const known = compared.get(before);
    if (known && known.other === now) return known.equal;
    const equal = isDeepStrictEqual(before, now);
    compared.set(before, { other: now, equal });
    return equal;
  };
  const isCurrent = ({ game: before, parts }: RememberedPages, now: Game) =>
    [...parts].every((part) => isSame(before[part], now[part]));
  return {
    find: (key, game) => {
      const found = kept.get(key);
      return found && isCurrent(found, game) ? found : undefined;
    },
    keep: (key, drawn) => void kept.set(key, drawn),
  };
};
