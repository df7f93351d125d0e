import type { Amount } from '../amount.ts';
import { asList, asText, get, type Json, truthy } from '../json.ts';
import { fieldsOf, positive } from './fields.ts';
import type { Item } from './items.ts';
import type { StraightName } from './name.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';
import type { Surroundings } from './surroundings.ts';

/** Boxes with the revenue of an off-board area (20.8.22). */
export interface OffBoardRevenue extends Placed {
  readonly rows: readonly (readonly Revenue[])[];
  /** Name below, rows growing upwards, phases above. */
  readonly reverse: boolean;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly name?: StraightName;
}

export interface Revenue {
  /** An empty box when absent. */
  readonly value?: Amount;
  readonly color?: string;
  readonly textColor: string;
  /** Shown above or below the box. */
  readonly phase?: string;
  readonly phaseColor: string;
}

export const resolveOffBoardRevenue = (item: Item, hex: Surroundings): OffBoardRevenue => {
  const { json, pointer } = item;
  const read = fieldsOf(json);
  const revenues = asList(get(json, 'revenues')).map(resolveRevenue);
  if (revenues.length === 0)
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'An off-board area needs a list of revenues; without one only its name is drawn.',
      pointer,
    });
  const reverse = read.flag('reverse');
  const { valueFontFamily, valueFontSize } = hex.info;
  return {
    position: resolvePosition(item, hex),
    rows: inRows(revenues, Math.floor(read.number('rows') ?? 1)),
    reverse,
    fontFamily: read.text('fontFamily') ?? valueFontFamily ?? 'display',
    fontSize: positive(read.number('size')) ?? valueFontSize ?? 14,
    name: resolveStraightName(get(json, 'name'), hex, {
      above: -16,
      below: 16,
      reverse,
      // The ground it lies on; the usual one where the hex states none (20.14, Q54).
      bgColor: hex.color === undefined ? 'offboard' : hex.backdrop,
    }),
  };
};

/** A bare number or text is the figure. */
const resolveRevenue = (json: Json): Revenue => {
  const read = fieldsOf(typeof json === 'number' || typeof json === 'string' ? { value: json } : json);
  const color = read.text('color');
  return {
    value: truthyText(read.figure('value') ?? read.figure('revenue') ?? read.figure('cost')),
    color,
    textColor: read.text('textColor') ?? 'black',
    phase: truthy(asText(get(json, 'phase'))),
    phaseColor: read.text('phaseColor') ?? color ?? 'white',
  };
};

const truthyText = (value: Amount | undefined): Amount | undefined => (value === '' ? undefined : value);

/** Rows of equal length, the last one shorter: eight in three rows are 3 + 3 + 2. */
const inRows = <T>(list: readonly T[], rows: number): readonly (readonly T[])[] => {
  if (list.length === 0) return [];
  const length = rows >= 2 ? Math.ceil(list.length / rows) : list.length;
  return Array.from({ length: Math.ceil(list.length / length) }, (_, row) =>
    list.slice(row * length, (row + 1) * length),
  );
};
