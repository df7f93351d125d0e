import { BUNDLED_GAMES, DEFAULT_GAME } from '@platelayer/library';
import { metaOf } from '../address/slug.ts';
import type { Summary } from '../state/store.ts';
import type { GameSource } from './source.ts';
import { SourceError } from './source-error.ts';

/** Summaries of the bundled games, available without loading a game. */
export const BUNDLED_SUMMARIES: readonly Summary[] = BUNDLED_GAMES.map((game) => ({
  ...game,
  ...metaOf('bundled', game.id),
}));

/** The game to start with (98.1). */
export const defaultGame = BUNDLED_SUMMARIES.find(({ id }) => id === DEFAULT_GAME);

const isBundled = (id: string): boolean => BUNDLED_GAMES.some((game) => game.id === id);

export const bundledSource: GameSource = {
  list: async () => BUNDLED_SUMMARIES,
  read: async (id) => {
    if (!isBundled(id)) throw new SourceError('bundledNotFound', { id });
    return { input: { bundled: id } };
  },
  peek: async (id) => (isBundled(id) ? { bundled: id } : undefined),
  remove: async (id) => {
    const title = BUNDLED_SUMMARIES.find((game) => game.id === id)?.title ?? id;
    throw new SourceError('deleteBundled', { title });
  },
};
