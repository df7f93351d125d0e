import { useEffect } from 'react';
import { useConfig } from '../config/use-config.ts';
import { useApp } from '../state/store.ts';

/** How long a version must be on screen to be stored, so that quick edits do not slow down drawing. */
const SEEN_MS = 2500;

/** Stores each version of the user's own games that is shown, and all prints of any game (88.3). */
export const useRemembering = (): void => {
  const game = useApp((state) => state.game);
  const config = useConfig();
  // Bundled games do not change, so they are stored only when printed.
  const own = game !== undefined && game.meta.type !== 'bundled';
  useEffect(() => {
    if (!own) return;
    const timer = setTimeout(
      async () => (await import('./remember.ts')).rememberVersion(game, config),
      SEEN_MS,
    );
    return () => clearTimeout(timer);
  }, [own, game, config]);
  useEffect(() => {
    if (!game) return;
    const onPrinted = async () => (await import('./remember.ts')).rememberPrinted(game, config);
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [game, config]);
};
