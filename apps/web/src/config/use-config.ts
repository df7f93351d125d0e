import type { Config } from '@platelayer/game';
import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { useApp } from '../state/store.ts';
import { type ConfigInForce, combineLayers, overridesIn } from './layers.ts';
import { loadChecker, useChecker } from './start-config.ts';

/** The configuration in force with its layers. A game's own settings hold on its pages (95.2.1). */
export const useConfigLayers = (): ConfigInForce => {
  const stored = useApp((state) => state.stored);
  const game = useApp((state) => state.game?.details.config);
  const folder = useApp((state) => state.game?.details.folder?.config);
  const inGame = useMatch('/games/:slug/*') !== null;
  const overrides = overridesIn(useLocation().search);
  const checker = useChecker((state) => state.checker);
  // An address that was reached by a link; for one that a visit begins with, it is there.
  const needed = overrides !== '' && !checker;
  useEffect(() => {
    if (needed) void loadChecker();
  }, [needed]);
  return combineLayers(stored, overrides, inGame ? game : undefined, checker, inGame ? folder : undefined);
};

/** The configuration in force; stays the same object until a value changes. */
export const useConfig = (): Config => useConfigLayers().config;
