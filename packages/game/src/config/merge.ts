import { get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Config, ConfigPart } from './config.ts';
import { getValue } from './path.ts';

/** Layers above the built-in defaults, weakest first (95.2.1). */
export const LAYER_NAMES = ['folder', 'user', 'stored', 'url', 'game'] as const;

export type ConfigLayerName = (typeof LAYER_NAMES)[number];

export type ConfigLayers = { readonly [Name in ConfigLayerName]?: ConfigPart };

/** Groups merge key by key; any other value, even a list, replaces the lower one (95.2.2). */
const merge = (lower: Json, upper: Json): Json => {
  if (!isObject(lower) || !isObject(upper)) return upper;
  const above = Object.entries(upper).map(([key, value]) => {
    const below = get(lower, key);
    return [key, below === undefined ? value : merge(below, value)] as const;
  });
  return { ...lower, ...Object.fromEntries(above) };
};

/** Merges a part over a configuration. */
export const withPart = (config: Config, part: ConfigPart): Config =>
  merge(config as JsonObject, part as JsonObject) as Config;

/** Merges layers over a configuration, weakest first. */
export const withLayers = (config: Config, layers: ConfigLayers): Config =>
  LAYER_NAMES.reduce((below, name) => withPart(below, layers[name] ?? {}), config);

/** The layer that sets a value: the panel marks values from the address or the game (95.6.2). */
export const layerOf = (layers: ConfigLayers, path: string): ConfigLayerName | 'defaults' =>
  LAYER_NAMES.findLast((name) => getValue(layers[name] ?? {}, path) !== undefined) ?? 'defaults';

/** The smallest part that turns `base` into `config` when merged over it (95.2.3). */
export const difference = (base: Config, config: Config): ConfigPart =>
  (differing(base as JsonObject, config as JsonObject) ?? {}) as ConfigPart;

const differing = (below: Json | undefined, above: Json): Json | undefined => {
  if (!isObject(below) || !isObject(above)) return sameValue(below, above) ? undefined : above;
  const entries = Object.entries(above).flatMap(([key, value]) => {
    const changed = differing(get(below, key), value);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

export const sameValue = (one: Json | undefined, other: Json): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => sameValue(item, other[index]))
    : one === other;
