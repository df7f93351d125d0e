import type { SafeStorage } from '../state/storage.ts';

const KEY = 'recents';
const MAX_RECENT = 10;

/** Newest first, at most ten, each once; as the desktop build keeps them (98.10.5). */
export const withRecent = (slugs: readonly string[], slug: string): readonly string[] =>
  [slug, ...slugs.filter((other) => other !== slug)].slice(0, MAX_RECENT);

/** Slugs of the games that were opened last. */
export const recentSlugs = (storage: SafeStorage): readonly string[] => {
  const stored = storage.read(KEY);
  return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
};

export const rememberRecent = (slug: string, storage: SafeStorage): void =>
  storage.write(KEY, withRecent(recentSlugs(storage), slug));
