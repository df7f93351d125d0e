import { type Config, type ConfigPart, defaults } from './config.ts';
import { type ConfigLayers, withLayers, withPart } from './merge.ts';

/**
 * Defaults and user file combined: the values that a reset restores (95.2.1). A separate module, because the page merges
 * layers on every visit, but has the defaults as data.
 */
export const baseConfig = (user: ConfigPart = {}): Config => withPart(defaults, user);

export const effectiveConfig = (layers: ConfigLayers = {}): Config => withLayers(defaults, layers);
