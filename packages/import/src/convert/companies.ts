import type { Json } from '@platelayer/game';
import type { ImportReport } from '../report.ts';
import {
  asList,
  asNumber,
  asText,
  field,
  lineField,
  listField,
  numberField,
  textField,
} from '../ruby/read.ts';
import { isTrue, RubyHash, type Value } from '../ruby/value.ts';
import type { TitleData } from '../title-data.ts';
import { cssColor, UNKNOWN_COLOR } from './css-colors.ts';
import { compact, type JsonDraft, plainOf } from './json.ts';
import type { HexMarks } from './map.ts';

export interface CompanyData {
  readonly companies: JsonDraft[];
  readonly shareTypes: JsonDraft;
  readonly privates: JsonDraft[];
  readonly floatPercent: number | undefined;
}

const abbreviation = (entry: Value): string => (textField(entry, 'sym') ?? '?').trim();

/** Converts companies, their shares and the private companies (85.13). */
export const companiesOf = (
  data: TitleData,
  colors: Map<string, string>,
  report: ImportReport,
): CompanyData => {
  const corporations = data.corporations ?? [];
  const minors = data.minors ?? [];
  const shares = new Shares([...corporations, ...minors.filter(statesShares)].map(sharesOf));
  // These colours get their own names, because the palette's names would mean other shades.
  const paint = (entry: Value, key: string, name: string) => {
    const word = asText(field(entry, key));
    if (word === undefined || word === '') return undefined;
    const hex = cssColor(word, data.colors);
    if (hex === undefined)
      report.at(abbreviation(entry), 'changed', `the colour "${word}" is unknown, so grey is used`);
    colors.set(name, hex ?? UNKNOWN_COLOR);
    return name;
  };
  const company = (entry: Value, isMinor: boolean): JsonDraft => {
    const abbrev = abbreviation(entry);
    const text = paint(entry, 'text_color', `text-${slug(abbrev)}`);
    const tokens = listField(entry, 'tokens').map((price): Json => asNumber(price) ?? asText(price) ?? 0);
    return compact({
      name: lineField(entry, 'name') ?? abbrev,
      abbrev,
      color: paint(entry, 'color', `co-${slug(abbrev)}`),
      token: text === undefined ? undefined : { labelColor: text },
      minor: isMinor || textField(entry, 'type') === 'minor' ? true : undefined,
      tokens:
        tokens.length > 0
          ? tokens.map((price, index) => (index === 0 && price === 0 ? 'Home' : price))
          : undefined,
      // An empty list: the owner of a minor does not have a share of it.
      shares: isMinor && !statesShares(entry) ? [] : shares.nameOf(sharesOf(entry)),
    });
  };
  const floats = floatsOf(corporations);
  if (floats.size > 1)
    report.add(
      'dropped',
      `The companies start at different percentages, for which there is no field: ${[...floats]
        .map(([percent, those]) => `${percent} (${those.join(', ')})`)
        .join('; ')}.`,
    );
  return {
    companies: unique(
      [...corporations.map((entry) => company(entry, false)), ...minors.map((entry) => company(entry, true))],
      report,
    ),
    shareTypes: shares.types(),
    privates: (data.companies ?? []).map((entry) => privateOf(entry, paint)),
    floatPercent: floats.size === 1 ? [...floats.keys()][0] : undefined,
  };
};

const USUAL_FLOAT = 60;

/** The percentages that must be sold before companies float, with the companies of each. */
const floatsOf = (corporations: readonly Value[]): ReadonlyMap<number, readonly string[]> => {
  const floats = new Map<number, string[]>();
  for (const entry of corporations) {
    const percent = numberField(entry, 'float_percent') ?? USUAL_FLOAT;
    floats.set(percent, [...(floats.get(percent) ?? []), abbreviation(entry)]);
  }
  return floats;
};

/** Two companies with the same abbreviation could not be reportLines apart. */
const unique = (companies: readonly JsonDraft[], report: ImportReport): JsonDraft[] => {
  const seen = new Set<Json | undefined>();
  return companies.filter(({ abbrev }) => {
    if (seen.has(abbrev)) report.at(String(abbrev), 'dropped', 'two companies have this abbreviation');
    return !seen.has(abbrev) && Boolean(seen.add(abbrev));
  });
};

const slug = (abbrev: string): string => abbrev.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

const USUAL_SHARES = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const statesShares = (entry: Value): boolean => listField(entry, 'shares').length > 0;

const sharesOf = (entry: Value): readonly number[] => {
  const stated = listField(entry, 'shares').flatMap((percent) => asNumber(percent) ?? []);
  return stated.length > 0 ? stated : USUAL_SHARES;
};

/** Lists of shares by name. The most frequent one is the default. */
class Shares {
  readonly #names = new Map<string, string>();
  readonly #lists = new Map<string, readonly number[]>();

  constructor(lists: readonly (readonly number[])[]) {
    const counts = new Map<string, number>();
    for (const list of lists) {
      const key = list.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
      this.#lists.set(key, list);
    }
    const taken = new Set(['default']);
    for (const [key] of [...counts].sort(([, a], [, b]) => b - a)) {
      const base = `${key.split(' ').length}-share`;
      let name = this.#names.size === 0 ? 'default' : base;
      for (let n = 2; name !== 'default' && taken.has(name); n++) name = `${base}-${n}`;
      taken.add(name);
      this.#names.set(key, name);
    }
  }

