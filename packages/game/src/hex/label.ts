import { at } from '../diagnostic.ts';
import { get } from '../json.ts';
import { define, flag, number, object, readText, UNDRAWN, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { explicitTextColor, type HexContext, type Item } from './element.ts';
import { characters, type Font, fontFields, resolveFont } from './font.ts';
import {
  keepUpright,
  orderFields,
  type Placed,
  type PolarPosition,
  positionFields,
  resolvePosition,
} from './position.ts';

const labelFields = {
  label: amount('Text to print.', { read: readText }),
  color: color('Text colour, from the map colours. Default: black, or white on a dark hex.'),
  ...fontFields,
  fontSize: number('Text size in hex units. Default: 30 to 12, depending on its length.', {
    exclusiveMinimum: 0,
  }),
  fixed: flag('Turns the label with the tile instead of keeping it upright.', { default: false }),
  size: unread('Without effect; write `fontSize`.'),
  ...positionFields,
  ...orderFields,
};

export const labelSchema = define(
  'Label',
  object(labelFields, 'A label on a hex.', { required: ['label'], [UNDRAWN]: true }),
);

/** Large letters such as OO or NY (20.8.11). */
export interface Label extends Placed {
  readonly text: string;
  /** Undefined for a colour that is readable on the hex. */
  readonly color?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

/** Font sizes by number of characters: the first row that is long enough applies. */
const SIZES: readonly (readonly [characters: number, size: number])[] = [
  [2, 30],
  [8, 20],
  [12, 18],
  [16, 16],
];

/** Positions of the first labels of a hex (20.2.4); all others are centred. */
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
      message: '"size" has no effect on a label.',
      pointer: at(pointer, 'size'),
      hint: 'Use fontSize.',
    });
  const text = read('label');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'This label has no text in "label", so it is not drawn.',
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
    ...explicitTextColor(item, 'color', hex.color),
    font: resolveFont(json, { size: SIZES.find(([most]) => length <= most)?.[1] ?? 12 }),
    fixed,
  };
};
