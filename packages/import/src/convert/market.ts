import type { Json } from '@platelayer/game';
import { colorName } from '../notation/colors.ts';
import type { ImportReport } from '../report.ts';
import { BASE_COLORS } from '../ruby/base-class.ts';
import { asList, asMap, asText, field, lineField } from '../ruby/read.ts';
import { RubyHash, symbol, type Value } from '../ruby/value.ts';
import { table } from '../table.ts';
import type { TitleData } from '../title-data.ts';
import { compact, type JsonDraft, words } from './json.ts';

/** Cell types by letter (85.5.3). */
const TYPES = table({
  p: 'par',
  P: 'par_overlap',
  x: 'par_1',
  z: 'par_2',
  w: 'par_3',
  y: 'no_cert_limit',
  o: 'unlimited',
  b: 'multiple_buy',
  r: 'repar',
  i: 'ignore_one_sale',
  j: 'ignore_two_sales',
  e: 'endgame',
  c: 'close',
  S: 'share_split',
  a: 'acquisition',
  t: 'type_limited',
  m: 'max_price',
  n: 'max_price_1',
  C: 'convert_range',
  l: 'liquidation',
  f: 'only_president',
  B: 'pays_bonus',
  W: 'pays_bonus_1',
  X: 'pays_bonus_2',
  Y: 'pays_bonus_3',
  Z: 'pays_bonus_4',
  s: 'safe_par',
  u: 'phase_limited',
});

const PAR_TYPES: ReadonlySet<string> = new Set(['par', 'par_overlap', 'par_1', 'par_2', 'par_3']);
const HATCHED: ReadonlySet<string> = new Set(['par_overlap', 'convert_range']);
const EDGES: ReadonlySet<string> = new Set(['max_price', 'max_price_1']);

/** Default meaning of a type, if the title does not describe it. */
const WORDS = table({
  par: 'Starting price',
  endgame: 'The game ends',
  close: 'Company closes',
  multiple_buy: 'Several shares per turn',
  unlimited: 'No limit on holdings',
  no_cert_limit: 'Outside the certificate limit',
  liquidation: 'Liquidation',
  max_price: 'Highest price of some companies',
  acquisition: 'May be acquired',
  repar: 'New starting price',
  ignore_one_sale: 'First share sold does not move the price',
  ignore_two_sales: 'First two shares sold do not move the price',
});

/** Colours of the site without a counterpart in every theme. */
const MARKET_COLORS = table({
  olive: '#a4a44a',
  purple: '#b7a4d6',
  peach: '#ffcba4',
  pink: '#f4a6c0',
});

interface Cell {
  readonly price: number;
  readonly types: readonly string[];
}

const cellOf = (value: Value): Cell | undefined => {
  if (value instanceof RubyHash) {
    const price = Number(asText(field(value, 'price')));
    const types = asList(field(value, 'types')).flatMap((type) => asText(type) ?? []);
    return Number.isFinite(price) ? { price, types } : undefined;
  }
  const [, digits, letters = ''] = /^\s*(\d+)(.*)$/.exec(asText(value) ?? '') ?? [];
  if (digits === undefined) return undefined;
  return { price: Number(digits), types: [...letters].flatMap((letter) => TYPES.get(letter) ?? []) };
};

