import { at } from '../diagnostic.ts';
import { asFontWeight, type FontWeight } from '../font.ts';
import { asFlag, asList, asNumber, asText, get, isObject, type Json, truthy } from '../json.ts';
import { asSize, resolveOffset, withinReach } from '../map/reach.ts';
import type { Reading } from '../reading.ts';
import { isOn } from '../schema/field.ts';
import type { MarketType } from './market.ts';
import { inCells, inUnits } from './reach.ts';

export interface Legend {
  /** In the order they are drawn in. */
  readonly entries: readonly LegendEntry[];
  /** Absent: the file gives a 2D legend no place, so it is not drawn (40.14, 30). */
  readonly place?: LegendPlace;
}

/** A dot and what it means (40.5.1). */
export interface LegendEntry {
  readonly description: string;
  readonly color: string;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: FontWeight;
  /** The entry ends at its place instead of starting there; `bottom`: stands on it. */
  readonly right: boolean;
  readonly bottom: boolean;
}

export type LegendPlace =
  /** One below the other, or stacked upwards; in cells from the first one's corner. */
  | { readonly kind: 'column'; readonly x: number; readonly y: number; readonly upwards: boolean }
  /** One beside the other; in units of the sheet, under the cells where absent. */
  | { readonly kind: 'line'; readonly x?: number; readonly y?: number };

/** Ground of the cells that refer to an entry, and its dot: orange unless it says otherwise (40.14, 33). */
export const legendColor = (json: Json): string => truthy(asText(get(json, 'color'))) ?? 'orange';

export const resolveLegend = (
  json: Json | undefined,
  display: Json | undefined,
  type: MarketType,
  pointer: string,
  reading: Reading,
): Legend => {
  const inColumn = type === '2D';
  const right = inColumn && get(display, 'align') === 'right';
  const bottom = inColumn && get(display, 'verticalAlign') === 'bottom';
  const entries = asList(json).map((item) => resolveEntry(item, right, bottom));
  return {
    entries: inColumn && isOn(get(display, 'reverse')) ? entries.reverse() : entries,
    place: inColumn ? columnPlace(display, bottom, pointer, reading) : linePlace(display, pointer, reading),
  };
};

const resolveEntry = (json: Json, right: boolean, bottom: boolean): LegendEntry => {
  const name = (key: string) => truthy(asText(get(json, key)));
  return {
    description: asText(json) ?? name('description') ?? '',
    color: legendColor(json),
    borderColor: name('borderColor') ?? 'black',
    borderWidth: asSize(get(json, 'borderWidth')) ?? 2,
    fontFamily: name('fontFamily') ?? 'sans-serif',
    fontSize: asSize(get(json, 'fontSize')) ?? 14,
    fontWeight: asFontWeight(get(json, 'fontWeight')) ?? 'normal',
    right: asFlag(get(json, 'right')) ?? right,
    bottom: asFlag(get(json, 'bottom')) ?? bottom,
  };
};

const columnPlace = (
  display: Json | undefined,
  upwards: boolean,
  pointer: string,
  reading: Reading,
): LegendPlace | undefined => {
  if (!isObject(display)) return undefined;
  const offset = (key: string) => resolveOffset(get(display, key), inCells, at(pointer, key), reading);
  return { kind: 'column', x: offset('x'), y: offset('y'), upwards };
};

/** A 1D legend is placed like a 1Diag one (40.14, 32); 0 leaves it under the cells. */
const linePlace = (display: Json | undefined, pointer: string, reading: Reading): LegendPlace => {
  const offset = (key: string) => {
    const value = truthy(asNumber(get(display, key)));
    return value === undefined ? undefined : withinReach(value, inUnits, at(pointer, key), reading);
  };
  return { kind: 'line', x: offset('x'), y: offset('y') };
};
