import type { TSchema } from 'typebox';
import { at, type Report } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { nearest } from '../nearest.ts';
import { fault, missing, unknownKey } from './fault.ts';
import { bestFit } from './fit.ts';
import { accepts, alternatives, type Kind, kindFor, kindOf, type Rule } from './rule.ts';
import { foundWords, wantedWords } from './words.ts';

/** A value that still has to be compared with its rule. */
interface Task {
  readonly value: Json;
  readonly rule: Rule;
  readonly pointer: string;
}

/**
 * Compares a value with a schema and reports every difference, in the order of the file.
 *
 * Four things that a JSON Schema rejects are read as meant, the first two without a remark: `null` for an
 * absent entry (10.1), a number or switch written as text (upgrading reports those), a number where text
 * is expected (`info`), and one entry in place of a list (20.2.3).
 */
export const check = (value: Json, schema: TSchema, report: Report, pointer = ''): void => {
  // A stack of our own: neither a deep value nor a recursive schema can exhaust the machine's.
  const open: Task[] = [{ value, rule: schema as Rule, pointer }];
  for (let task = open.pop(); task; task = open.pop())
    for (const part of checkOne(task, report).reverse()) open.push(part);
};

/** Checks one value and answers with its parts, which remain to be checked. */
const checkOne = (task: Task, report: Report): Task[] => {
  const kind = kindOf(task.value);
  const rules = alternatives(task.rule);
  if (rules.some((rule) => rule.type === undefined)) return [];
  if (kind === 'object' || kind === 'array') {
    const fitting = rules.filter((rule) => rule.type === kind);
    const rule = kind === 'object' ? bestFit(task.value as JsonObject, fitting) : fitting[0];
    if (!rule) return wrongKind(task, kind, rules, report);
    return kind === 'object' ? checkObject(task, rule, report) : checkList(task, rule, report);
  }
  return checkPlain(task, kind, rules, report);
};

const checkPlain = (task: Task, kind: Kind, rules: readonly Rule[], report: Report): Task[] => {
  const { value } = task;
  const accepted = (candidate: Json | undefined) =>
    candidate !== undefined && rules.some((rule) => accepts(rule, candidate));
  if (accepted(value) || (typeof value === 'string' && accepted(meant(value)))) return [];
  if (typeof value === 'number' && accepted(String(value))) {
    report({
      ...fault(task, 'type', `should be text; the number ${value} is read as "${value}"`),
      severity: 'info',
      hint: 'Put it in double quotes.',
    });
    return [];
  }
  return wrongKind(task, kind, rules, report);
};

/** The number or switch that a text stands for. */
const meant = (text: string): number | boolean | undefined => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

const wrongKind = (task: Task, kind: Kind, rules: readonly Rule[], report: Report): Task[] => {
  const comparable = rules.filter((rule) => kindFor(rule) === kind);
  const items = rules.find((rule) => rule.type === 'array')?.items;
  if (
    items &&
    kind !== 'null' &&
    comparable.length === 0 &&
    alternatives(items).some((rule) => (kindFor(rule) ?? kind) === kind)
  ) {
    report({
      ...fault(
        task,
        'type',
        `should be a list, but is ${foundWords(task.value)}, which is read as its only entry`,
      ),
      hint: 'Put it in square brackets.',
    });
    return [{ ...task, rule: items }];
  }
  const plain = rules.filter(({ type }) => type !== 'array' && type !== 'object');
  const suggestion =
    typeof task.value === 'string' &&
    nearest(
      task.value,
      comparable.flatMap((rule) => rule.enum ?? []),
    );
  report({
    ...fault(
      task,
      comparable.length === 0 ? 'type' : differenceOf(kind, comparable),
      `should be ${wantedWords(comparable.length > 0 ? plain : rules)}, but is ${foundWords(task.value)}`,
    ),
    severity: plain.length === 0 ? 'error' : 'warning',
    ...(suggestion ? { hint: `Did you mean "${suggestion}"?` } : {}),
  });
  return [];
};

const differenceOf = (kind: Kind, rules: readonly Rule[]): string => {
  if (kind === 'number') return 'range';
  return rules.some((rule) => rule.enum || rule.const !== undefined) ? 'choice' : 'form';
};

const checkList = ({ value, pointer, rule: place }: Task, rule: Rule, report: Report): Task[] => {
  const list = value as readonly Json[];
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = rule;
  if (list.length < minItems || list.length > maxItems)
    report(
      fault(
        { pointer, rule: place },
        'length',
        `should hold ${countWords(minItems, maxItems)}, but holds ${list.length}`,
      ),
    );
  return items ? list.map((item, index) => ({ value: item, rule: items, pointer: at(pointer, index) })) : [];
};

const countWords = (minimum: number, maximum: number): string => {
  const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
  if (minimum === maximum) return `exactly ${entries(minimum)}`;
  return maximum === Number.POSITIVE_INFINITY
    ? `at least ${entries(minimum)}`
    : `at most ${entries(maximum)}`;
};

const checkObject = ({ value, pointer }: Task, rule: Rule, report: Report): Task[] => {
  const object = value as JsonObject;
  const { properties = {}, required = [], additionalProperties = true } = rule;
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

  const parts: Task[] = [];
  for (const [key, part] of Object.entries(object)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const partRule = known ?? additionalProperties;
    if (partRule === false) report(unknownKey(at(pointer, key), key, Object.keys(properties)));
    else if (partRule !== true && part !== null)
      parts.push({ value: part, rule: partRule, pointer: at(pointer, key) });
  }
  return parts;
};
