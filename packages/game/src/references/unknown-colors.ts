import { stepsOf } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { effectAt } from './check.ts';
import type { Reference } from './find.ts';
import type { Names } from './names.ts';

/**
 * A file without the colours that nobody knows: each counts as not given, or as `true` where that can stand in its place
 * (20.3.6).
 */
export const withoutUnknownColors = (
  file: JsonObject,
  references: readonly Reference[],
  known: Names,
): JsonObject => {
  const unknown = references.filter(
    (reference) =>
      reference.referent === 'color' && !known.has(reference.name) && effectAt(reference) === undefined,
  );
  if (unknown.length === 0) return file;
  const copy = structuredClone(file);
  for (const { pointer, orTrue } of unknown) replaceAt(copy, pointer, orTrue);
  return copy;
};

const replaceAt = (file: Json, pointer: string, orTrue: true | undefined): void => {
  const steps = stepsOf(pointer);
  const last = steps.pop()!;
  const parent = steps.reduce((thing, step) => (thing as Record<string, Json>)[step]!, file);
  if (Array.isArray(parent)) parent[Number(last)] = orTrue ?? null;
  else if (orTrue) (parent as Record<string, Json>)[last] = true;
  else delete (parent as Record<string, Json>)[last];
};
