import type { Json, JsonObject } from '@platelayer/game';
import { at } from '@platelayer/game';

/** A value of a file that differs between two versions. */
export interface FieldChange {
  /** JSON pointer in the newer file; in the older one where the value is gone. */
  readonly pointer: string;
  /** What follows are the names of the entries of a list, which stand in another order. */
  readonly order?: true;
  readonly before?: Json;
  readonly after?: Json;
}

/**
 * The values in which two files differ, each as deep as possible. Entries of a list are matched by what names them (id,
 * abbreviation, name), so that an entry more does not make all that follow look changed.
 */
export const fieldChanges = (
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): readonly FieldChange[] => {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, pointer);
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
      fieldChanges(before[key], after[key], at(pointer, key)),
    );
  return [{ pointer, before, after }];
};

const listChanges = (
  before: readonly Json[],
  after: readonly Json[],
  pointer: string,
): readonly FieldChange[] => {
  const [old, now] = [named(before), named(after)];
  // What only one list has and stands at the same place in both was renamed.
  const gone = new Map(
    [...old].flatMap(([name, entry]) => (now.has(name) ? [] : [[entry.index, entry.value]])),
  );
  const changes = [...now].flatMap(([name, { value, index }]) => {
    const earlier = old.get(name)?.value ?? gone.get(index);
    if (!old.has(name)) gone.delete(index);
    return fieldChanges(earlier, value, at(pointer, index));
  });
  return [
    ...changes,
    ...[...gone].map(([index, value]) => ({ pointer: at(pointer, index), before: value })),
    ...orderChange([...old].filter(isIn(now)), [...now].filter(isIn(old)), pointer),
  ];
};

const isIn =
  (other: ReadonlyMap<string, Named>) =>
  ([name]: readonly [string, Named]): boolean =>
    other.has(name);

/** Where entries of both lists stand in another order, that and nothing of them has changed. */
const orderChange = (
  before: readonly (readonly [string, Named])[],
  after: readonly (readonly [string, Named])[],
  pointer: string,
): readonly FieldChange[] => {
  if (before.every(([name], i) => name === after[i]?.[0])) return [];
  const names = (entries: typeof before) => entries.flatMap(([, { called }]) => called ?? []);
  return [{ pointer, order: true, before: names(before), after: names(after) }];
};

interface Named {
  readonly value: Json;
  readonly index: number;
  /** Its name, where it has one. */
  readonly called?: Json;
}

/** Fields by which people tell the entries of a list apart. */
const NAMES = ['id', 'abbrev', 'name', 'hexes', 'number', 'title'] as const;

/** Entries by name; those without one, and repeated ones, by their order. */
const named = (list: readonly Json[]): ReadonlyMap<string, Named> => {
  const entries = new Map<string, Named>();
  const counts = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const field = isObject(value) ? NAMES.find((name) => value[name] !== undefined) : undefined;
    const called = field === undefined ? undefined : (value as JsonObject)[field];
    const name = field === undefined ? '' : JSON.stringify([field, called]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    entries.set(`${name} ${count}`, { value, index, called });
  }
  return entries;
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
