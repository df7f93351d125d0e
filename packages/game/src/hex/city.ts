import { at } from '../diagnostic.ts';
import { asSize, type Json } from '../json.ts';
import { choice, define, either, flag, list, number, object, ref, referenceTo } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { color } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import type { HexContext, Item } from './element.ts';
import { knownIcon } from './icon.ts';
import { nameOf } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStopName, revenueFields, type StopName } from './stop.ts';
import { resolveSlotToken, slotTokenSchema, type TokenReference } from './token.ts';

/** Number of slots in special layouts: `S` is a round slot, `Y` a square one. */
const SPECIAL_SLOTS = { '2Y': 2, '1S1Y': 2, '2S1Y': 3, '3Ferry': 3 } as const;
const SPECIAL_SIZES = Object.keys(SPECIAL_SLOTS) as readonly (keyof typeof SPECIAL_SLOTS)[];

/** Slot radius for which halo widths are given. */
const NATURAL_WIDTH = 25;

const cityFields = {
  size: either(
    [Type.Integer({ minimum: 1, maximum: 6 }), choice(SPECIAL_SIZES, 'A special layout.')],
    'Number of slots, 1 to 6, or a special layout.',
    { default: 1 },
  ),
  companies: list(
    either(
      [referenceTo('company'), Type.Null(), ref(slotTokenSchema)],
      'Abbreviation of a company, a token, or `null` for an empty slot.',
    ),
    'Contents of the slots, in order. Default: empty.',
  ),
  icons: list(Type.Union([referenceTo('icon'), Type.Null()]), 'Icons in the slots, in order. Default: none.'),
  name: nameOf('city'),
  width: number('Slot radius in hex units.', { info: 'cityWidth', default: NATURAL_WIDTH, minimum: 0 }),
  color: color(
    'Colour of all slots, from the company colours. Default: the colour of the slot’s company, then `city`.',
  ),
  outlineColor: color('Outline colour, from the company colours.', { default: 'track' }),
  strokeWidth: number('Outline width in hex units.', { default: 2, minimum: 0, read: asSize }),
  borderColor: color('Halo colour.', { default: 'border' }),
  borderWidth: number('Halo width in hex units.', { info: 'borderWidth', default: 3, minimum: 0 }),
  bgColor: color('Background on which the name must be readable. Default: the hex colour.'),
  pass: flag('Draws a bypass behind a city of one or two slots.', { default: false }),
  extend: choice(['left', 'right'], 'Side on which a city with two slots is longer. Default: none.'),
  outside: flag('Draws the city above the hex outline, without cutting it off there.', {
    default: false,
    // Only the value `true` (20.6).
    read: (json) => json === true,
  }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

export const citySchema = define('City', object(cityFields, 'A city.'));

export interface City extends Placed {
  readonly size: CitySize;
  readonly slots: readonly Slot[];
  /** Slot radius, or half the side of a square slot. */
  readonly width: number;
  readonly strokeWidth: number;
  /** Width of the halo around box and slots. */
  readonly halo: number;
  readonly borderColor: string;
  readonly outlineColor: string;
  /** Draws a bypass triangle behind the city; sizes 1 and 2 only. */
  readonly pass: boolean;
  /** The end at which the box is longer; size 2 only. */
  readonly extend?: 'left' | 'right';
  /** Drawn above the hex outline, without clipping. */
  readonly outside: boolean;
  readonly name?: StopName;
}

export interface Slot {
  readonly color: string;
  readonly icon?: string;
  readonly token?: TokenReference;
}

/** The number of round slots, or a special layout. */
export type CitySize = 1 | 2 | 3 | 4 | 5 | 6 | keyof typeof SPECIAL_SLOTS;

const SLOT_COUNTS = new Map<Json, number>([
  ...([1, 2, 3, 4, 5, 6] as const).map((size) => [size, size] as const),
  ...Object.entries(SPECIAL_SLOTS),
]);

/** Returns `undefined` with a warning for a size that has no layout. */
export const resolveCity = (item: Item, hex: HexContext): City | undefined => {
  const { json, pointer } = item;
  const read = reader(cityFields, json, hex.info);
  const written = read('size');
  const slotCount = SLOT_COUNTS.get(written);
  if (slotCount === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/size',
      message: `A city cannot have the size ${quote(written)}, so it is not drawn.`,
      pointer: at(pointer, 'size'),
      hint: `Use a number from 1 to 6, or one of ${SPECIAL_SIZES.join(', ')}.`,
    });
    return undefined;
  }
  const size = written as CitySize;
  const width = read('width');
  return {
    position: resolvePosition(item, hex),
    size,
    slots: resolveSlots(read, pointer, slotCount, hex),
    width,
    strokeWidth: read('strokeWidth'),
    halo: (read('borderWidth') * width) / NATURAL_WIDTH,
    borderColor: read('borderColor'),
    outlineColor: read('outlineColor'),
    pass: (size === 1 || size === 2) && read('pass'),
    extend: size === 2 ? read('extend') : undefined,
    outside: read('outside'),
    name: resolveStopName(item, hex, { above: -32, below: 24, bgColor: read('bgColor') }),
  };
};

const resolveSlots = (
  read: Reader<typeof cityFields>,
  pointer: string,
  count: number,
  hex: HexContext,
): readonly Slot[] => {
  const companies = read('companies');
  const icons = read('icons');
  const color = read('color');
  const turn = read('rotation');
  for (const [key, list] of [
    ['companies', companies],
    ['icons', icons],
  ] as const)
    if (list.slice(count).some((entry) => entry !== null))
      hex.report({
        severity: 'warning',
        code: 'hex/slots',
        message: `This city has ${count} ${count === 1 ? 'slot' : 'slots'} but ${list.length} entries in "${key}"; the rest are ignored.`,
        pointer: at(pointer, key),
        lacks: at(pointer, 'size'),
        hint: 'Give the city a larger size or shorten the list.',
      });
  return Array.from({ length: count }, (_, index) => {
    const token = resolveSlotToken(companies[index], turn);
    return {
      color: color ?? token?.face.color ?? 'city',
      icon: knownIcon(icons[index], hex),
      token,
    };
  });
};
