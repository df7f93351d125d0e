import { get, isObject, type Json, type JsonObject } from '../json.ts';

/** The own list alone. */
const KEPT_LISTS = new Set(['companies', 'hexes', 'removeBorders']);

/** Hex content is six levels deep at most; anything deeper is a hostile file and stays unmerged. */
const DEEPEST = 32;

/** What a group shows that copies another one: its own fields over the source's (30.4.2). */
export const mergeHex = (own: JsonObject, source: JsonObject): JsonObject => {
  const { copy: _, ...merged } = mergeObjects(own, source, 0);
  return merged;
};

const mergeObjects = (own: JsonObject, source: JsonObject, depth: number): JsonObject => {
  if (depth > DEEPEST) return own;
  // Entries, not assignment: a field may be called `__proto__`.
  const inherited = Object.entries(source).filter(([key]) => !Object.hasOwn(own, key));
  const settled = Object.entries(own).map(([key, value]): [string, Json] => {
    const other = get(source, key);
    return [key, other === undefined ? value : mergeField(key, value, other, depth)];
  });
  return Object.fromEntries([...settled, ...inherited]);
};

const mergeField = (key: string, own: Json, source: Json, depth: number): Json => {
  if (isObject(own) && isObject(source)) return mergeObjects(own, source, depth + 1);
  const mine = asItems(own);
  const theirs = asItems(source);
  // A single object against a list counts as a list of one (30.24.9).
  if (mine === undefined || theirs === undefined || KEPT_LISTS.has(key)) return own;
  // Own track, then the source's.
  if (key === 'track') return [...mine, ...theirs];
  if (!mine.every(isObject) || !theirs.every(isObject)) return own;
  // Cut to the shorter list: files clear what they would inherit with `[]` (30.24.8).
  return mine
    .slice(0, theirs.length)
    .map((item, index) => mergeObjects(item, theirs[index] as JsonObject, depth + 1));
};

const asItems = (value: Json): readonly Json[] | undefined =>
  Array.isArray(value) ? value : isObject(value) ? [value] : undefined;
