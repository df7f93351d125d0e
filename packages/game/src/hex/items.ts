import { at } from '../diagnostic.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import type { BareForm } from '../schema/field.ts';

/** One entry of an element list, whatever form it was written in. */
export interface Item {
  readonly json: JsonObject;
  readonly pointer: string;
  /** Position in the list, hidden entries included: automatic positions count them (20.14.49). */
  readonly index: number;
}

/**
 * The entries of an element list: one object counts as a list of one (20.2.3), `true` as an element
 * without fields. An entry that is nothing of the kind is reported and left out.
 */
export const readItems = (
  json: Json | undefined,
  field: string,
  bare: BareForm,
  pointer: string,
  { report }: Reading,
): readonly Item[] => {
  const found: Item[] = [];
  const read = (entry: Json, pointer: string, index: number) => {
    const object = asElement(entry, bare);
    if (object !== undefined) found.push({ json: object, pointer, index });
    else if (entry !== null && entry !== false)
      report({
        severity: 'warning',
        code: 'hex/element',
        message: `This entry of "${field}" is not an object, so it is left out.`,
        pointer,
        hint: 'Write the element as an object such as {}.',
      });
  };
  if (Array.isArray(json))
    for (const [index, entry] of json.entries()) read(entry, at(pointer, index), index);
  else if (json !== undefined) read(json, pointer, 0);
  return found;
};

const asElement = (entry: Json, bare: BareForm): JsonObject | undefined => {
  if (isObject(entry)) return entry;
  if (entry === true) return {};
  const key =
    typeof entry === 'number' ? bare.number : typeof entry === 'string' && entry ? bare.text : undefined;
  return key === undefined ? undefined : { [key]: entry };
};