  nameOf(list: readonly number[]): string | undefined {
    return this.#names.get(list.join(' '));
  }

  types(): JsonDraft {
    const types: JsonDraft = {};
    for (const [key, name] of this.#names) types[name] = shareCards(this.#lists.get(key) ?? []);
    return types;
  }
}

const shareCards = ([president = 0, ...rest]: readonly number[]): Json[] => {
  const smallest = Math.min(president, ...rest) || 1;
  const count = (percent: number): number => Math.round((percent / smallest) * 100) / 100;
  const percents = [...new Set(rest)];
  return [
    { quantity: 1, label: 'President', shares: count(president) },
    ...percents.map((percent) => ({
      quantity: rest.filter((other) => other === percent).length,
      shares: count(percent),
    })),
  ];
};

const privateOf = (
  entry: Value,
  paint: (entry: Value, key: string, name: string) => string | undefined,
): JsonDraft => {
  const sym = textField(entry, 'sym')?.trim();
  const name = lineField(entry, 'name') ?? sym ?? '?';
  const key = slug(sym ?? name);
  const value = numberField(entry, 'value');
  const discount = numberField(entry, 'discount');
  const revenue = field(entry, 'revenue');
  const abilities = listField(entry, 'abilities').filter((ability) => ability instanceof RubyHash);
  return compact({
    name,
    id: sym,
    price: value,
    bid: value !== undefined && discount !== undefined ? value - discount : undefined,
    revenue: Array.isArray(revenue) ? revenue.map((number) => asNumber(number) ?? 0) : asNumber(revenue),
    description: lineField(entry, 'desc'),
    minPlayers: numberField(entry, 'min_players'),
    idBackgroundColor: paint(entry, 'color', `private-${key}`),
    idColor: isTrue(field(entry, 'color')) ? paint(entry, 'text_color', `private-text-${key}`) : undefined,
    sym,
    abilities: abilities.length > 0 ? abilities.map(abilityOf) : undefined,
  });
};

/** Converts an ability to the fields of a game file (10.9). Returns undefined if there is none. */
const abilityOf = (ability: RubyHash): JsonDraft =>
  compact(
    Object.fromEntries(
      ability.entries().map(([key, value]) => {
        const name = String(plainOf(key));
        return [name, value === null ? undefined : (ABILITY_FIELDS.get(name) ?? plainOf)(value)];
      }),
    ),
  );

const texts = (value: Value): readonly string[] => asList(value).flatMap((entry) => asText(entry) ?? []);

const joined =
  (by: string) =>
  (value: Value): string | undefined =>
    texts(value).join(by) || undefined;

/** Fields that are a string or a list in a game file. Titles write a single word as well as several. */
const ABILITY_FIELDS: ReadonlyMap<string, (value: Value) => Json | undefined> = new Map<
  string,
  (value: Value) => Json | undefined
>([
  ...['type', 'owner_type', 'when', 'corporation', 'terrain'].map((name) => [name, joined(', ')] as const),
  ['hexes', (value) => [...texts(value)]],
  [
    'tiles',
    (value) => asList(value).flatMap((tile) => (typeof tile === 'number' ? tile : (asText(tile) ?? []))),
  ],
  ['revenue', (value) => (typeof value === 'number' ? value : joined('/')(value))],
]);

interface MutableMarks {
  homes: HexMarks['homes'][number][];
  reservations: HexMarks['reservations'][number][];
  privates: string[];
  destinations: string[];
}

const BLOCKS: ReadonlySet<string> = new Set(['blocks_hexes', 'blocks_hexes_consent']);

/** Homes, reservations, destinations and blocked hexes, by the title's name of the hex. */
export const marksOf = (data: TitleData): ReadonlyMap<string, HexMarks> => {
  const marks = new Map<string, MutableMarks>();
  const at = (coordinate: string): MutableMarks => {
    const known = marks.get(coordinate);
    if (known) return known;
    const made: MutableMarks = { homes: [], reservations: [], privates: [], destinations: [] };
    marks.set(coordinate, made);
    return made;
  };
  for (const entry of [...(data.corporations ?? []), ...(data.minors ?? [])]) {
    const company = abbreviation(entry);
    const cities = asList(field(entry, 'city')).map((city) => asNumber(city));
    texts(field(entry, 'coordinates')).forEach((coordinate, index) => {
      // An empty string means no home.
      if (coordinate !== '') at(coordinate).homes.push({ company, city: cities[index] ?? cities[0] });
    });
    for (const coordinate of texts(field(entry, 'destination_coordinates')))
      at(coordinate).destinations.push(company);
  }
  for (const entry of [...(data.companies ?? []), ...(data.corporations ?? []), ...(data.minors ?? [])])
    for (const ability of listField(entry, 'abilities')) {
      const type = textField(ability, 'type') ?? '';
      const hex = textField(ability, 'hex');
      if (type === 'reservation' && hex !== undefined)
        at(hex).reservations.push({ label: abbreviation(entry), city: numberField(ability, 'city') ?? 0 });
      if (BLOCKS.has(type))
        for (const coordinate of texts(field(ability, 'hexes')))
          at(coordinate).privates.push(abbreviation(entry));
    }
  return marks;
};
