import type { SafeStorage } from '../state/storage.ts';
import { type Summary, useApp } from '../state/store.ts';
import { summaryOf } from './source.ts';

/** Key in local storage (98.8). */
const KEY = 'loadedGame';

const isSummary = (value: unknown): value is Summary =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'id', 'slug', 'title'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Brings back the game that was loaded last, then remembers each that is loaded and forgets it with the game. */
export const rememberGame = (storage: SafeStorage): (() => void) => {
  const stored = storage.read(KEY);
  useApp.setState({ remembered: isSummary(stored) ? stored : undefined });
  return useApp.subscribe(({ game, remembered }, before) => {
    if (remembered !== before.remembered) storage.write(KEY, remembered);
    else if (game !== before.game) useApp.setState({ remembered: game && summaryOf(game.meta, game.facts) });
  });
};
