import { at } from '../diagnostic.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';

/** One entry of an element list, whatever form it was written in. */
export interface Item {
  readonly json: JsonObject;
  readonly pointer: string;
  /** Position in the list, hidden entries included: automatic positions count them (20.14, Q49). */
  readonly index: number;
}

/** The field that a bare number or text stands for: `"values": 20`, `"icons": ["port"]`. */
interface BareForm {
  readonly number?: string;
  readonly text?: string;
}

const bareForms = new Map<string, BareForm>([
  ['borders', { text: 'color' }],
  ['boomtowns', { number: 'size' }],
  ['bridges', { number: 'cost', text: 'cost' }],
  ['centerTowns', { number: 'size' }],
  ['cities', { number: 'size', text: 'size' }],
  ['companies', { number: 'label', text: 'label' }],
  ['divides', { number: 'side' }],
  ['goods', { text: 'color' }],
  ['icons', { text: 'type' }],
  ['industries', { number: 'top', text: 'top' }],
  ['labels', { number: 'label', text: 'label' }],
  ['mountain', { number: 'cost', text: 'cost' }],
  ['names', { number: 'name', text: 'name' }],
  ['offBoardTrack', { number: 'side' }],
  ['routeBonuses', { number: 'value', text: 'value' }],
  ['routeBonus', { number: 'value', text: 'value' }],
  ['shapes', { text: 'type' }],
  ['terrain', { number: 'cost', text: 'type' }],
  ['tokens', { number: 'label', text: 'label' }],
  ['track', { number: 'side', text: 'type' }],
  ['tunnels', { number: 'cost', text: 'cost' }],
  ['values', { number: 'value', text: 'value' }],
  ['water', { number: 'cost', text: 'cost' }],
]);

/**
 * The entries of an element list: one object counts as a list of one (20.2.3), `true` as an element
 * without fields. An entry that is nothing of the kind is reported and left out.
 */
export const itemsOf = (
  json: Json | undefined,
  field: string,
  pointer: string,
  { report }: Reading,
): readonly Item[] => {
  const found: Item[] = [];
  const read = (entry: Json, pointer: string, index: number) => {
    const object = asElement(entry, field);
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

const asElement = (entry: Json, field: string): JsonObject | undefined => {
  if (isObject(entry)) return entry;
  if (entry === true) return {};
  const form = bareForms.get(field);
  const key =
    typeof entry === 'number' ? form?.number : typeof entry === 'string' && entry ? form?.text : undefined;
  return key === undefined ? undefined : { [key]: entry };
};
