import type { SafeStorage } from '../state/storage.ts';
import { type Summary, useApp } from '../state/store.ts';
import { summaryOf } from './source.ts';

/** Key in local storage (98.8). */
const LOADED_KEY = 'loadedGame';

const isSummary = (value: unknown): value is Summary =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'id', 'slug', 'title'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Restores the summary of the last game, then keeps it in sync with the current game. */
export const rememberGame = (storage: SafeStorage): (() => void) => {
  const stored = storage.read(LOADED_KEY);
  useApp.setState({ remembered: isSummary(stored) ? stored : undefined });
  return useApp.subscribe(({ game, remembered }, before) => {
    if (remembered !== before.remembered) storage.write(LOADED_KEY, remembered);
    else if (game !== before.game)
      useApp.setState({ remembered: game && summaryOf(game.meta, game.details) });
  });
};

const RECENT_KEY = 'recents';
const MAX_RECENT = 10;

/** Newest first, at most ten, without duplicates, as in the desktop application (98.10.5). */
export const withRecent = (slugs: readonly string[], slug: string): readonly string[] =>
  [slug, ...slugs.filter((other) => other !== slug)].slice(0, MAX_RECENT);

/** Slugs of recently opened games. */
export const recentSlugs = (storage: SafeStorage): readonly string[] => {
  const stored = storage.read(RECENT_KEY);
  return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
};

export const rememberRecent = (slug: string, storage: SafeStorage): void =>
  storage.write(RECENT_KEY, withRecent(recentSlugs(storage), slug));
