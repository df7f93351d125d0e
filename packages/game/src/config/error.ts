import { at, type Diagnostic, type Severity, stepsOf } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';
import { nearest } from '../nearest.ts';
import type { Difference } from '../schema/compare.ts';
import { accepts, alternatives, type Rule } from '../schema/rule.ts';
import { describeExpected, quote, shorten } from '../schema/words.ts';
import type { NumberNode } from './node.ts';

/** The kinds of configuration errors (95.4.3). */
export const CONFIG_ERROR_CODES = ['type', 'enum', 'minimum', 'required', 'additional'] as const;

export interface ConfigError {
  readonly code: (typeof CONFIG_ERROR_CODES)[number];
  /** Keys down to the invalid value, even if that value is missing or should not be there. */
  readonly path: readonly string[];
  readonly message: string;
  readonly hint?: string;
}

const named = (path: readonly string[]): string =>
  path.length === 0 ? 'The configuration' : path.map(shorten).join('.');

export const pathTo = (difference: Difference): readonly string[] => {
  switch (difference.is) {
    case 'ignored key':
    case 'unknown key':
      return stepsOf(difference.pointer);
    case 'missing':
      return [...stepsOf(difference.visited.pointer), ...difference.keys];
    default:
      return stepsOf(difference.visited.pointer);
  }
};

/** Converts a schema difference to a configuration error. Returns undefined for an ignored key. */
export const configErrorOf = (difference: Difference): ConfigError | undefined => {
  const path = pathTo(difference);
  switch (difference.is) {
    case 'ignored key':
      return undefined;
    case 'unknown key':
      return unknownSetting(path, Object.keys(difference.rule.properties ?? {}));
    case 'missing':
      return { code: 'required', path, message: `${named(path)} is missing.` };
    case 'too deep':
      return { code: 'type', path, message: `${named(path)} is nested too deeply.` };
    default:
      return mismatch(alternatives(difference.visited.rule)[0]!, path, difference.visited.value);
  }
};

const describeType = (type: Rule['type']): string => {
  if (type === 'object') return 'a group of settings';
  return type === 'array' ? 'a list of whole numbers' : describeExpected([{ type }]);
};

/** Reports a value with the wrong type, an unknown choice or a number below the minimum. */
export const mismatch = (
  rule: Rule & Pick<NumberNode, 'groupInFiles'>,
  path: ConfigError['path'],
  value: Json,
): ConfigError => {
  const { type } = rule;
  if (rule.groupInFiles && isObject(value))
    return {
      code: 'type',
      path,
      message: `${named(path)} must be ${describeType(type)}. Only a game file or a configuration file may use a group here.`,
    };
  if (!accepts({ type }, value))
    return {
      code: 'type',
      path,
      message: `${named(path)} must be ${describeType(type)}, not ${quote(value)}.`,
    };
  if (rule.enum)
    return {
      code: 'enum',
      path,
      message: `${named(path)} cannot be ${quote(value)}.`,
      hint: `Use one of ${rule.enum.join(', ')}.`,
    };
  return {
    code: 'minimum',
    path,
    message: `${named(path)} must be ${describeExpected([rule])}, not ${quote(value)}.`,
  };
};

export const unknownSetting = (path: ConfigError['path'], known: readonly string[]): ConfigError => {
  const guess = nearest(path.at(-1) ?? '', known);
  return {
    code: 'additional',
    path,
    message: `There is no setting ${named(path)}.`,
    ...(guess !== undefined && { hint: `Did you mean ${named([...path.slice(0, -1), guess])}?` }),
  };
};

export const notOneValue = (path: ConfigError['path'], known: readonly string[]): ConfigError => ({
  code: 'type',
  path,
  message: `${named(path)} is a group of settings, not a single value.`,
  hint: `Name one of its settings: ${known.join(', ')}.`,
});

/** A missing key is reported at its parent, everything else at its own pointer (95.4.3). */
export const asDiagnostic = (error: ConfigError, severity: Severity, pointer = ''): Diagnostic => ({
  severity,
  code: `config/${error.code}`,
  message: error.message,
  pointer: at(pointer, ...(error.code === 'required' ? error.path.slice(0, -1) : error.path)),
  ...(error.hint !== undefined && { hint: error.hint }),
});
