import { asObject, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Config, ConfigPart } from './config.ts';

/** Returns the value at a dotted path such as `paper.width`. */
export const getValue = (config: Config | ConfigPart, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>(get, config as JsonObject);

/** Returns the part with one value set. */
export const setValue = (part: ConfigPart, path: string, value: Json): ConfigPart =>
  set(part as JsonObject, path.split('.'), value) as ConfigPart;

/** Returns the part without one value, and without groups that become empty. */
export const resetValue = (part: ConfigPart, path: string): ConfigPart =>
  remove(part as JsonObject, path.split('.')) as ConfigPart;

const set = (part: JsonObject, [key = '', ...rest]: readonly string[], value: Json): JsonObject => ({
  ...part,
  [key]: rest.length === 0 ? value : set(asObject(get(part, key)), rest, value),
});

const remove = (part: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject => {
  const child = get(part, key);
  if (child === undefined) return part;
  const left = rest.length > 0 && isObject(child) ? remove(child, rest) : {};
  if (Object.keys(left).length > 0) return { ...part, [key]: left };
  return Object.fromEntries(Object.entries(part).filter(([other]) => other !== key));
};
