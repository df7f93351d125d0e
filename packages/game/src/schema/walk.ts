import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { fieldMetadata } from './field.ts';
import { fitOf, type SchemaFit } from './fit.ts';
import type { Rule } from './rule.ts';

/** A value in a file and the rule it must follow. */
export interface VisitedValue {
  readonly value: Json;
  readonly rule: Rule;
  readonly pointer: string;
  /** Nesting depth in objects and lists. */
  readonly depth: number;
  readonly owner?: Owner;
  /** How the value is named, if it is an entry of a list with named entries. */
  readonly naming?: Naming | undefined;
}

interface Naming {
  readonly field: string;
  /** Whether its key sets that field. */
  readonly byKey: boolean;
}

/** The object that contains a value, directly or in a list. */
export interface Owner {
  readonly pointer: string;
  readonly rule: Rule;
  readonly owner?: Owner;
}

export interface WalkOptions {
  /** Pointer to the value. */
  readonly pointer?: string;
  /** Takes every value literally, even `null`; otherwise accepts alternative forms (see `fitOf`). */
  readonly exact?: boolean;
  /** Maximum depth of objects to visit. */
  readonly deepest?: number;
}

/** Visits a value together with its schema, in file order. */
export const walkSchema = (
  value: Json,
  schema: TSchema,
  visit: (visited: VisitedValue, fit: SchemaFit) => void,
  { pointer = '', exact = false, deepest = Number.POSITIVE_INFINITY }: WalkOptions = {},
): void => {
  // An explicit stack, because a deep value or a recursive schema could overflow the call stack.
  const open: VisitedValue[] = [{ value, rule: schema as Rule, pointer, depth: 0 }];
  for (let visited = open.pop(); visited; visited = open.pop()) {
    const found = fitOf(visited.value, visited.rule, exact);
    const fit: SchemaFit = found.as === 'object' && visited.depth > deepest ? { as: 'too deep' } : found;
    visit(visited, fit);
    for (const part of partsOf(visited, fit, exact).reverse()) open.push(part);
  }
};

const partsOf = (visited: VisitedValue, fit: SchemaFit, exact: boolean): VisitedValue[] => {
  const owner =
    fit.as === 'object' ? { pointer: visited.pointer, rule: fit.rule, owner: visited.owner } : visited.owner;
  // One object shape for all, because a file can have very many values.
  const below = (key: string | number, value: Json, rule: Rule, naming?: Naming): VisitedValue => ({
    value,
    rule,
    pointer: at(visited.pointer, key),
    depth: visited.depth + 1,
    owner,
    naming,
  });
  switch (fit.as) {
    case 'object':
      return Object.entries(visited.value as JsonObject).flatMap(([key, value]) => {
        const rule = ruleFor(key, fit.rule);
        return typeof rule === 'object' && (exact || value !== null) ? below(key, value, rule) : [];
      });
    case 'list':
    case 'text in a list': {
      const { items } = fit.rule;
      const field = fieldMetadata(fit.rule)?.named;
      const naming = field === undefined ? undefined : { field, byKey: false };
      return items
        ? (visited.value as readonly Json[]).map((value, index) => below(index, value, items, naming))
        : [];
    }
    case 'named entries': {
      const naming = { field: fit.named, byKey: true };
      return Object.entries(visited.value as JsonObject).map(([key, value]) =>
        below(key, value, fit.items, naming),
      );
    }
    case 'only entry of a list':
      return [{ ...visited, rule: fit.rule }];
    default:
      return [];
  }
};

/**
 * The rule for a field of an object: `false` if the field is not allowed, `true` if it may have any value.
 */
export const ruleFor = (
  key: string,
  { properties = {}, additionalProperties = true }: Rule,
): Rule | boolean => (Object.hasOwn(properties, key) ? properties[key]! : additionalProperties);
