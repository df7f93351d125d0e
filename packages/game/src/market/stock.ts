import { at } from '../diagnostic.ts';
import { get, isObject, type Json } from '../json.ts';
import { limitOffset, onMarket, resolvePlace, UNIT_OFFSETS } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { type RoundTracker, resolveRoundTracker, roundTrackerField } from '../round-tracker.ts';
import {
  choice,
  define,
  dictionary,
  either,
  flag,
  list,
  number,
  object,
  ref,
  string,
  unread,
} from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount, color } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import type { Backgrounds } from './cell-face.ts';
import { type Ledge, ledgeSchema, resolveLedges } from './ledge.ts';
import { type Legend, legendColors, legendEntrySchema, legendPlaceField, resolveLegend } from './legend.ts';
import { MARKET_TYPES, type Market, type MarketType, marketField, resolveMarket } from './market.ts';
import { asFactor, type ParChart, parColor, parField, parPlaceField, resolvePar } from './par.ts';

/** Defaults for all cells. */
const cellDefaultFields = {
  width: number('Factor for the configured cell width.', { default: 1, minimum: 0, read: asFactor }),
  height: number('Factor for the configured cell height.', { default: 1, minimum: 0, read: asFactor }),
  color: color('Default cell colour, from the map colours.', { default: 'plain' }),
};

/** Extra parts of the market sheet (40.2.1). */
const displayFields = {
  legend: legendPlaceField,
  par: parPlaceField,
  roundTracker: roundTrackerField(onMarket, 'Position of the round tracker on the market, in cells.'),
  movement: object(onMarket.fields, 'Position of the legend of price movements, in cells.'),
  extraTotalWidth: number('Extra width of the sheet in units.', { default: 0 }),
  extraTotalHeight: number('Extra height of the sheet in units.', { default: 0 }),
};

const limitField = object(
  {
    color: string('Its colour.'),
    description: string('Its meaning.'),
    min: amount('Smallest value.'),
    max: amount('Largest value.'),
  },
  'A limit; not drawn.',
  { additionalProperties: true },
);

const stockFields = {
  type: choice(MARKET_TYPES, 'Shape of the market: a grid, one row, or a zigzag row.', { default: '2D' }),
  title: flag('Whether the sheet has a title.', { default: true, read: (json) => json !== false }),
  market: marketField,
  cell: object(cellDefaultFields, 'Defaults for all cells.'),
  legend: list(
    either([Type.String(), Type.Number(), ref(legendEntrySchema)], 'A description, or an entry.'),
    'Legend entries, which cells may refer to. Default: none.',
  ),
  ledges: list(ref(ledgeSchema), 'Lines over the market. Default: none.'),
  par: parField,
  display: object(displayFields, 'Extra parts of the market sheet, and space for them.'),
  movement: dictionary(
    either([Type.String(), Type.Array(Type.String())], 'Causes of this price movement.'),
    'Causes of price movements, by direction; shown on the player aid, and on the market or map if it has a position for them.',
  ),
  limits: list(limitField, 'Limits; not drawn.'),
  paginated: unread('Without effect; the page decides.'),
  orientation: unread('Without effect.'),
};

export const stockSchema = define('Stock', object(stockFields, 'The stock market and the par chart.'));

/** The stock market and the par chart (40.2). */
export interface Stock {
  readonly type: MarketType;
  /** Whether to show the title with its band. */
  readonly title: boolean;
  /** Factors for the configured cell size; the par chart ignores them. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Undefined if the game has no market sheet. */
  readonly market?: Market;
  /** Undefined if the game has no par chart. */
  readonly par?: ParChart;
  readonly legend: Legend;
  readonly ledges: readonly Ledge[];
  /** Causes of price movements, by direction. */
  readonly movement: readonly (readonly [direction: string, reasons: readonly string[]])[];
  /** Position in cells, if the market sets one. */
  readonly movementPlace?: { readonly x: number; readonly y: number };
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
  const read = reader(stockFields, json);
  const type = resolveType(read, get(json, 'type'), at(pointer, 'type'), reading);
  const cell = reader(cellDefaultFields, read('cell'));
  const display = reader(displayFields, read('display'));
  const backgrounds: Backgrounds = {
    cell: cell('color'),
    legend: legendColors(read('legend')),
    par: parColor(read('par')),
  };
  const tracker = display('roundTracker');
  const movement = display('movement');
  const extra = (key: 'extraTotalWidth' | 'extraTotalHeight') =>
    limitOffset(display(key), UNIT_OFFSETS, at(pointer, 'display', key), reading);
  const stock: Stock = {
    type,
    title: read('title'),
    cell: { width: cell('width'), height: cell('height') },
    market: get(json, 'market')
      ? resolveMarket(
          read('market'),
          type,
          { backgrounds, upwards: type !== '2D' },
          at(pointer, 'market'),
          reading,
        )
      : undefined,
    par: resolvePar(read('par'), display('par'), backgrounds, pointer, reading),
    legend: resolveLegend(read('legend'), display('legend'), type, at(pointer, 'display', 'legend'), reading),
    ledges: resolveLedges(read('ledges'), at(pointer, 'ledges'), reading),
    movement: Object.entries(read('movement') ?? {}).map(([direction, reasons]) => [
      direction,
      [reasons].flat().filter((reason) => typeof reason === 'string' && reason !== ''),
    ]),
    movementPlace: movement
      ? resolvePlace(movement, onMarket, at(pointer, 'display', 'movement'), reading)
      : undefined,
    roundTracker: tracker
      ? resolveRoundTracker(tracker, onMarket, at(pointer, 'display', 'roundTracker'), reading)
      : undefined,
    extraTotalWidth: extra('extraTotalWidth'),
    extraTotalHeight: extra('extraTotalHeight'),
  };
  backgrounds.legend.reportMissing(at(pointer, 'legend'), reading);
  return stock;
};

/** Any other value, or none, is a 2D market (40.14.1). */
const resolveType = (
  read: Reader<typeof stockFields>,
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): MarketType => {
  if (read.explicit('type') === undefined && json !== undefined && json !== null) {
    reading.report({
      severity: 'warning',
      code: 'market/type',
      message: `There is no market type ${quote(json)}, so a 2D market is drawn.`,
      pointer,
      hint: `Use one of ${MARKET_TYPES.map((type) => `"${type}"`).join(', ')}.`,
    });
  }
  return read('type');
};
