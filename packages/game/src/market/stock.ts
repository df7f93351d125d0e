import { at } from '../diagnostic.ts';
import { asList, asText, get, isObject, type Json, truthy } from '../json.ts';
import { asSize, CELL_OFFSETS, resolveOffset, UNIT_OFFSETS } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { type RoundTracker, resolveRoundTracker } from '../round-tracker/round-tracker.ts';
import type { Grounds } from './cell-face.ts';
import { type Ledge, resolveLedges } from './ledge.ts';
import { type Legend, legendColor, resolveLegend } from './legend.ts';
import { MARKET_TYPES, type Market, type MarketType, resolveMarket } from './market.ts';
import { LARGEST_FACTOR, type ParChart, resolvePar } from './par.ts';

/** The stock market and the par chart (40.2). */
export interface Stock {
  readonly type: MarketType;
  /** Whether the title and the band it stands in are there. */
  readonly title: boolean;
  /** Factors on the configured cell size; the par chart does not follow them. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Absent: the game has no market sheet. */
  readonly market?: Market;
  /** Absent: the game has no par chart. */
  readonly par?: ParChart;
  readonly legend: Legend;
  readonly ledges: readonly Ledge[];
  readonly roundTracker?: RoundTracker;
  /** Units added to the sheet. */
  readonly extraTotalWidth: number;
  readonly extraTotalHeight: number;
}

export const resolveStock = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): Stock | undefined => {
  if (!isObject(json)) return undefined;
  const type = resolveType(get(json, 'type'), at(pointer, 'type'), reading);
  const cell = get(json, 'cell');
  const display = get(json, 'display');
  const grounds: Grounds = {
    cell: truthy(asText(get(cell, 'color'))) ?? 'plain',
    legend: asList(get(json, 'legend')).map(legendColor),
    par: truthy(asText(get(get(json, 'par'), 'color'))) ?? 'gray',
  };
  const cells = get(json, 'market');
  const tracker = get(display, 'roundTracker');
  const extra = (key: string) =>
    resolveOffset(get(display, key), UNIT_OFFSETS, at(pointer, 'display', key), reading);
  return {
    type,
    title: get(json, 'title') !== false,
    cell: {
      width: asSize(get(cell, 'width'), LARGEST_FACTOR) ?? 1,
      height: asSize(get(cell, 'height'), LARGEST_FACTOR) ?? 1,
    },
    market: cells
      ? resolveMarket(cells, type, { grounds, upwards: type !== '2D' }, at(pointer, 'market'), reading)
      : undefined,
    par: resolvePar(get(json, 'par'), get(display, 'par'), grounds, pointer, reading),
    legend: resolveLegend(
      get(json, 'legend'),
      get(display, 'legend'),
      type,
      at(pointer, 'display', 'legend'),
      reading,
    ),
    ledges: resolveLedges(get(json, 'ledges'), at(pointer, 'ledges'), reading),
    roundTracker: tracker
      ? resolveRoundTracker(tracker, CELL_OFFSETS, at(pointer, 'display', 'roundTracker'), reading)
      : undefined,
    extraTotalWidth: extra('extraTotalWidth'),
    extraTotalHeight: extra('extraTotalHeight'),
  };
};

/** Anything else, also nothing, is a 2D market (40.14, 1). */
const resolveType = (json: Json | undefined, pointer: string, reading: Reading): MarketType => {
  const known = MARKET_TYPES.find((type) => type === json);
  if (known === undefined && json !== undefined && json !== null) {
    reading.report({
      severity: 'warning',
      code: 'market/type',
      message: 'There is no such type of market; it is drawn as a 2D market.',
      pointer,
      hint: `Write one of ${MARKET_TYPES.map((type) => `"${type}"`).join(', ')}.`,
    });
  }
  return known ?? '2D';
};
