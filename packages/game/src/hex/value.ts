import type { Amount } from '../amount.ts';
import { asText, get } from '../json.ts';
import { define, flag, number, object, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { type HexContext, statedText } from './context.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { keepUpright, type Placed, type PolarPosition, positionFields, resolvePosition } from './position.ts';

const valueFields = {
  value: amount('The figure.'),
  shape: amount('Background: `square`, `none`, or anything else for an ellipse.', {
    read: (json) => (['square', 'none'] as const).find((shape) => shape === asText(json)),
  }),
  color: color('Colour of the background.', { default: 'white' }),
  textColor: color('Colour of the figure. Default: black, or white on a dark ground.'),
  outerBorderColor: color('Colour of a ring around the background. Default: none.'),
  borderWidth: number('Width of the outline in hex units.', { default: 2, minimum: 0 }),
  width: number('Width of the background in hex units. Default: by the length of the figure.', {
    minimum: 0,
  }),
  height: number('Height of the background in hex units. Default: by the font size.', { minimum: 0 }),
  ...fontFields,
  fixed: flag('Does not stay upright when the tile is turned.', { default: false }),
  ...positionFields,
  ...orderFields,
};

/** A revenue figure (20.8.12). */
export const valueSchema = define(
  'Value',
  object(valueFields, 'A revenue value.', { required: ['value'], [UNDRAWN]: true }),
);

/** The revenue of a stop (20.8.12). */
export interface Value extends Placed {
  readonly value: Amount;
  readonly shape: 'ellipse' | 'square' | 'none';
  /** Of the background. */
  readonly color: string;
  /** Readable on the ground where absent. */
  readonly textColor?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
  /** Of a ring behind the background. */
  readonly outerBorderColor?: string;
  readonly borderWidth: number;
  readonly halfHeight: number;
  /** When absent it follows from the figure as formatted. */
  readonly halfWidth?: number;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

/** Where the first value of a hex stands (20.2.4); all others in the centre. */
const AUTOMATIC_POSITIONS: readonly PolarPosition[] = [{ angle: 210, percent: 0.7 }];

export const resolveValue = (item: Item, hex: HexContext): Value | undefined => {
  const { json, pointer, index } = item;
  const read = reader(valueFields, json);
  const value = read('value');
  if (value === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A value needs a figure in "value"; without one nothing is drawn.',
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
    // Without a background it stands on the hex.
    ...statedText(item, 'textColor', shape === 'none' ? hex.color : get(json, 'color')),
    outerBorderColor: read('outerBorderColor'),
    borderWidth: read('borderWidth'),
    // A game-wide size enlarges the background like the value's own (20.14.19).
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
