import type { Config } from '@platelayer/game';
import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { useApp } from '../state/store.ts';
import { combineLayers, type EffectiveConfig, overridesIn } from './layers.ts';
import { loadChecker, useChecker } from './start-config.ts';

/** The effective configuration with its layers. A game's own settings apply only on its pages (95.2.1). */
export const useConfigLayers = (): EffectiveConfig => {
  const stored = useApp((state) => state.stored);
  const game = useApp((state) => state.game?.details.config);
  const folder = useApp((state) => state.game?.details.folder?.config);
  const inGame = useMatch('/games/:slug/*') !== null;
  const overrides = overridesIn(useLocation().search);
  const checker = useChecker((state) => state.checker);
  // Needed after following a link with overrides. For the first address, the checker is already loaded.
  const needed = overrides !== '' && !checker;
  useEffect(() => {
    if (needed) void loadChecker();
  }, [needed]);
  return combineLayers(stored, overrides, inGame ? game : undefined, checker, inGame ? folder : undefined);
};

/** The effective configuration, the same object until a value changes. */
export const useConfig = (): Config => useConfigLayers().config;
