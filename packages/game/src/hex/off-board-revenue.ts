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
import { explicitTextColor, type HexContext, type Item } from './element.ts';
import { fontFields } from './font.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStraightName, revenueFields } from './stop.ts';

const valueFields = {
  value: amount('Revenue. Default: `revenue`, then `cost`.'),
  revenue: amount('Revenue, if `value` is not set.'),
  cost: amount('Revenue, if neither `value` nor `revenue` is set.'),
  color: color('Box colour, from the map colours. Default: none.'),
  textColor: color('Text colour, from the map colours. Default: black, or white on a dark box.'),
  phase: amount('Text next to the box, such as its phase. Default: none.', { read: readText }),
  phaseColor: color('Background colour of that text, from the map colours. Default: `color`, then `white`.'),
};

const offBoardValueSchema = define('OffBoardValue', object(valueFields, 'One box of an off-board area.'));

const offBoardRevenueFields = {
  revenues: list(
    either([ref(offBoardValueSchema), Type.Number(), Type.String()], 'A box, or just its revenue.'),
    'Boxes from left to right.',
  ),
  rows: integer('Number of rows.', { default: 1, minimum: 1 }),
  reverse: flag('Places the name below, with rows growing upwards.', { default: false }),
  size: number('Text size in hex units.', {
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

export const offBoardRevenueSchema = define(
  'OffBoardRevenue',
  object(offBoardRevenueFields, 'Revenue of an off-board area.', { required: ['revenues'], [UNDRAWN]: true }),
);

/** Boxes with the revenue of an off-board area (20.8.22). */
export interface OffBoardRevenue extends Placed {
  readonly rows: readonly (readonly OffBoardValue[])[];
  /** Whether the name is below, with rows growing upwards and phases above. */
  readonly reverse: boolean;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly name?: StraightName;
}

export interface OffBoardValue {
  /** An empty box if undefined. */
  readonly value?: Amount;
  readonly color?: string;
  /** Undefined for a colour that is readable on the box. */
  readonly textColor?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
  /** Text above or below the box. */
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
      message: 'This off-board area has no list of revenues, so only its name is drawn.',
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
      // The hex colour, or the default for off-board areas if the hex has none (20.14.54).
      bgColor: hex.color === undefined ? 'offboard' : hex.backdrop,
    }),
  };
};

/** A plain number or string is the revenue. */
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
    // Without a fill the text is on the hex itself.
    ...explicitTextColor({ json, pointer }, 'textColor', color ?? hex.color),
    phase: read('phase'),
    phaseColor: read('phaseColor') ?? color ?? 'white',
  };
};

/** Splits into rows of equal length, the last one shorter: eight in three rows are 3 + 3 + 2. */
const splitIntoRows = <T>(list: readonly T[], rows: number): readonly (readonly T[])[] => {
  if (list.length === 0) return [];
  const length = rows >= 2 ? Math.ceil(list.length / rows) : list.length;
  return Array.from({ length: Math.ceil(list.length / length) }, (_, row) =>
    list.slice(row * length, (row + 1) * length),
  );
};
