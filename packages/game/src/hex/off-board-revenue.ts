import type { Amount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import {
  define,
  either,
  flag,
  integer,
  list,
  number,
  object,
  readText,
  ref,
  UNDRAWN,
} from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount, color } from '../schema/values.ts';
import { type HexContext, statedText } from './context.ts';
import { fontFields, revenueFields } from './font.ts';
import type { Item } from './items.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';

const valueFields = {
  value: amount('The figure. Default: `revenue`, then `cost`.'),
  revenue: amount('The figure where `value` is absent.'),
  cost: amount('The figure where `value` and `revenue` are absent.'),
  color: color('Map colour of the box. Default: none.'),
  textColor: color('Map colour of the figure. Default: black, or white on a dark box.'),
  phase: amount('Text at the box, such as the phase it counts in. Default: none.', { read: readText }),
  phaseColor: color('Map colour of that text. Default: `color`, then `white`.'),
};

const offBoardValueSchema = define('OffBoardValue', object(valueFields, 'One box of an off-board area.'));

const offBoardRevenueFields = {
  revenues: list(
    either([ref(offBoardValueSchema), Type.Number(), Type.String()], 'A box, or only its figure.'),
    'The boxes, from left to right.',
  ),
  rows: integer('Number of rows.', { default: 1, minimum: 1 }),
  reverse: flag('Name below, rows growing upwards.', { default: false }),
  size: number('Size of the figures in hex units.', {
    info: 'valueFontSize',
    default: 14,
    exclusiveMinimum: 0,
  }),
  fontFamily: fontFields.fontFamily,
  name: nameOf('area'),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

/** The boxes of an off-board area (20.8.22). */
export const offBoardRevenueSchema = define(
  'OffBoardRevenue',
  object(offBoardRevenueFields, 'Revenue of an off-board area.', { required: ['revenues'], [UNDRAWN]: true }),
);

/** Boxes with the revenue of an off-board area (20.8.22). */
export interface OffBoardRevenue extends Placed {
  readonly rows: readonly (readonly OffBoardValue[])[];
  /** Name below, rows growing upwards, phases above. */
  readonly reverse: boolean;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly name?: StraightName;
}

/** One of the boxes. */
export interface OffBoardValue {
  /** An empty box when absent. */
  readonly value?: Amount;
  readonly color?: string;
  /** Readable on the box where absent. */
  readonly textColor?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
  /** Shown above or below the box. */
  readonly phase?: string;
  readonly phaseColor: string;
}

export const resolveOffBoardRevenue = (item: Item, hex: HexContext): OffBoardRevenue => {
  const { json, pointer } = item;
  const read = reader(offBoardRevenueFields, json, hex.info);
  const values = read('revenues').map((json, index) =>
    resolveValue(json, at(pointer, 'revenues', index), hex),
  );
  if (values.length === 0)
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'An off-board area needs a list of revenues; without one only its name is drawn.',
      pointer,
    });
  const reverse = read('reverse');
  return {
    position: resolvePosition(item, hex),
    rows: splitIntoRows(values, read('rows')),
    reverse,
    fontFamily: read('fontFamily') ?? hex.info.valueFontFamily ?? 'display',
    fontSize: read('size'),
    name: resolveStraightName(item, hex, {
      above: -16,
      below: 16,
      reverse,
      // The ground it lies on; the usual one where the hex states none (20.14.54).
      bgColor: hex.color === undefined ? 'offboard' : hex.backdrop,
    }),
  };
};

/** A bare number or text is the figure. */
const resolveValue = (json: Json, pointer: string, hex: HexContext): OffBoardValue => {
  const read = reader(
    valueFields,
    typeof json === 'number' || typeof json === 'string' ? { value: json } : json,
  );
  const value = read('value') ?? read('revenue') ?? read('cost');
  const color = read('color');
  return {
    value: value === '' ? undefined : value,
    color,
    textColor: read('textColor'),
    // Without a fill the figure stands on the hex.
    ...statedText({ json, pointer }, 'textColor', color ?? hex.color),
    phase: read('phase'),
    phaseColor: read('phaseColor') ?? color ?? 'white',
  };
};

/** Rows of equal length, the last one shorter: eight in three rows are 3 + 3 + 2. */
const splitIntoRows = <T>(list: readonly T[], rows: number): readonly (readonly T[])[] => {
  if (list.length === 0) return [];
  const length = rows >= 2 ? Math.ceil(list.length / rows) : list.length;
  return Array.from({ length: Math.ceil(list.length / length) }, (_, row) =>
    list.slice(row * length, (row + 1) * length),
  );
};
