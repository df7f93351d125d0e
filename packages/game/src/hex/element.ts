import { at } from '../diagnostic.ts';
import { get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import type { BareForm } from '../schema/field.ts';

/** Context for an element beyond its own fields: the game and the hex it belongs to. */
export interface HexContext extends Reading {
  /** Turn of track on the page, in degrees: 90 on pointed maps, otherwise 0 (20.1.3). */
  readonly trackTurn: number;
  /** First part of the hex colour; undefined if the hex has none. */
  readonly color?: string;
  /** Colour that names contrast with and that `match` means: `plain` for `none` or no colour (20.14.24). */
  readonly backdrop: string;
  /** Whether the hex has an entry in `cities` or `centerTowns`, hidden or not. */
  readonly hasCenterStop: boolean;
  readonly hasIcons: boolean;
  readonly hasTerrain: boolean;
}

/**
 * Returns the pointer to a text colour if the file sets both text and background colours: then both are kept,
 * however similar they are (90.5).
 */
export const explicitTextColor = (
  { json, pointer }: { readonly json: Json; readonly pointer: string },
  textField: string,
  ground: Json | undefined,
): { readonly statedAt?: string } =>
  ground === undefined || get(json, textField) === undefined ? {} : { statedAt: at(pointer, textField) };

/** An entry of an element list, in any written form. */
export interface Item {
  readonly json: JsonObject;
  readonly pointer: string;
  /** Index in the list, hidden entries included, because automatic positions count them (20.14.49). */
  readonly index: number;
}

/**
 * Reads the entries of an element list: a single object is a list of one (20.2.3), and `true` is an element
 * without fields. Reports and omits any other entry.
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
        message: `This entry of "${field}" is not an object, so it is ignored.`,
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
