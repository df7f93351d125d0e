import type { Config } from '@platelayer/game';
import { useLocation, useMatch } from 'react-router';
import { useApp } from '../state/store.ts';
import { type ConfigInForce, combineLayers, overridesIn } from './layers.ts';
import { openConfig } from './stored-config.ts';

// Read once, before the first page draws (98.8).
openConfig();

/** The configuration in force with its layers. A game's own settings hold on its pages (95.2.1). */
export const useConfigLayers = (): ConfigInForce => {
  const stored = useApp((state) => state.stored);
  const game = useApp((state) => state.game?.facts.config);
  const inGame = useMatch('/games/:slug/*') !== null;
  const { search } = useLocation();
  return combineLayers(stored, overridesIn(search), inGame ? game : undefined);
};

/** The configuration in force; stays the same object until a value changes. */
export const useConfig = (): Config => useConfigLayers().config;
