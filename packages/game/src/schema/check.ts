import type { TSchema } from 'typebox';
import { at, type Report } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { nearest } from '../nearest.ts';
import { fault, missing, unknownKey } from './fault.ts';
import type { SchemaFit } from './fit.ts';
import { alternatives, type Kind, kindFor, kindOf, type Rule } from './rule.ts';
import { ruleFor, type Spot, walkSchema } from './walk.ts';
import { foundWords, wantedWords } from './words.ts';

/**
 * Compares a value with a schema and reports every difference, in the order of the file. `null` for an absent entry
 * and a number or switch written as text pass without a remark (upgrading reports the latter).
 */
export const check = (value: Json, schema: TSchema, report: Report, pointer = ''): void =>
  walkSchema(value, schema, (spot, fit) => checkOne(spot, fit, report), pointer);

const checkOne = (spot: Spot, fit: SchemaFit, report: Report): void => {
  switch (fit.as) {
    case 'object':
      return checkObject(spot, fit.rule, report);
    case 'list':
      return checkLength(spot, fit.rule, report);
    case 'number for text':
      return report({
        ...fault(spot, 'type', `should be text; the number ${spot.value} is read as "${spot.value}"`),
        severity: 'info',
        hint: 'Put it in double quotes.',
      });
    case 'only entry of a list':
      return report({
        ...fault(
          spot,
          'type',
          `should be a list, but is ${foundWords(spot.value)}, which is read as its only entry`,
        ),
        hint: 'Put it in square brackets.',
      });
    case 'misfit':
      return reportMisfit(spot, report);
  }
};

const reportMisfit = (spot: Spot, report: Report): void => {
  const kind = kindOf(spot.value);
  const rules = alternatives(spot.rule);
  const comparable = rules.filter((rule) => kindFor(rule) === kind);
  const plain = rules.filter(({ type }) => type !== 'array' && type !== 'object');
  const suggestion =
    typeof spot.value === 'string' &&
    nearest(
      spot.value,
      comparable.flatMap((rule) => rule.enum ?? []),
    );
  report({
    ...fault(
      spot,
      comparable.length === 0 ? 'type' : differenceOf(kind, comparable),
      `should be ${wantedWords(comparable.length > 0 ? plain : rules)}, but is ${foundWords(spot.value)}`,
    ),
    severity: plain.length === 0 ? 'error' : 'warning',
    ...(suggestion ? { hint: `Did you mean "${suggestion}"?` } : {}),
  });
};

const differenceOf = (kind: Kind, rules: readonly Rule[]): string => {
  if (kind === 'number') return 'range';
  return rules.some((rule) => rule.enum || rule.const !== undefined) ? 'choice' : 'form';
};

const checkLength = (spot: Spot, rule: Rule, report: Report): void => {
  const { length } = spot.value as readonly Json[];
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rule;
  if (length < minItems || length > maxItems)
    report(fault(spot, 'length', `should hold ${countWords(minItems, maxItems)}, but holds ${length}`));
};

const countWords = (minimum: number, maximum: number): string => {
  const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
  if (minimum === maximum) return `exactly ${entries(minimum)}`;
  return maximum === Number.POSITIVE_INFINITY
    ? `at least ${entries(minimum)}`
    : `at most ${entries(maximum)}`;
};

const checkObject = ({ value, pointer }: Spot, rule: Rule, report: Report): void => {
  const object = value as JsonObject;
  const { properties = {}, required = [] } = rule;
  const present = (key: string): boolean => Object.hasOwn(object, key) && object[key] !== null;
  for (const key of required.filter((each) => !present(each)))
    report(missing({ pointer, rule: properties[key] ?? {} }, [key], rule));
  const oneOf = rule.anyOf?.map((set) => set.required ?? []) ?? [];
  if (oneOf.length > 0 && !oneOf.some((keys) => keys.every(present)))
    report(
      missing(
        { pointer, rule: {} },
        oneOf.flat().filter((key) => !properties[key]?.deprecated),
        rule,
      ),
    );
  for (const key of Object.keys(object))
    if (ruleFor(key, rule) === false) report(unknownKey(at(pointer, key), key, Object.keys(properties)));
};
