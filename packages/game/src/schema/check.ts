import type { TSchema } from 'typebox';
import { at, type Diagnostic, parentPointer, type Report } from '../diagnostic.ts';
import { gameSchema } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { isSameWord, MAX_COMPARED, nearest } from '../nearest.ts';
import { collector } from '../text/collector.ts';
import type { Parsed } from '../text/parsed.ts';
import { compare, type Difference } from './compare.ts';
import { UNDRAWN } from './field.ts';
import { fitOf } from './fit.ts';
import { fieldFor } from './other-words.ts';
import { refusal } from './recognise.ts';
import { accepts, alternatives, type Kind, kindFor, kindOf, meaningOf, type Rule } from './rule.ts';
import type { Owner, VisitedValue } from './walk.ts';
import { describeExpected, describeValue, joinWithOr, pathOf, quote, quoted } from './words.ts';

/** Compares a file with the file format. A file that is not a game gets only the refusal. */
export const diagnose = (parsed: Parsed): readonly Diagnostic[] => {
  const refused = refusal(parsed.value);
  if (refused) return [{ ...refused, ...parsed.locate('') }];
  const found = collector();
  if (parsed.value !== undefined) check(parsed.value, gameSchema.schema, found.report);
  return found.finish('schema/more').map((each) => ({ ...each, ...positionOf(each, parsed) }));
};

const positionOf = ({ code, pointer }: Diagnostic, parsed: Parsed) =>
  code === 'schema/unknown-key' ? parsed.locateKey(pointer) : parsed.locate(pointer);

/**
 * Compares a value with a schema and reports every difference, in file order. Accepts `null` for a missing
 * entry, and numbers and booleans written as strings (the upgrade reports these).
 */
export const check = (value: Json, schema: TSchema, report: Report): void => {
  let unknown = 0;
  compare(value, schema, (difference) => {
    if ('key' in difference) unknown += 1;
    const found = diagnosticOf(difference, unknown <= MAX_EXPLAINED);
    if (found) report(found);
  });
};

/** Looking for the meaning of an unknown key takes time, and no one reads this many suggestions. */
const MAX_EXPLAINED = 1000;

const diagnosticOf = (difference: Difference, explained: boolean): Diagnostic | undefined => {
  switch (difference.is) {
    case 'number for text': {
      const { visited } = difference;
      return {
        ...warning(
          visited,
          'type',
          `should be a string; the number ${visited.value} is read as "${visited.value}"`,
        ),
        severity: 'info',
        hint: 'Put it in double quotes.',
      };
    }
    case 'text in a list': {
      const { visited } = difference;
      return {
        ...warning(visited, 'type', 'should be a string; the only entry of the list is used'),
        severity: 'info',
        hint: 'Remove the square brackets.',
      };
    }
    case 'only entry of a list': {
      const { visited } = difference;
      const found = describeValue(visited.value);
      return {
        ...warning(visited, 'type', `should be a list, but is ${found}, which is treated as its only entry`),
        hint: 'Put it in square brackets.',
      };
    }
    case 'misfit':
      return mismatch(difference.visited);
    case 'wrong length': {
      const { visited, rule } = difference;
      const { length } = visited.value as readonly Json[];
      return warning(visited, 'length', `should have ${describeCount(rule)}, but has ${length}`);
    }
    case 'missing':
      return missing(difference.visited, difference.keys, difference.rule);
    case 'unknown key':
      return unknownKey(difference, explained);
    // Other programs may add keys here, but not misspellings of known ones.
    case 'ignored key': {
      const { key, rule } = difference;
      return Object.keys(rule.properties ?? {}).some((known) => isSameWord(key, known))
        ? unknownKey(difference, explained)
        : undefined;
    }
    default:
      return undefined;
  }
};

/** How a value may contradict the schema; each ends a code. */
export const SCHEMA_CODES = ['choice', 'form', 'length', 'missing', 'range', 'type'] as const;
type SchemaCode = (typeof SCHEMA_CODES)[number];

