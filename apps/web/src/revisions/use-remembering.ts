import { useEffect } from 'react';
import { useConfig } from '../config/use-config.ts';
import { useApp } from '../state/store.ts';

/** A version counts as seen after it was shown for so long: whoever turns a knob or saves again is not disturbed. */
const SEEN_MS = 2500;

/** Remembers every version of the user's own games that is shown, and what is printed of any game (88.3). */
export const useRemembering = (): void => {
  const game = useApp((state) => state.game);
  const config = useConfig();
  // Bundled games do not change; they are remembered when they are printed.
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
