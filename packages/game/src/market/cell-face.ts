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
  value: amount('Cell text; a number is money.', { read: asValue }),
  // Never money, even if it is a number; 0 is a valid label (40.14.22).
  label: amount('Cell text, if there is no `value`.', { read: readText }),
  subLabel: amount('Second text, in the opposite corner. Default: none.', { read: readText }),
  legend: integer('Index in `stock.legend`, from 0; the cell uses its colour. Default: none.', {
    minimum: 0,
    // Not limited, so that an index without an entry is reported.
    read: asNumber,
  }),
  labelColor: string('Text and label colour, a name or a CSS colour. Default: readable on the background.', {
    refersTo: 'color',
  }),
  underline: flag('Underlines the text.', { default: false }),
  textColor: unread('Without effect; write `labelColor`.'),
  icon: unread('Without effect.'),
  right: unread('Without effect.'),
};

/** Forms of a cell other than an object: a value, a label, or nothing (40.4.1). */
export const plainCells = [Type.Number(), Type.String(), Type.Null(), Type.Boolean()];

/** Background and text, common to market and par cells (40.4.2, 40.7.2). */
export interface CellFace {
  /** A number is money. */
  readonly text?: Amount;
  readonly subLabel?: string;
  /** Background colour after cell, legend and par (40.4.3). */
  readonly color: string;
  /** Text and label colour; undefined for a readable one. A colour name or a CSS colour (40.14.20). */
  readonly labelColor?: string;
  readonly underline: boolean;
}

/** Background colours of cells that refer to the legend, by index of the entry in the file. */
export interface LegendColors {
  /** Returns the colour of an entry, or `undefined` if it does not exist, which is recorded. */
  color(entry: number, pointer: string): string | undefined;
  /** Reports each missing entry once, at the first cell that refers to it. */
  reportMissing(legend: string, reading: Reading): void;
}

/** Background colours of a cell besides its own `color`. */
export interface Backgrounds {
  readonly cell: string;
  readonly legend: LegendColors;
  /** Colour of par cells, and of cells marked `par`. */
  readonly par: string;
}

/** Possible background colours of a cell, in order of precedence. */
export interface CellBackground {
  readonly par?: string;
  /** For a cell that refers to the legend. */
  readonly legend: LegendColors;
  /** The cell's own colour, or the default. */
  readonly color: string;
}

/** Returns `undefined` for an entry that leaves a gap: `null`, `true`, `false` (40.4.1). */
export const resolveCellFace = (
  json: Json,
  background: CellBackground,
  pointer: string,
): CellFace | undefined => {
  if (typeof json === 'number' || typeof json === 'string') {
    return { text: asValue(json), color: background.color, underline: false };
  }
  if (!isObject(json)) return undefined;
  const read = reader(cellFaceFields, json);
  return {
    text: read('value') ?? read('label'),
    subLabel: read('subLabel'),
    color: resolveBackground(read, background, pointer),
    labelColor: read('labelColor'),
    underline: read('underline'),
  };
};

/** Whether a cell shows a label: outside 2D markets labels read upwards, values do not (40.14.23). */
export const showsLabel = (json: Json): boolean => {
  if (!isObject(json)) return typeof json === 'string';
  const read = reader(cellFaceFields, json);
  return read('value') === undefined && read('label') !== undefined;
};

const resolveBackground = (
  read: Reader<typeof cellFaceFields>,
  background: CellBackground,
  pointer: string,
): string => {
  if (background.par !== undefined) return background.par;
  const entry = read('legend');
  return (entry !== undefined && background.legend.color(entry, at(pointer, 'legend'))) || background.color;
};
