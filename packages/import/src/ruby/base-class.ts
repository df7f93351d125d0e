import { table } from '../table.ts';
import { RubyModule } from './program.ts';
import { Unfollowed } from './unfollowed.ts';
import { RubyHash, symbol, textOf, type Value } from './value.ts';

/** Texts of the base class of titles, which we leave empty because Platelayer has its own (85.3.4). */
const BASE_TEXTS = new Set(['EVENTS_TEXT', 'STATUS_TEXT', 'MARKET_TEXT']);

/** Market colours of the base class (85.5.3). */
export const BASE_COLORS = table({
  par: 'red',
  endgame: 'blue',
  close: 'black',
  multiple_buy: 'brown',
  unlimited: 'orange',
  no_cert_limit: 'yellow',
  liquidation: 'red',
  acquisition: 'yellow',
  repar: 'gray',
  ignore_one_sale: 'green',
  safe_par: 'white',
  max_price: 'purple',
});

/** Constants with the classes of which the site creates objects. */
const CLASSES = table({
  COMPANY_CLASS: 'Company',
  CORPORATION_CLASS: 'Corporation',
  DEPOT_CLASS: 'Depot',
  MINOR_CLASS: 'Minor',
  TRAIN_CLASS: 'Train',
});

/** Value of a constant of the base class that titles build on. */
export const baseConstant = (name: string): Value | undefined => {
  const made = CLASSES.get(name);
  if (made !== undefined) return new RubyModule(made);
  if (BASE_TEXTS.has(name)) return new RubyHash();
  if (name === 'STOCKMARKET_COLORS')
    return RubyHash.of([...BASE_COLORS].map(([type, color]) => [symbol(type), symbol(color)]));
  return undefined;
};

/** Methods of the base class that return data, and the constant each falls back on (85.3.5). */
export const GETTERS = table({
  game_hexes: 'HEXES',
  game_tiles: 'TILES',
  game_location_names: 'LOCATION_NAMES',
  game_market: 'MARKET',
  game_trains: 'TRAINS',
  game_phases: 'PHASES',
  game_companies: 'COMPANIES',
  game_corporations: 'CORPORATIONS',
  game_minors: 'MINORS',
  game_cert_limit: 'CERT_LIMIT',
});

/** Module of the site's own tiles, which the user may not have supplied. */
export const TILE_TABLE = 'Engine::Config::Tile';

const STANDARD = 'standard=';

/** Stands for the site's own tiles if they are not among the files. The value of a number is a reference to it. */
export class StandardTiles extends RubyHash {
  override get(key: Value): Value {
    return `${STANDARD}${textOf(key)}`;
  }
}

/** Splits the notation of a tile that starts with one of the site's own into its number and the additions. */
export const standardIn = (code: string): { readonly number: string; readonly more: string } | undefined => {
  if (!code.startsWith(STANDARD)) return undefined;
  const [number = '', ...more] = code.slice(STANDARD.length).split(';');
  return { number, more: more.join(';') };
};

/** The bank, which only has to pay. */
export const THE_BANK = { opaque: 'the bank' } as const;

/** Classes of the site whose objects are represented by their fields or their first argument. */
const MADE = table<'fields' | 'first'>({
  Train: 'fields',
  Company: 'fields',
  Corporation: 'fields',
  Minor: 'fields',
  Depot: 'first',
  Bank: 'first',
});

export const isMade = (name: string): boolean => MADE.has(name);

/** The value that represents a new object of a class. Returns undefined for other classes. */
export const madeOf = ({ name }: RubyModule, args: readonly Value[]): Value | undefined => {
  const from = MADE.get(name);
  if (from === undefined) return undefined;
  const value = from === 'first' ? args[0] : args.at(-1);
  if (value === undefined || (from === 'fields' && !(value instanceof RubyHash)))
    throw new Unfollowed(`creates a ${name} in a way that the importer cannot evaluate`);
  return value;
};
