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
  const copies = new Set<Container>();
  /** What stands in the file stays as it is: a container is copied once, before anything in it changes. */
  const copyOf = (thing: Container): Container => {
    if (copies.has(thing)) return thing;
    const copy = Array.isArray(thing) ? [...thing] : { ...thing };
    copies.add(copy as Container);
    return copy as Container;
  };
  let root = file;
  for (const { pointer, orTrue } of unknown) {
    const steps = stepsOf(pointer);
    const last = steps.pop()!;
    root = copyOf(root as Container);
    const parent = steps.reduce((thing, step) => {
      thing[step] = copyOf(thing[step] as Container);
      return thing[step];
    }, root as Container);
    if (orTrue) parent[last] = true;
    else if (Array.isArray(parent)) parent[Number(last)] = null;
    else delete parent[last];
  }
  return root;
};

/** An object or a list, by key. */
type Container = Record<string, Json>;
