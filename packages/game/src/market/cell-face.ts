import { type Amount, asAmount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import { asNumber, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flag, integer, type Read, readText, string, unread } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount } from '../schema/values.ts';

const asValue: Read<Amount> = (json) => (json === '' ? undefined : asAmount(json));

export const cellFaceFields = {
  value: amount('The cell’s text; a number is money.', { read: asValue }),
  // Never money, also as a number; and 0 is a label like any other (40.14.22).
  label: amount('The cell’s text where there is no `value`.', { read: readText }),
  subLabel: amount('Second text, in the opposite corner. Default: none.', { read: readText }),
  legend: integer('Position in `stock.legend`, from 0; the ground takes its colour. Default: none.', {
    minimum: 0,
    // Neither cut nor held: what leads to no entry is reported.
    read: asNumber,
  }),
  labelColor: string('Colour of both texts, a name or a CSS colour. Default: readable on the ground.', {
    refersTo: 'color',
  }),
  underline: flag('Underlines the text.', { default: false }),
  textColor: unread('Without effect; write `labelColor`.'),
  icon: unread('Without effect.'),
  right: unread('Without effect.'),
};

/** Forms a cell can take besides an object: a value, a label, nothing (40.4.1). */
export const plainCells = [Type.Number(), Type.String(), Type.Null(), Type.Boolean()];

/** Ground and texts: what cells of the market and of the par chart have in common (40.4.2, 40.7.2). */
export interface CellFace {
  /** A number is money. */
  readonly text?: Amount;
  readonly subLabel?: string;
  /** The ground: own colour, legend and par settled (40.4.3). */
  readonly color: string;
  /** Of both texts; readable on the ground when absent. A colour name or a CSS colour (40.14.20). */
  readonly labelColor?: string;
  readonly underline: boolean;
}

/** Grounds of the cells that refer to the legend, by the position of the entry in the file. */
export interface LegendGrounds {
  /** That of an entry; `undefined` where there is none, which is kept in mind. */
  color(entry: number, pointer: string): string | undefined;
  /** Reports each entry that is not there, once, at the first cell that names it. */
  reportMissing(legend: string, reading: Reading): void;
}

/** Where a cell's ground comes from besides its own `color`. */
export interface Grounds {
  readonly cell: string;
  readonly legend: LegendGrounds;
  /** Of par cells, and of cells marked `par`. */
  readonly par: string;
}

/** The grounds one cell can have, the first that there is. */
export interface CellGround {
  readonly par?: string;
  /** For a cell that refers to the legend. */
  readonly legend: LegendGrounds;
  /** The cell's own, else the usual one. */
  readonly color: string;
}

/** `undefined` for an entry that keeps a place empty: `null`, `true`, `false` (40.4.1). */
export const resolveCellFace = (json: Json, ground: CellGround, pointer: string): CellFace | undefined => {
  if (typeof json === 'number' || typeof json === 'string') {
    return { text: asValue(json), color: ground.color, underline: false };
  }
  if (!isObject(json)) return undefined;
  const read = reader(cellFaceFields, json);
  return {
    text: read('value') ?? read('label'),
    subLabel: read('subLabel'),
    color: resolveGround(read, ground, pointer),
    labelColor: read('labelColor'),
    underline: read('underline'),
  };
};

/** Whether the text of a cell is a label: outside 2D markets labels read upwards, values do not (40.14.23). */
export const showsLabel = (json: Json): boolean => {
  if (!isObject(json)) return typeof json === 'string';
  const read = reader(cellFaceFields, json);
  return read('value') === undefined && read('label') !== undefined;
};

const resolveGround = (read: Reader<typeof cellFaceFields>, ground: CellGround, pointer: string): string => {
  if (ground.par !== undefined) return ground.par;
  const entry = read('legend');
  return (entry !== undefined && ground.legend.color(entry, at(pointer, 'legend'))) || ground.color;
};
