import { at } from '../diagnostic.ts';
import type { FontWeight } from '../font.ts';
import { asSize, asText, isObject, type Json, truthy } from '../json.ts';
import { limitOffset, onMarket, resolvePlace, UNIT_OFFSETS } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { choice, define, flag, number, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color, fontFamily, weight } from '../schema/values.ts';
import type { LegendColors } from './cell-face.ts';
import type { MarketType } from './market.ts';

const legendEntryFields = {
  description: string('Text of the entry.'),
  // An entry without a colour still gives cells a background (40.14.33).
  color: color('Colour of the dot and of the cells that refer to it, from the map colours.', {
    default: 'orange',
  }),
  borderColor: color('Outline colour of the dot, from the map colours.', { default: 'black' }),
  borderWidth: number('Outline width in units.', { default: 2, minimum: 0, read: asSize }),
  fontFamily: fontFamily('Text font.', { default: 'sans-serif' }),
  fontSize: number('Text size in units.', { default: 14, exclusiveMinimum: 0, read: asSize }),
  fontWeight: weight('Text weight.', { default: 'normal' }),
  right: flag('Whether the entry is right-aligned. Default: as the legend.'),
  bottom: flag('Whether the entry is bottom-aligned. Default: as the legend.'),
  icon: string('Icon; not drawn.'),
};

export const legendEntrySchema = define(
  'Legend',
  object(legendEntryFields, 'A legend entry.', { required: ['description'] }),
);

const legendPlaceFields = {
  ...onMarket.fields,
  align: choice(['left', 'right'], 'Alignment of the entries.', { default: 'left' }),
  verticalAlign: choice(['top', 'bottom'], '`bottom` stacks the entries upwards.', { default: 'top' }),
  reverse: flag('Shows the last entry first.', { default: false }),
};

export const legendPlaceField = object(
  legendPlaceFields,
  'Position of the legend, in cells; in units on 1D and 1Diag markets.',
);

export interface Legend {
  /** In drawing order. */
  readonly entries: readonly LegendEntry[];
  /** Undefined if the file sets no position for a 2D legend (40.14.30). */
  readonly place?: LegendPlace;
}

/** A dot and its meaning (40.5.1). */
export interface LegendEntry {
  readonly description: string;
  readonly color: string;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: FontWeight;
  /**
   * Whether the position is the right end of the entry instead of the left; `bottom`: its bottom instead of
   * its top.
   */
  readonly right: boolean;
  readonly bottom: boolean;
}

export type LegendPlace =
  /** Stacked downwards or upwards; in cells from the corner of the first cell. */
  | { readonly kind: 'column'; readonly x: number; readonly y: number; readonly upwards: boolean }
  /** Side by side; in sheet units, or under the cells if undefined. */
  | { readonly kind: 'line'; readonly x?: number; readonly y?: number };

export const legendColors = (json: readonly Json[]): LegendColors => {
  const colors = json.map((entry) => reader(legendEntryFields, entry)('color'));
  const missing = new Map<number, { readonly first: string; cells: number }>();
  return {
    color: (entry, pointer) => {
      const color = colors[entry];
      if (color !== undefined) return color;
      const known = missing.get(entry);
      if (known) known.cells += 1;
      else missing.set(entry, { first: pointer, cells: 1 });
      return undefined;
    },
    reportMissing: (legend, { report }) => {
      for (const [entry, { first, cells }] of missing)
        report({
          severity: 'warning',
          code: 'market/legend',
          message:
            cells === 1
              ? `The legend has no entry ${entry}, so the cell keeps its own colour.`
              : `The legend has no entry ${entry}, so ${cells} cells keep their own colour.`,
          pointer: first,
          lacks: legend,
          hint:
            colors.length === 0
              ? 'List the entries in "stock.legend".'
              : `Entries are counted from 0; the last one is ${colors.length - 1}.`,
        });
    },
  };
};

export const resolveLegend = (
  json: readonly Json[],
  display: Json | undefined,
  type: MarketType,
  pointer: string,
  reading: Reading,
): Legend => {
  const read = reader(legendPlaceFields, display);
  const inColumn = type === '2D';
  const right = inColumn && read('align') === 'right';
  const bottom = inColumn && read('verticalAlign') === 'bottom';
  const entries = json.map((item) => resolveEntry(item, right, bottom));
  return {
    entries: inColumn && read('reverse') ? entries.reverse() : entries,
    place: inColumn ? columnPlace(display, bottom, pointer, reading) : linePlace(display, pointer, reading),
  };
};

const resolveEntry = (json: Json, right: boolean, bottom: boolean): LegendEntry => {
  const read = reader(legendEntryFields, json);
  return {
    description: asText(json) ?? read('description') ?? '',
    color: read('color'),
    borderColor: read('borderColor'),
    borderWidth: read('borderWidth'),
    fontFamily: read('fontFamily'),
    fontSize: read('fontSize'),
    fontWeight: read('fontWeight'),
    right: read('right') ?? right,
    bottom: read('bottom') ?? bottom,
  };
};

const columnPlace = (
  display: Json | undefined,
  upwards: boolean,
  pointer: string,
  reading: Reading,
): LegendPlace | undefined =>
  isObject(display)
    ? { kind: 'column', ...resolvePlace(display, onMarket, pointer, reading), upwards }
    : undefined;

/** A 1D legend is placed like a 1Diag one (40.14.32); 0 keeps it under the cells. */
const linePlace = (display: Json | undefined, pointer: string, reading: Reading): LegendPlace => {
  const read = reader(legendPlaceFields, display);
  const offset = (key: 'x' | 'y') => {
    const value = truthy(read.explicit(key));
    return value === undefined ? undefined : limitOffset(value, UNIT_OFFSETS, at(pointer, key), reading);
  };
  return { kind: 'line', x: offset('x'), y: offset('y') };
};
