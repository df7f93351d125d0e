import { at, type Diagnostic, stepsOf } from '../diagnostic.ts';
import { asObject, asText, isObject, type Json, type JsonObject } from '../json.ts';
import { quote } from '../schema/words.ts';
import { effectAt } from './check.ts';
import type { Reference } from './find.ts';
import type { Names } from './names.ts';

/**
 * Returns a file without unknown colours: each is treated as not set, or as `true` if that is a valid value
 * (20.3.6).
 */
export const withoutUnknownColors = (
  file: JsonObject,
  references: readonly Reference[],
  known: Names,
): JsonObject => {
  const unknown = references.filter(
    (reference) =>
      reference.kind === 'color' && !known.has(reference.name) && effectAt(reference) === undefined,
  );
  const copies = new Set<Container>();
  /** Copies a container once before the first change in it, so the original file stays unchanged. */
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

/** An object or list, by key. */
type Container = Record<string, Json>;

/** Reports definitions in the `colors` of a game or theme that are not CSS colours (90.1.1). */
export const checkColorTexts = (
  colors: Json | undefined,
  pointer: string,
  isCssColor: (text: string) => boolean,
): readonly Diagnostic[] =>
  Object.entries(asObject(colors)).flatMap(([name, value]): readonly Diagnostic[] => {
    const place = at(pointer, name);
    if (isObject(value)) return checkColorTexts(value, place, isCssColor);
    const color = asText(value);
    if (value === null || (color !== undefined && isCssColor(color))) return [];
    return [
      {
        severity: 'warning',
        code: 'theme/color',
        message: `\`${name}\` is ${quote(color ?? value)}, which is not a colour, so it is ignored.`,
        pointer: place,
        hint: 'Write a CSS colour, such as "#1e6b4f", "rgb(30, 107, 79)" or "teal".',
      },
    ];
  });