/** A warning with the field's description as its hint. */
const warning = (
  { pointer, rule }: Pick<VisitedValue, 'pointer' | 'rule'>,
  code: SchemaCode,
  words: string,
): Diagnostic => {
  const meaning = meaningOf(rule);
  return {
    severity: 'warning',
    code: `schema/${code}`,
    message: `${pathOf(pointer)} ${words}.`,
    pointer,
    ...(meaning ? { hint: meaning } : {}),
  };
};

const mismatch = (visited: VisitedValue): Diagnostic => {
  const kind = kindOf(visited.value);
  const rules = alternatives(visited.rule);
  const comparable = rules.filter((rule) => kindFor(rule) === kind);
  const plain = rules.filter(({ type }) => type !== 'array' && type !== 'object');
  const suggestion =
    typeof visited.value === 'string' &&
    nearest(
      visited.value,
      comparable.flatMap((rule) => rule.enum ?? []),
    );
  return {
    ...warning(
      visited,
      comparable.length === 0 ? 'type' : differenceOf(kind, comparable),
      `should be ${describeExpected(comparable.length > 0 ? plain : rules)}, but is ${describeValue(visited.value)}`,
    ),
    severity: losesObject(visited.value, rules, comparable) ? 'error' : 'warning',
    ...(suggestion ? { hint: `Did you mean "${suggestion}"?` } : {}),
    ...(comparable.length === 0 ? hintForName(visited, rules) : {}),
    ...hintForNumber(visited.value, plain),
    ...(isNothing(visited.value) && expectsObject(rules)
      ? { hint: 'Remove it; nothing is drawn for it.' }
      : {}),
  };
};

