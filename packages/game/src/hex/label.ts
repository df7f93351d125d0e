import { at } from '../diagnostic.ts';
import { get } from '../json.ts';
import { define, flag, number, object, readText, UNDRAWN, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { type HexContext, statedText } from './context.ts';
import { characters, type Font, fontFields, resolveFont } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { keepUpright, type Placed, type PolarPosition, positionFields, resolvePosition } from './position.ts';

const labelFields = {
  label: amount('The text.', { read: readText }),
  color: color('Map colour of the text. Default: black, or white on a dark hex.'),
  ...fontFields,
  fontSize: number('Size of the text in hex units. Default: 30 to 12, by its length.', {
    exclusiveMinimum: 0,
  }),
  fixed: flag('Does not stay upright when the tile is turned.', { default: false }),
  size: unread('Without effect; write `fontSize`.'),
  ...positionFields,
  ...orderFields,
};

/** A label such as “OO” (20.8.11). */
export const labelSchema = define(
  'Label',
  object(labelFields, 'A label on a hex.', { required: ['label'], [UNDRAWN]: true }),
);

/** Big letters such as OO or NY (20.8.11). */
export interface Label extends Placed {
  readonly text: string;
  /** Readable on the hex where absent. */
  readonly color?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

/** Font size by the number of characters: the first row that is long enough. */
const SIZES: readonly (readonly [characters: number, size: number])[] = [
  [2, 30],
  [8, 20],
  [12, 18],
  [16, 16],
];

/** Where the first labels of a hex stand (20.2.4); all others in the centre. */
const AUTOMATIC_POSITIONS: readonly PolarPosition[] = [
  { angle: 150, percent: 0.7 },
  { angle: 270, percent: 0.7 },
];

export const resolveLabel = (item: Item, hex: HexContext): Label | undefined => {
  const { json, pointer, index } = item;
  const read = reader(labelFields, json);
  if (get(json, 'size') !== undefined)
    hex.report({
      severity: 'info',
      code: 'hex/label-size',
      message: 'The size of a label has no effect.',
      pointer: at(pointer, 'size'),
      hint: 'Use fontSize.',
    });
  const text = read('label');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A label needs a text in "label"; without one nothing is drawn.',
      pointer,
    });
    return undefined;
  }
  const fixed = read('fixed');
  const length = characters(text);
  return {
    position: keepUpright(
      json,
      resolvePosition(item, hex, { automatic: AUTOMATIC_POSITIONS[index] }),
      read('rotation'),
      fixed,
    ),
    text,
    color: read('color'),
    ...statedText(item, 'color', hex.color),
    font: resolveFont(json, { size: SIZES.find(([most]) => length <= most)?.[1] ?? 12 }),
    fixed,
  };
};
