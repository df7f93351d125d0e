import { at, type Diagnostic, type Severity, stepsOf } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';
import { nearest } from '../nearest.ts';
import type { Difference } from '../schema/compare.ts';
import { accepts, alternatives, type Rule } from '../schema/rule.ts';
import { quote, shorten, wantedWords } from '../schema/words.ts';
import type { NumberNode } from './node.ts';

/** The five ways in which a configuration can be wrong (95.4.3). */
type FaultCode = 'type' | 'enum' | 'minimum' | 'required' | 'additional';

export interface ConfigFault {
  readonly code: FaultCode;
  /** Keys down to the value at fault, also where that value is missing or should not be there. */
  readonly path: readonly string[];
  readonly message: string;
  readonly hint?: string;
}

const named = (path: readonly string[]): string =>
  path.length === 0 ? 'The configuration' : path.map(shorten).join('.');

/** Keys down to the value that is missing, should not be there or does not fit. */
export const pathTo = (difference: Difference): readonly string[] => {
  switch (difference.is) {
    case 'ignored key':
    case 'unknown key':
      return stepsOf(difference.pointer);
    case 'missing':
      return [...stepsOf(difference.spot.pointer), ...difference.keys];
    default:
      return stepsOf(difference.spot.pointer);
  }
};

/** What a difference from the schema means for the configuration; nothing where a key is ignored in silence. */
export const faultOf = (difference: Difference): ConfigFault | undefined => {
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
      return misfit(alternatives(difference.spot.rule)[0]!, path, difference.spot.value);
  }
};

const typeWords = (type: Rule['type']): string => {
  if (type === 'object') return 'a group of settings';
  return type === 'array' ? 'a list of whole numbers' : wantedWords([{ type }]);
};

/** Why a value does not follow a rule: it is of another type, not one of the words, or too small. */
export const misfit = (
  rule: Rule & Pick<NumberNode, 'groupInFiles'>,
  path: ConfigFault['path'],
  value: Json,
): ConfigFault => {
  const { type } = rule;
  if (rule.groupInFiles && isObject(value))
    return {
      code: 'type',
      path,
      message: `${named(path)} must be ${typeWords(type)}; a group can only stand in a game file or a configuration file.`,
    };
  if (!accepts({ type }, value))
    return { code: 'type', path, message: `${named(path)} must be ${typeWords(type)}, not ${quote(value)}.` };
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
    message: `${named(path)} must be ${wantedWords([rule])}, not ${quote(value)}.`,
  };
};

export const unknownSetting = (path: ConfigFault['path'], known: readonly string[]): ConfigFault => {
  const guess = nearest(path.at(-1) ?? '', known);
  return {
    code: 'additional',
    path,
    message: `${named(path)} is not a setting.`,
    ...(guess !== undefined && { hint: `Did you mean ${named([...path.slice(0, -1), guess])}?` }),
  };
};

export const notOneValue = (path: ConfigFault['path'], known: readonly string[]): ConfigFault => ({
  code: 'type',
  path,
  message: `${named(path)} is a group of settings and takes no value itself.`,
  hint: `Name one of its settings: ${known.join(', ')}.`,
});

/** A missing key is reported on its parent, everything else where it stands (95.4.3). */
export const asDiagnostic = (fault: ConfigFault, severity: Severity, pointer = ''): Diagnostic => ({
  severity,
  code: `config/${fault.code}`,
  message: fault.message,
  pointer: at(pointer, ...(fault.code === 'required' ? fault.path.slice(0, -1) : fault.path)),
  ...(fault.hint !== undefined && { hint: fault.hint }),
});