/** One number with other characters around it, but no letters, which might be a unit. */
const ONE_NUMBER = /^[^\p{L}\d-]*(\d+(?:[., ']\d{3})*|\d+[.,]\d+)[^\p{L}\d]*$/u;

/** Suggests the number in a string such as `12,000` or `60 %`. */
const hintForNumber = (value: Json, rules: readonly Rule[]): Pick<Diagnostic, 'hint'> => {
  const digits = typeof value === 'string' ? ONE_NUMBER.exec(value)?.[1] : undefined;
  const number = Number(digits?.replace(/[., '](?=\d{3})/g, '').replace(',', '.'));
  return rules.some((rule) => accepts(rule, number)) ? { hint: `Write ${number}.` } : {};
};

/** Suggests an object for a plain value that could be its name. */
const hintForName = ({ value, naming }: VisitedValue, rules: readonly Rule[]): Pick<Diagnostic, 'hint'> => {
  const field = naming && rules.find(({ properties }) => properties)?.properties?.[naming.field];
  return field && fitOf(value, field).as === 'plain value'
    ? { hint: `Write it as an object, such as { "${naming.field}": ${quote(value)} }.` }
    : {};
};

/** Whether a rule expects an object, or a list of objects, rather than a property of one. */
const expectsObject = (rules: readonly Rule[]): boolean =>
  rules.some(({ type }) => type === 'object') || rules.every(({ type }) => type === 'array');

/** Authors write `null` and `false` for nothing (20.2.3). */
const isNothing = (value: Json): boolean => value === null || value === false;

/** Whether an object that should be drawn is lost because its value has the wrong type. */
const losesObject = (value: Json, rules: readonly Rule[], comparable: readonly Rule[]): boolean =>
  expectsObject(rules) && comparable.length === 0 && !isNothing(value);

const differenceOf = (kind: Kind, rules: readonly Rule[]): SchemaCode => {
  if (kind === 'number') return 'range';
  return rules.some((rule) => rule.enum || rule.const !== undefined) ? 'choice' : 'form';
};

const describeCount = ({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Rule): string => {
  const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
  if (minItems === maxItems) return `exactly ${entries(minItems)}`;
  return maxItems === Number.POSITIVE_INFINITY
    ? `at least ${entries(minItems)}`
    : `at most ${entries(maxItems)}`;
};

/** Field names without deprecated spellings. */
const currentFields = ({ properties = {} }: Rule): readonly string[] =>
  Object.keys(properties).filter((name) => !properties[name]!.deprecated);

/**
 * The field that an unknown key stands for: a missing field with this synonym or a similar name, or else the
 * only required field, if no other key is unknown.
 */
const intendedField = (key: string, alone: boolean, object: JsonObject, rule: Rule): string | undefined => {
  const { properties = {}, required = [] } = rule;
  const lacks = (known: string) => !Object.hasOwn(object, known);
  const known = fieldFor(key, currentFields(rule).filter(lacks));
  if (known !== undefined) return known;
  const [needed, ...others] = required;
  if (!alone || needed === undefined || others.length > 0 || !lacks(needed)) return undefined;
  return fitOf(object[key]!, properties[needed]!).as === 'misfit' ? undefined : needed;
};

/** An error if the object is not drawn without the entry. Returns undefined if the key is only misspelt. */
const missing = (
  { value, pointer }: VisitedValue,
  keys: readonly string[],
  objectRule: Rule,
): Diagnostic | undefined => {
  const { properties = {}, [UNDRAWN]: undrawn } = objectRule;
  const object = value as JsonObject;
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(properties, key));
  const alone = unknown.length === 1;
  const isMeant = (key: string) => keys.includes(intendedField(key, alone, object, objectRule) ?? '');
  if (unknown.slice(0, MAX_COMPARED).some(isMeant)) return undefined;
  const names = joinWithOr(keys.map(quoted));
  const rule = (keys.length === 1 && properties[keys[0]!]) || {};
  const meaning = meaningOf(rule);
  return {
    ...warning({ pointer, rule }, 'missing', `has no ${names}`),
    severity: undrawn ? 'error' : 'warning',
    hint: meaning ? `Add ${names}: ${meaning}` : `Add ${names}.`,
  };
};

const unknownKey = (
  { pointer, key, object, rule, owner, alone }: Extract<Difference, { readonly key: string }>,
  explained: boolean,
): Diagnostic => {
  const unknownField = {
    code: 'schema/unknown-key',
    message: `Unknown field ${pathOf(pointer)}; it is ignored.`,
    pointer,
  } as const;
  if (!explained) return { severity: 'warning', ...unknownField };
  const absent = intendedField(key, alone, object, rule);
  const suggestion = absent ?? nearest(key, currentFields(rule));
  return {
    severity: rule[UNDRAWN] && absent && rule.required?.includes(absent) ? 'error' : 'warning',
    ...unknownField,
    ...(suggestion
      ? { hint: `Did you mean ${quoted(suggestion)}?`, meant: at(parentPointer(pointer), suggestion) }
      : { hint: hintForUnknownKey(key, object[key]!, { pointer: parentPointer(pointer), rule, owner }) }),
  };
};

/** Longer lists do not help the reader. */
const MAX_PLACES = 3;
const MAX_FIELDS = 16;

/**
 * Suggests moving a key to the object one level up or down that has this field and accepts this value.
 * Otherwise lists the known fields, if they are few.
 */
const hintForUnknownKey = (key: string, value: Json, { rule, owner }: Owner): string => {
  const { properties = {} } = rule;
  const has = ({ properties: own = {} }: Rule) =>
    Object.hasOwn(own, key) && fitOf(value, own[key]!).as !== 'misfit';
  const deeper = Object.keys(properties).filter((name) => objectRules(properties[name]!).some(has));
  let above = owner;
  while (above && !has(above.rule)) above = above.owner;
  const places = [
    ...(deeper.length <= MAX_PLACES ? deeper.map(quoted) : []),
    ...(above ? [above.pointer === '' ? 'the file itself' : pathOf(above.pointer)] : []),
  ];
  if (places.length > 0) return `It is a field of ${joinWithOr(places)}; move it there.`;
  const known = currentFields(rule);
  return known.length > 0 && known.length <= MAX_FIELDS
    ? `Known fields here: ${known.map(quoted).join(', ')}.`
    : 'Remove it, or look up the name in the field reference.';
};

/** The object rules that a rule allows, alone or in a list. */
const objectRules = (rule: Rule): readonly Rule[] =>
  alternatives(rule).flatMap((each) => (each.items ? alternatives(each.items) : [each]));
