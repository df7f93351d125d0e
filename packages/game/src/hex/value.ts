import type { Amount } from '../amount.ts';
import { asText, get } from '../json.ts';
import { define, flag, number, object, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { explicitTextColor, type HexContext, type Item } from './element.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import {
  keepUpright,
  orderFields,
  type Placed,
  type PolarPosition,
  positionFields,
  resolvePosition,
} from './position.ts';

const valueFields = {
  value: amount('Revenue to print, a number or text.'),
  shape: amount('Background: `square`, `none`, or anything else for an ellipse.', {
    read: (json) => (['square', 'none'] as const).find((shape) => shape === asText(json)),
  }),
  color: color('Background colour.', { default: 'white' }),
  textColor: color('Text colour. Default: black, or white on a dark background.'),
  outerBorderColor: color('Colour of a ring around the background. Default: none.'),
  borderWidth: number('Outline width in hex units.', { default: 2, minimum: 0 }),
  width: number('Background width in hex units. Default: depends on the length of the number.', {
    minimum: 0,
  }),
  height: number('Background height in hex units. Default: depends on the font size.', { minimum: 0 }),
  ...fontFields,
  fixed: flag('Turns the value with the tile instead of keeping it upright.', { default: false }),
  ...positionFields,
  ...orderFields,
};

export const valueSchema = define(
  'Value',
  object(valueFields, 'A revenue value.', { required: ['value'], [UNDRAWN]: true }),
);

/** Revenue of a stop (20.8.12). */
export interface Value extends Placed {
  readonly value: Amount;
  readonly shape: 'ellipse' | 'square' | 'none';
  /** Background colour. */
  readonly color: string;
  /** Undefined for a colour that is readable on the background. */
  readonly textColor?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
  /** Colour of a ring behind the background. */
  readonly outerBorderColor?: string;
  readonly borderWidth: number;
  readonly halfHeight: number;
  /** Undefined if it follows from the formatted number. */
  readonly halfWidth?: number;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

/** Position of the first value of a hex (20.2.4); all others are centred. */
const AUTOMATIC_POSITIONS: readonly PolarPosition[] = [{ angle: 210, percent: 0.7 }];

export const resolveValue = (item: Item, hex: HexContext): Value | undefined => {
  const { json, pointer, index } = item;
  const read = reader(valueFields, json);
  const value = read('value');
  if (value === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'This value has no number in "value", so it is not drawn.',
      pointer,
    });
    return undefined;
  }
  const { valueFontFamily, valueFontSize, valueFontWeight } = hex.info;
  const statedSize = read('fontSize') ?? valueFontSize;
  const fixed = read('fixed');
  const shape = read('shape') ?? 'ellipse';
  return {
    position: keepUpright(
      json,
      resolvePosition(item, hex, { automatic: AUTOMATIC_POSITIONS[index] }),
      read('rotation'),
      fixed,
    ),
    value,
    shape,
    color: read('color'),
    textColor: read('textColor'),
    // Without a background the number is on the hex itself.
    ...explicitTextColor(item, 'textColor', shape === 'none' ? hex.color : get(json, 'color')),
    outerBorderColor: read('outerBorderColor'),
    borderWidth: read('borderWidth'),
    // A game-wide size enlarges the background like the value's own size (20.14.19).
    halfHeight: half(read('height')) ?? (statedSize === undefined ? 14 : 0.75 * statedSize),
    halfWidth: half(read('width')),
    font: resolveFont(json, {
      family: valueFontFamily ?? 'sans-serif',
      size: valueFontSize ?? 15,
      weight: valueFontWeight,
    }),
    fixed,
  };
};

const half = (length: number | undefined): number | undefined =>
  length === undefined ? undefined : length / 2;
