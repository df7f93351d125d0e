import type { TSchema } from 'typebox';
import { at, type Diagnostic, type Severity } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';
import { compare } from '../schema/compare.ts';
import { type ConfigPart, rootNode } from './config.ts';
import { asDiagnostic, type ConfigFault, faultOf, pathTo } from './fault.ts';
import { asPart, type ConfigNode, type GroupNode, isGroup } from './node.ts';

/** A layer as far as it fits the schema, and what was left out of it. */
export interface ConfigLayer {
  readonly part: ConfigPart;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that does without the defaults (95.4.1). */
const COMPLETE = rootNode;
/** A user's configuration file or the `config` of a game: any part will do. */
const FILE = asPart(rootNode, 'kept');
/** Text of an address, and what the panel may store: no forms that only files may hold (95.4.1 on `paper.margins`). */
const PANEL = asPart(rootNode, 'refused');

/** `font` may nest in itself for ever; nobody's does, and no file may exhaust the stack. */
const DEEPEST = 16;

const checkLayer = (value: Json, node: ConfigNode, severity: Severity, pointer?: string): ConfigLayer => {
  const faults: ConfigFault[] = [];
  const leftOut = new Set<string>();
  compare(
    value,
    node as unknown as TSchema,
    (difference) => {
      const fault = faultOf(difference);
      if (fault) faults.push(fault);
      leftOut.add(settingAt(pathTo(difference)));
    },
    { exact: true, deepest: DEEPEST },
  );
  return {
    part: (without(leftOut, value, '') ?? {}) as ConfigPart,
    diagnostics: faults.map((fault) => asDiagnostic(fault, severity, pointer)),
  };
};

/**
 * The setting that a path leads to or into. A list and four margins are one value: with a part of it wrong, the layer
 * below decides on all of it.
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

/** The value without some settings, and without the groups that this leaves empty. */
const without = (leftOut: ReadonlySet<string>, value: Json, pointer: string): Json | undefined => {
  if (leftOut.has(pointer)) return undefined;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const left = without(leftOut, child, at(pointer, key));
    return left === undefined ? [] : [[key, left] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
};

/** Checks a configuration file, which may hold any part of the settings, as the panel saves it: nothing unknown, every value allowed. */
export const checkConfigFile = (value: Json): readonly Diagnostic[] =>
  checkLayer(value, FILE, 'error').diagnostics;

/** Checks a configuration that does without the defaults: all required keys, too. */
export const checkConfig = (value: Json): readonly Diagnostic[] =>
  checkLayer(value, COMPLETE, 'error').diagnostics;

/**
 * The layer in a user's configuration file, or in a game file at `pointer`. What does not fit is left
 * out with a warning, so that a settled configuration always fits its type.
 */
export const fileLayer = (value: Json | undefined, pointer = ''): ConfigLayer =>
  checkLayer(value ?? {}, FILE, 'warning', pointer);

/** What the stored layer may hold: the forms that the panel offers, and no others. */
export const panelLayer = (value: Json, severity: Severity): ConfigLayer =>
  checkLayer(value, PANEL, severity);

/** The error map of the panel: `#/paper/width` for a value, `#` for the whole (95.4.3). */
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
