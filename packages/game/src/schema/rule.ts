import type { Json } from '../json.ts';
import { definitionOf, type FORM, type UNDRAWN } from './field.ts';

/** The subset of JSON Schema that this package uses. */
export interface Rule {
  readonly type?: 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';
  readonly description?: string;
  readonly deprecated?: true;
  readonly const?: Json;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly [FORM]?: string;
  readonly items?: Rule;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Rule;
  readonly [UNDRAWN]?: true;
  /** Alternatives; next to `properties`, sets of required keys of which one must be complete. */
  readonly anyOf?: readonly Rule[];
}

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export const kindOf = (value: Json): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
};

/** Type of value that a rule describes, or `undefined` if it accepts everything. */
export const kindFor = ({ type }: Rule): Kind | undefined => (type === 'integer' ? 'number' : type);

const unfolded = new WeakMap<Rule, readonly Rule[]>();

/** All alternatives of a rule, with references resolved and nested choices flattened. */
export const alternatives = (rule: Rule): readonly Rule[] => {
  const known = unfolded.get(rule);
  if (known) return known;
  const target = definitionOf(rule);
  const found = target
    ? alternatives(target.schema as Rule)
    : rule.anyOf && !rule.properties
      ? rule.anyOf.flatMap(alternatives)
      : [rule];
  unfolded.set(rule, found);
  return found;
};

/** Description of the value in the field reference. */
export const meaningOf = (rule: Rule): string | undefined =>
  rule.description ?? (definitionOf(rule)?.schema as Rule | undefined)?.description;

/** Whether a plain value (not a list or object) follows one rule. */
export const accepts = (rule: Rule, value: Json): boolean => {
  const kind = kindFor(rule);
  if (kind !== undefined && kind !== kindOf(value)) return false;
  if (rule.const !== undefined) return value === rule.const;
  if (typeof value === 'number') return acceptsNumber(rule, value);
  if (typeof value === 'string') return acceptsText(rule, value);
  return true;
};

const acceptsNumber = (rule: Rule, value: number): boolean =>
  // In-memory numbers can be NaN or infinite, which JSON Schema alone would accept (95.4.1).
  Number.isFinite(value) &&
  (rule.type !== 'integer' || Number.isInteger(value)) &&
  value >= (rule.minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (rule.maximum ?? Number.POSITIVE_INFINITY) &&
  value > (rule.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
  (rule.multipleOf === undefined || value % rule.multipleOf === 0);

const patterns = new Map<string, RegExp>();

const acceptsText = (rule: Rule, value: string): boolean => {
  if (rule.enum) return rule.enum.includes(value);
  if (rule.pattern === undefined) return true;
  const known = patterns.get(rule.pattern) ?? new RegExp(rule.pattern, 'u');
  patterns.set(rule.pattern, known);
  return known.test(value);
};
