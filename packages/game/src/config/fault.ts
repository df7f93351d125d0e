import { at, type Diagnostic, type Severity } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { nearest } from '../nearest.ts';

/** The five ways in which a configuration can be wrong (95.4.3). */
export type FaultCode = 'type' | 'enum' | 'minimum' | 'required' | 'additional';

export interface Fault {
  readonly code: FaultCode;
  /** Keys down to the value at fault, also where that value is missing or should not be there. */
  readonly path: readonly string[];
  readonly message: string;
  readonly hint?: string;
}

const EXPECTED = {
  object: 'a group of settings',
  array: 'a list of whole numbers',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
} as const;

/** Files may hold texts and keys of any length; a sentence shows their beginning. */
const LONGEST_QUOTE = 40;

const short = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const shown = (value: Json): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group';
  return typeof value === 'string' ? JSON.stringify(short(value)) : String(value);
};

const named = (path: readonly string[]): string =>
  path.length === 0 ? 'The configuration' : path.map(short).join('.');

export const wrongType = (expected: keyof typeof EXPECTED, path: Fault['path'], value: Json): Fault => ({
  code: 'type',
  path,
  message: `${named(path)} must be ${EXPECTED[expected]}, not ${shown(value)}.`,
});

export const wrongWord = (words: readonly string[], path: Fault['path'], value: Json): Fault => ({
  code: 'enum',
  path,
  message: `${named(path)} cannot be ${shown(value)}.`,
  hint: `Use one of ${words.join(', ')}.`,
});

export const tooSmall = (bound: string, path: Fault['path'], value: number): Fault => ({
  code: 'minimum',
  path,
  message: `${named(path)} must be ${bound}, not ${value}.`,
});

export const missing = (path: Fault['path']): Fault => ({
  code: 'required',
  path,
  message: `${named(path)} is missing.`,
});

export const unknownKey = (path: Fault['path'], known: readonly string[]): Fault => {
  const guess = nearest(path.at(-1) ?? '', known);
  return {
    code: 'additional',
    path,
    message: `${named(path)} is not a setting.`,
    ...(guess !== undefined && { hint: `Did you mean ${named([...path.slice(0, -1), guess])}?` }),
  };
};

export const fileOnly = (expected: keyof typeof EXPECTED, path: Fault['path']): Fault => ({
  code: 'type',
  path,
  message: `${named(path)} must be ${EXPECTED[expected]}; a group can only stand in a game file or a configuration file.`,
});

export const notOneValue = (path: Fault['path'], known: readonly string[]): Fault => ({
  code: 'type',
  path,
  message: `${named(path)} is a group of settings and takes no value itself.`,
  hint: `Name one of its settings: ${known.join(', ')}.`,
});

export const tooDeep = (path: Fault['path']): Fault => ({
  code: 'type',
  path,
  message: `${named(path)} is nested too deeply.`,
});

/** A missing or unexpected key is reported on its parent, everything else on the value (95.4.3). */
export const asDiagnostic = (fault: Fault, severity: Severity, pointer = ''): Diagnostic => {
  const onParent = fault.code === 'required' || fault.code === 'additional';
  return {
    severity,
    code: `config/${fault.code}`,
    message: fault.message,
    pointer: at(pointer, ...(onParent ? fault.path.slice(0, -1) : fault.path)),
    ...(fault.hint !== undefined && { hint: fault.hint }),
  };
};
