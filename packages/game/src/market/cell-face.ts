import { type Amount, asAmount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import { asNumber, asText, get, isObject, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';
import { isOn } from '../schema/field.ts';

/** Ground and texts: what cells of the market and of the par chart have in common (40.4.2, 40.7.2). */
export interface CellFace {
  /** A number is money. */
  readonly text?: Amount;
  readonly subLabel?: string;
  /** The ground: own colour, legend and par settled (40.4.3). */
  readonly color: string;
  /** Of both texts; readable on the ground when absent. A colour name or a CSS colour (40.14, 20). */
  readonly labelColor?: string;
  readonly underline: boolean;
}

/** Where a cell's ground comes from besides its own `color`. */
export interface Grounds {
  readonly cell: string;
  /** Colours of the legend in file order, which is what cells refer to. */
  readonly legend: readonly string[];
  /** Of cells marked `par`. */
  readonly par: string;
}

/** `undefined` for an entry that keeps a place empty: `null`, `true`, `false` (40.4.1). */
export const resolveCellFace = (
  json: Json,
  grounds: Grounds,
  pointer: string,
  reading: Reading,
): CellFace | undefined => {
  if (typeof json === 'number' || typeof json === 'string') {
    return { text: json === '' ? undefined : asAmount(json), color: grounds.cell, underline: false };
  }
  if (!isObject(json)) return undefined;
  return {
    text: ownValue(json) ?? ownLabel(json),
    subLabel: truthy(asText(get(json, 'subLabel'))),
    color: ownGround(json, grounds, pointer, reading),
    labelColor: truthy(asText(get(json, 'labelColor'))),
    underline: isOn(get(json, 'underline')),
  };
};

/** Whether the text of a cell is a label: outside 2D markets labels read upwards, values do not (40.14, 23). */
export const showsLabel = (json: Json): boolean =>
  isObject(json) ? ownValue(json) === undefined && ownLabel(json) !== undefined : typeof json === 'string';

const ownValue = (json: Json): Amount | undefined => {
  const value = asAmount(get(json, 'value'));
  return value === '' ? undefined : value;
};

/** Never money, also as a number; and 0 is a label like any other (40.14, 22). */
const ownLabel = (json: Json): string | undefined => truthy(asText(get(json, 'label')));

const ownGround = (json: Json, grounds: Grounds, pointer: string, reading: Reading): string => {
  if (isOn(get(json, 'par'))) return grounds.par;
  const legend = asNumber(get(json, 'legend'));
  if (legend !== undefined) {
    const color = grounds.legend[legend];
    if (color !== undefined) return color;
    reading.report({
      severity: 'warning',
      code: 'market/legend',
      message: `The legend has no entry ${legend}, so the cell keeps its own colour.`,
      pointer: at(pointer, 'legend'),
      hint: 'Entries are counted from 0.',
    });
  }
  return truthy(asText(get(json, 'color'))) ?? grounds.cell;
};
