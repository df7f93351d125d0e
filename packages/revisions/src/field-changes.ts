import type { Json, JsonObject } from '@platelayer/game';
import { at } from '@platelayer/game';

/** A value that differs between two versions of a file. */
export interface FieldChange {
  /** JSON pointer in the newer file, or in the older one if the value was removed. */
  readonly pointer: string;
  /** Whether the order of a list changed. `before` and `after` are then the names of its entries. */
  readonly order?: true;
  readonly before?: Json;
  readonly after?: Json;
}

/**
 * Returns the values that differ between two files, each as deep as possible. Matches entries of lists by id, abbreviation or name, so
 * that a new entry does not make all later ones look changed.
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
  const [oldEntries, newEntries] = [entriesByName(before), entriesByName(after)];
  // An entry with a new name at the position of a removed one was renamed.
  const removed = new Map(
    [...oldEntries].flatMap(([name, entry]) => (newEntries.has(name) ? [] : [[entry.index, entry.value]])),
  );
  const changes = [...newEntries].flatMap(([name, { value, index }]) => {
    const earlier = oldEntries.get(name)?.value ?? removed.get(index);
    if (!oldEntries.has(name)) removed.delete(index);
    return fieldChanges(earlier, value, at(pointer, index));
  });
  return [
    ...changes,
    ...[...removed].map(([index, value]) => ({ pointer: at(pointer, index), before: value })),
    ...orderChange(
      [...oldEntries].filter(isIn(newEntries)),
      [...newEntries].filter(isIn(oldEntries)),
      pointer,
    ),
  ];
};

const isIn =
  (entries: ReadonlyMap<string, ListEntry>) =>
  ([name]: readonly [string, ListEntry]): boolean =>
    entries.has(name);

/** Reports a change in the order of the entries that both lists have. */
const orderChange = (
  before: readonly (readonly [string, ListEntry])[],
  after: readonly (readonly [string, ListEntry])[],
  pointer: string,
): readonly FieldChange[] => {
  if (before.every(([name], i) => name === after[i]?.[0])) return [];
  const names = (entries: typeof before) => entries.flatMap(([, { name }]) => name ?? []);
  return [{ pointer, order: true, before: names(before), after: names(after) }];
};

interface ListEntry {
  readonly value: Json;
  readonly index: number;
  readonly name?: Json;
}

/** Fields that identify entries of lists. */
const NAME_FIELDS = ['id', 'abbrev', 'name', 'hexes', 'number', 'title'] as const;

/** Entries by a unique key: their name and, if it is missing or repeated, their order. */
const entriesByName = (list: readonly Json[]): ReadonlyMap<string, ListEntry> => {
  const entries = new Map<string, ListEntry>();
  const counts = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const field = isObject(value) ? NAME_FIELDS.find((name) => value[name] !== undefined) : undefined;
    const name = field === undefined ? undefined : (value as JsonObject)[field];
    const key = field === undefined ? '' : JSON.stringify([field, name]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    entries.set(`${key} ${count}`, { value, index, name });
  }
  return entries;
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
