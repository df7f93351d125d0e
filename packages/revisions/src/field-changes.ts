import type { Json, JsonObject } from '@platelayer/game';
import { at } from '@platelayer/game';

/** A value of a file that differs between two versions. */
export interface FieldChange {
  /** JSON pointer in the newer file; in the older one where the value is gone. */
  readonly pointer: string;
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
  return [...changes, ...[...gone].map(([index, value]) => ({ pointer: at(pointer, index), before: value }))];
};

interface Named {
  readonly value: Json;
  readonly index: number;
}

/** Fields by which people tell the entries of a list apart. */
const NAMES = ['id', 'abbrev', 'name', 'hexes', 'number', 'title'] as const;

/** Entries by name; those without one, and repeated ones, by their order. */
const named = (list: readonly Json[]): ReadonlyMap<string, Named> => {
  const entries = new Map<string, Named>();
  const counts = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const field = isObject(value) ? NAMES.find((name) => value[name] !== undefined) : undefined;
    const name = field === undefined ? '' : JSON.stringify([field, (value as JsonObject)[field]]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    entries.set(`${name} ${count}`, { value, index });
  }
  return entries;
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
