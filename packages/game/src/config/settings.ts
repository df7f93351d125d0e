import type { Diagnostic } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { type ConfigLayer, panelLayer } from './check.ts';
import { type ConfigPart, rootNode } from './config.ts';
import { asDiagnostic, type ConfigError, mismatch, notOneValue, unknownSetting } from './error.ts';
import { parseDecimal } from './length.ts';
import { type ConfigNode, isGroup, offeredForm, type ValueNode } from './node.ts';
import { setValue } from './path.ts';

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['', true],
  ['false', false],
  ['0', false],
]);

const list = (text: string): Json | undefined => {
  if (text.trim() === '') return [];
  const items = text.split(',').map(parseDecimal);
  return items.every((item) => item !== undefined) ? items : undefined;
};

/** Text conversions by value type (95.5.2). */
const READ: Record<ValueNode['type'], (text: string) => Json | undefined> = {
  array: list,
  boolean: (text) => FLAGS.get(text),
  integer: parseDecimal,
  number: parseDecimal,
  string: (text) => text,
};

/** Returns the value that a text stands for, or an error. */
const readSetting = (path: string, text: string): { readonly value: Json } | ConfigError => {
  const keys = path.split('.');
  let node: ConfigNode = rootNode;
  for (const [index, key] of keys.entries()) {
    const known: Readonly<Record<string, ConfigNode>> = isGroup(node) ? node.properties : {};
    const child = Object.hasOwn(known, key) ? known[key] : undefined;
    if (child === undefined) return unknownSetting(keys.slice(0, index + 1), Object.keys(known));
    node = child;
  }
  if (isGroup(node)) return notOneValue(keys, Object.keys(node.properties));
  const { type } = offeredForm(node);
  const value = READ[type](text);
  return value === undefined ? mismatch({ type }, keys, text) : { value };
};

/**
 * Reads a layer of settings given as text, `['tiles.width', '106.25']`, from an address or a command line. If
 * a path appears twice, the last one applies. Invalid settings are omitted.
 */
export const settingsLayer = (settings: Iterable<readonly [path: string, text: string]>): ConfigLayer => {
  const diagnostics: Diagnostic[] = [];
  let part: ConfigPart = {};
  for (const [path, text] of new Map(settings)) {
    const read = readSetting(path, text);
    if ('code' in read) {
      diagnostics.push(asDiagnostic(read, 'warning'));
      continue;
    }
    const errors = panelLayer(setValue({}, path, read.value) as JsonObject, 'warning').diagnostics;
    diagnostics.push(...errors);
    if (errors.length === 0) part = setValue(part, path, read.value);
  }
  return { part, diagnostics };
};

/** The key `config` without a dot opens the drawer, so it is not a setting (95.5.1). */
const PREFIX = 'config.';

/** Reads the layer from a decoded query, such as a `URLSearchParams`. */
export const urlLayer = (query: Iterable<readonly [key: string, text: string]>): ConfigLayer =>
  settingsLayer(
    [...query]
      .filter(([key]) => key.startsWith(PREFIX) && key !== PREFIX)
      .map(([key, text]) => [key.slice(PREFIX.length), text] as const),
  );
