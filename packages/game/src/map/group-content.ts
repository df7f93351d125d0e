import { at, stepsOf } from '../diagnostic.ts';
import { type Hex, resolveHex } from '../hex/hex.ts';
import { asList, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Allowance, countValues } from './copying.ts';
import type { HexGroup } from './group.ts';

/** Lists that are never merged. */
const KEPT_LISTS = new Set(['companies', 'hexes', 'removeBorders']);

/** Hex content is at most six levels deep; anything deeper is hostile and stays unmerged. */
const MAX_DEPTH = 32;

/** Merges the fields of a group over those of its source (30.4.2). */
export const mergeHex = (own: JsonObject, source: JsonObject): JsonObject => {
  const { copy: _, ...merged } = mergeObjects(own, source, 0);
  return merged;
};

const mergeObjects = (own: JsonObject, source: JsonObject, depth: number): JsonObject => {
  if (depth > MAX_DEPTH) return own;
  // Uses entries instead of assignment because a field may be called `__proto__`.
  const inherited = Object.entries(source).filter(([key]) => !Object.hasOwn(own, key));
  const merged = Object.entries(own).map(([key, value]): [string, Json] => {
    const other = get(source, key);
    return [key, other === undefined ? value : mergeField(key, value, other, depth)];
  });
  return Object.fromEntries([...merged, ...inherited]);
};

const mergeField = (key: string, own: Json, source: Json, depth: number): Json => {
  if (isObject(own) && isObject(source)) return mergeObjects(own, source, depth + 1);
  const ownItems = asItems(own);
  const sourceItems = asItems(source);
  // A single object next to a list is a list of one (30.24.9).
  if (ownItems === undefined || sourceItems === undefined || KEPT_LISTS.has(key)) return own;
  // The group's own track first, then the source's.
  if (key === 'track') return [...ownItems, ...sourceItems];
  if (!ownItems.every(isObject) || !sourceItems.every(isObject)) return own;
  // Cut to the shorter list: files use `[]` to clear what they would inherit (30.24.8).
  return ownItems
    .slice(0, sourceItems.length)
    .map((item, index) => mergeObjects(item, sourceItems[index] as JsonObject, depth + 1));
};

const asItems = (value: Json): readonly Json[] | undefined =>
  Array.isArray(value) ? value : isObject(value) ? [value] : undefined;

/** The content of a group after copying. Equal groups of all variations share it, and so share one `Hex`. */
export interface GroupContent {
  readonly hex: Hex;
  /** Fields after merging. */
  readonly json: JsonObject;
  /** Number of values in `json`, including copies. */
  readonly valueCount: number;
  /** The content it copies. */
  readonly source?: GroupContent;
}

/** Returns the content of a group, merged over the one it copies; creates each only once. */
export type ContentResolver = (group: HexGroup, source?: GroupContent) => GroupContent;

export const createContentResolver = (reading: Reading, allowance: Allowance): ContentResolver => {
  const trackTurn = reading.info.orientation === 'horizontal' ? 0 : 90;
  const made = new Map<HexGroup, Map<GroupContent | undefined, GroupContent>>();

  const ownContent = ({ json, pointer }: HexGroup): GroupContent => ({
    hex: resolveHex(json, pointer, reading, trackTurn),
    json,
    valueCount: countValues(json),
  });
  const mergeContent = (group: HexGroup, source: GroupContent): GroupContent => {
    const valueCount = countValues(group.json) + source.valueCount;
    if (!allowance.spend(valueCount, at(group.pointer, 'copy'))) return ownContent(group);
    const json = mergeHex(group.json, source.json);
    const hex = resolveHex(json, group.pointer, onlyOwnRemarks(group, reading), trackTurn);
    return { hex, json, valueCount, source };
  };

  return (group, source) => {
    const bySource = made.get(group) ?? new Map<GroupContent | undefined, GroupContent>();
    made.set(group, bySource);
    const content = bySource.get(source) ?? (source ? mergeContent(group, source) : ownContent(group));
    bySource.set(source, content);
    return content;
  };
};

/**
 * Reports only diagnostics at the group's own values, because inherited ones were reported at their source.
 */
const onlyOwnRemarks = ({ json, pointer }: HexGroup, reading: Reading): Reading => ({
  ...reading,
  report: (found) => {
    if (exists(json, found.pointer.slice(pointer.length))) reading.report(found);
  },
});

const exists = (json: Json, pointer: string): boolean => {
  let value: Json | undefined = json;
  for (const step of stepsOf(pointer)) {
    value = Array.isArray(value) ? asList(value)[Number(step)] : get(value, step);
    if (value === undefined) return false;
  }
  return true;
};
