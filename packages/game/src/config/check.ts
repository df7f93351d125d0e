import type { Diagnostic, Severity } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { accept, type Rules } from './accept.ts';
import { type ConfigPart, rootNode } from './config.ts';
import { asDiagnostic, type ConfigFault } from './fault.ts';

/** A layer as far as it fits the schema, and what was left out of it. */
export interface ConfigLayer {
  readonly part: ConfigPart;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that claims to be complete, such as the `validate` command is given (95.4.1). */
const COMPLETE: Rules = { complete: true, fileForms: true };
/** A user's configuration file or the `config` of a game: any part will do. */
const FILE: Rules = { complete: false, fileForms: true };
/** Text of an address, and what the panel may store. */
export const PANEL: Rules = { complete: false, fileForms: false };

const checkLayer = (value: Json, rules: Rules, severity: Severity, pointer?: string): ConfigLayer => {
  const faults: ConfigFault[] = [];
  const part = accept(rootNode, value, [], rules, (fault) => void faults.push(fault));
  return {
    part: (part ?? {}) as ConfigPart,
    diagnostics: faults.map((fault) => asDiagnostic(fault, severity, pointer)),
  };
};

/** Checks a configuration on its own: all required keys, nothing unknown, every value allowed. */
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
