import type { TSchema } from 'typebox';
import { at, type Diagnostic, type Severity } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';
import { compare } from '../schema/compare.ts';
import { type ConfigPart, rootNode } from './config.ts';
import { asDiagnostic, type ConfigError, configErrorOf, pathTo } from './error.ts';
import { asPart, type ConfigNode, type GroupNode, isGroup } from './node.ts';

/** The valid part of a layer, with diagnostics for the rest. */
export interface ConfigLayer {
  readonly part: ConfigPart;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that does not rely on the defaults (95.4.1). */
const COMPLETE = rootNode;
/** A user's configuration file or the `config` of a game: any part of the settings. */
const FILE = asPart(rootNode, 'kept');
/**
 * Values from an address or the panel: without forms that only files may have (95.4.1 on `paper.margins`).
 */
const PANEL = asPart(rootNode, 'refused');

/** `font` may be nested without limit, but a file must not overflow the stack. */
const MAX_DEPTH = 16;

const checkLayer = (value: Json, node: ConfigNode, severity: Severity, pointer?: string): ConfigLayer => {
  const errors: ConfigError[] = [];
  const leftOut = new Set<string>();
  compare(
    value,
    node as unknown as TSchema,
    (difference) => {
      const error = configErrorOf(difference);
      if (error) errors.push(error);
      leftOut.add(settingAt(pathTo(difference)));
    },
    { exact: true, deepest: MAX_DEPTH },
  );
  return {
    part: (without(leftOut, value, '') ?? {}) as ConfigPart,
    diagnostics: errors.map((error) => asDiagnostic(error, severity, pointer)),
  };
};

/**
 * Pointer to the setting that a path leads to or into. A list and four margins are one setting: if a part of
 * it is invalid, the whole value comes from the layer below.
 */
const settingAt = (path: readonly string[]): string => {
  let node: ConfigNode | undefined = rootNode;
  let depth = 0;
  for (; depth < path.length && node && isGroup(node); depth++) node = childOf(node, path[depth]!);
  return at('', ...path.slice(0, depth));
};

const childOf = (node: GroupNode, key: string): ConfigNode | undefined => {
  if (Object.hasOwn(node.properties, key)) return node.properties[key];
  return typeof node.additionalProperties === 'object' ? node : undefined;
};

/** Removes settings from a value, and groups that become empty. */
const without = (leftOut: ReadonlySet<string>, value: Json, pointer: string): Json | undefined => {
  if (leftOut.has(pointer)) return undefined;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const left = without(leftOut, child, at(pointer, key));
    return left === undefined ? [] : [[key, left] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
};

/**
 * Checks a configuration file, which may contain any part of the settings, as saved by the panel. All keys
 * must be known and all values valid.
 */
export const checkConfigFile = (value: Json): readonly Diagnostic[] =>
  checkLayer(value, FILE, 'error').diagnostics;

/** Checks a configuration that must not rely on the defaults: all required keys must be present. */
export const checkConfig = (value: Json): readonly Diagnostic[] =>
  checkLayer(value, COMPLETE, 'error').diagnostics;

/**
 * Reads the layer in a user's configuration file, or in a game file at `pointer`. Invalid values are removed
 * with a warning, so the effective configuration always fits its type.
 */
export const fileLayer = (value: Json | undefined, pointer = ''): ConfigLayer =>
  checkLayer(value ?? {}, FILE, 'warning', pointer);

/** Reads the stored layer, with only the forms that the panel offers. */
export const panelLayer = (value: Json, severity: Severity): ConfigLayer =>
  checkLayer(value, PANEL, severity);

/** Errors by pointer for the panel: `#/paper/width` for a value, `#` for the whole configuration (95.4.3). */
export const errorsByPointer = (
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly Diagnostic[]> => {
  const errors = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = `#${diagnostic.pointer}`;
    const found = errors.get(key);
    if (found) found.push(diagnostic);
    else errors.set(key, [diagnostic]);
  }
  return errors;
};
