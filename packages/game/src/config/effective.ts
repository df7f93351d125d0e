import { type Config, type ConfigPart, defaults } from './config.ts';
import { type ConfigLayers, withLayers, withPart } from './merge.ts';

/** Defaults and user's file together: what a reset goes back to (95.2.1). */
export const baseConfig = (user: ConfigPart = {}): Config => withPart(defaults, user);

/** The configuration in force. */
export const effectiveConfig = (layers: ConfigLayers = {}): Config => withLayers(defaults, layers);
