import { at } from '../diagnostic.ts';
import { asList, asText, get, isObject, type Json, type JsonObject } from '../json.ts';
import { fieldsOf, quote } from './fields.ts';
import { knownIcon } from './icon.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveStopName, type StopName } from './stop-name.ts';
import type { Surroundings } from './surroundings.ts';
import { resolveSlotToken, type TokenReference } from './token.ts';

/** A city (20.8.5). */
export interface City extends Placed {
  readonly size: CitySize;
  readonly slots: readonly Slot[];
  /** Radius of a slot, or half the edge of a square one. */
  readonly width: number;
  readonly strokeWidth: number;
  /** Width of the halo around box and slots. */
  readonly halo: number;
  readonly borderColor: string;
  readonly outlineColor: string;
  /** A bypass triangle behind; sizes 1 and 2 only. */
  readonly pass: boolean;
  /** The end at which the box is lengthened; size 2 only. */
  readonly extend?: 'left' | 'right';
  /** Drawn outside the clip and above the outline of the hex. */
  readonly outside: boolean;
  readonly name?: StopName;
}

export interface Slot {
  readonly color: string;
  readonly icon?: string;
  readonly token?: TokenReference;
}

/** Digits are numbers of round slots; `S` is a round slot, `Y` a square one. */
export type CitySize = 1 | 2 | 3 | 4 | 5 | 6 | '2Y' | '1S1Y' | '2S1Y' | '3Ferry';

const slotCounts = new Map<Json, number>([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  ['2Y', 2],
  ['1S1Y', 2],
  ['2S1Y', 3],
  ['3Ferry', 3],
]);

/** `undefined`, with a remark, for a size that has no layout. */
export const resolveCity = (item: Item, hex: Surroundings): City | undefined => {
  const { json, pointer } = item;
  const written = get(json, 'size') ?? 1;
  const slotCount = slotCounts.get(written);
  if (slotCount === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/size',
      message: `There is no city of size ${quote(written)}, so it is left out.`,
      pointer: at(pointer, 'size'),
      hint: `Use a number from 1 to 6, or one of ${[...slotCounts.keys()].slice(6).join(', ')}.`,
    });
    return undefined;
  }
  const size = written as CitySize;
  const read = fieldsOf(json);
  const width = read.length('width') ?? hex.info.cityWidth ?? 25;
  const extend = (['left', 'right'] as const).find((end) => end === get(json, 'extend'));
  return {
    position: resolvePosition(item, hex),
    size,
    slots: resolveSlots(json, pointer, slotCount, hex),
    width,
    strokeWidth: read.length('strokeWidth') || 2,
    halo: ((read.length('borderWidth') ?? hex.info.borderWidth ?? 3) * width) / 25,
    borderColor: read.text('borderColor') ?? 'border',
    outlineColor: read.text('outlineColor') ?? 'track',
    pass: (size === 1 || size === 2) && read.flag('pass'),
    extend: size === 2 ? extend : undefined,
    outside: get(json, 'outside') === true,
    name: resolveStopName(get(json, 'name'), hex, { above: -32, below: 24, bgColor: read.text('bgColor') }),
  };
};

const resolveSlots = (
  json: JsonObject,
  pointer: string,
  count: number,
  hex: Surroundings,
): readonly Slot[] => {
  const companies = asList(get(json, 'companies'));
  const icons = asList(get(json, 'icons'));
  const color = fieldsOf(json).text('color');
  const turn = fieldsOf(json).number('rotation') ?? 0;
  for (const [key, list] of [
    ['companies', companies],
    ['icons', icons],
  ] as const)
    if (list.slice(count).some((entry) => entry !== null))
      hex.report({
        severity: 'warning',
        code: 'hex/slots',
        message: `This city has ${count} ${count === 1 ? 'slot' : 'slots'} but ${list.length} entries in "${key}"; the rest is left out.`,
        pointer: at(pointer, key),
        hint: 'Give the city a larger size or shorten the list.',
      });
  return Array.from({ length: count }, (_, index) => {
    const company = companies[index];
    return {
      color: color ?? (isObject(company) ? fieldsOf(company).text('color') : undefined) ?? 'city',
      icon: knownIcon(asText(icons[index]), at(pointer, 'icons', index), hex),
      token: resolveSlotToken(company, turn),
    };
  });
};
