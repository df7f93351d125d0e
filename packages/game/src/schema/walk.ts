import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { factsOf } from './field.ts';
import { fitOf, type SchemaFit } from './fit.ts';
import type { Rule } from './rule.ts';

/** A value in a file and the rule it must follow. */
export interface Spot {
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
  visit: (spot: Spot, fit: SchemaFit) => void,
  { pointer = '', exact = false, deepest = Number.POSITIVE_INFINITY }: WalkOptions = {},
): void => {
  // An explicit stack, because a deep value or a recursive schema could overflow the call stack.
  const open: Spot[] = [{ value, rule: schema as Rule, pointer, depth: 0 }];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const found = fitOf(spot.value, spot.rule, exact);
    const fit: SchemaFit = found.as === 'object' && spot.depth > deepest ? { as: 'too deep' } : found;
    visit(spot, fit);
    for (const part of partsOf(spot, fit, exact).reverse()) open.push(part);
  }
};

const partsOf = (spot: Spot, fit: SchemaFit, exact: boolean): Spot[] => {
  const owner =
    fit.as === 'object' ? { pointer: spot.pointer, rule: fit.rule, owner: spot.owner } : spot.owner;
  // One object shape for all, because a file can have very many values.
  const below = (key: string | number, value: Json, rule: Rule, naming?: Naming): Spot => ({
    value,
    rule,
    pointer: at(spot.pointer, key),
    depth: spot.depth + 1,
    owner,
    naming,
  });
  switch (fit.as) {
    case 'object':
      return Object.entries(spot.value as JsonObject).flatMap(([key, value]) => {
        const rule = ruleFor(key, fit.rule);
        return typeof rule === 'object' && (exact || value !== null) ? below(key, value, rule) : [];
      });
    case 'list':
    case 'text in a list': {
      const { items } = fit.rule;
      const field = factsOf(fit.rule)?.named;
      const naming = field === undefined ? undefined : { field, byKey: false };
      return items
        ? (spot.value as readonly Json[]).map((value, index) => below(index, value, items, naming))
        : [];
    }
    case 'things by name': {
      const naming = { field: fit.named, byKey: true };
      return Object.entries(spot.value as JsonObject).map(([key, value]) =>
        below(key, value, fit.items, naming),
      );
    }
    case 'only entry of a list':
      return [{ ...spot, rule: fit.rule }];
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