/** Converts the stock market (85.11). */
export const stockOf = (
  rows: readonly Value[],
  { marketShape, constant }: TitleData,
  colors: Map<string, string>,
  report: ImportReport,
): JsonDraft => {
  const grid = rows.map((row) => (Array.isArray(row) ? row : [row]).map(cellOf));
  const legend = new Legend(constant, colors);
  const ledges: Json[] = [];
  const market = grid.map((row, y) =>
    row.map((cell, x): Json => {
      if (!cell) return null;
      const edge = cell.types.find((type) => EDGES.has(type));
      if (edge !== undefined) {
        legend.indexOf(edge);
        ledges.push(
          compact({
            coords: [`${x + 1} ${y}`, `${x + 1} ${y + 1}`],
            width: 5,
            color: legend.colorOf(edge),
          }),
        );
      }
      return cellJson(cell, legend);
    }),
  );
  const flat = market.length === 1;
  const par = [...new Set(grid.flat().flatMap((cell) => (cell && isPar(cell) ? [cell.price] : [])))];
  if (marketShape.hexagonal)
    report.add('changed', 'The stock market has hexagonal cells, but is drawn as a plain grid.');
  const parIsMain = grid.flat().some((cell) => cell && mainType(cell, legend) === 'par');
  if (parIsMain && legend.hasWordsFor('par')) legend.indexOf('par');
  const entries = legend.entries();
  return compact({
    type: !flat ? '2D' : marketShape.zigzag ? '1Diag' : '1D',
    market: flat ? [...(marketShape.zigzag && marketShape.flip ? [null] : []), ...(market[0] ?? [])] : market,
    legend: entries.length > 0 ? entries : undefined,
    ledges: ledges.length > 0 ? ledges : undefined,
    par:
      par.length > 0
        ? { values: par.sort((a, b) => b - a), color: legend.colorOf('par') ?? 'gray' }
        : undefined,
    display: !flat && entries.length > 0 ? { legend: { x: 0, y: market.length } } : undefined,
  });
};

const isPar = ({ types: [first] }: Cell): boolean => first !== undefined && PAR_TYPES.has(first);

const LABELS = table({ close: 'Closed', acquisition: 'Acq.' });

/** The type that colours a cell. */
const mainType = ({ types }: Cell, legend: Legend): string | undefined =>
  // A hatched type adds a mark only if it comes after another type.
  types.find(
    (type, index) =>
      !(index > 0 && HATCHED.has(type)) && !EDGES.has(type) && legend.colorOf(type) !== undefined,
  );

const cellJson = (cell: Cell, legend: Legend): Json => {
  const { price, types } = cell;
  const main = mainType(cell, legend);
  const hatched = types.find((type, index) => index > 0 && HATCHED.has(type));
  const word = types.map((type) => LABELS.get(type)).find((label) => label !== undefined);
  const fields = compact({
    ...(word === undefined ? { value: price } : { label: word }),
    par: main === 'par' ? true : undefined,
    legend: main === undefined || main === 'par' ? undefined : legend.indexOf(main),
    subLabel: hatched === undefined ? undefined : legend.numberOf(hatched),
    underline: types.includes('safe_par') ? true : undefined,
  });
  return Object.keys(fields).length === 1 && fields.value !== undefined ? price : fields;
};

/** The cell types in use, in order of appearance. */
class Legend {
  readonly #types: string[] = [];
  readonly #numbered = new Set<string>();
  readonly #texts: RubyHash;
  readonly #tones: RubyHash;
  readonly #colors: Map<string, string>;

  constructor(constant: (name: string) => Value, colors: Map<string, string>) {
    this.#texts = asMap(constant('MARKET_TEXT'));
    this.#tones = asMap(constant('STOCKMARKET_COLORS'));
    this.#colors = colors;
  }

  colorOf(type: string): string | undefined {
    const word = this.#tones.size > 0 ? asText(this.#tones.get(symbol(type))) : BASE_COLORS.get(type);
    if (word === undefined) return undefined;
    const own = MARKET_COLORS.get(word);
    if (own === undefined) return word === 'white' || word === 'red' ? word : colorName(word, this.#colors);
    this.#colors.set(`x-${word}`, own);
    return `x-${word}`;
  }

  /** Whether the title describes a type in its own words. */
  hasWordsFor(type: string): boolean {
    return lineField(this.#texts, type) !== undefined;
  }

  indexOf(type: string): number {
    if (!this.#types.includes(type)) this.#types.push(type);
    return this.#types.indexOf(type);
  }

  /** The number that marks a type on cells with another colour. */
  numberOf(type: string): string {
    this.#numbered.add(type);
    return String(this.indexOf(type) + 1);
  }

  entries(): Json[] {
    return this.#types.map((type, index) => {
      const text = lineField(this.#texts, type) ?? WORDS.get(type) ?? words(type);
      return compact({
        description: this.#numbered.has(type) ? `${index + 1}: ${text}` : text,
        // A line along an edge is black if its type has no colour.
        color: this.colorOf(type) ?? (EDGES.has(type) ? 'black' : 'plain'),
      });
    });
  }
}
