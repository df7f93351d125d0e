import { table } from '../table.ts';
import { RubyModule } from './program.ts';
import { Unfollowed } from './unfollowed.ts';
import { RubyHash, symbol, textOf, type Value } from './value.ts';

/** Texts of the site's own base class that titles build on; what they say is left to Platelayer (85.3.4). */
const BASE_TEXTS = new Set(['EVENTS_TEXT', 'STATUS_TEXT', 'MARKET_TEXT']);

/** Colours of the market that titles build on (85.5.3). */
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

/** Constants that name the class of which the site makes something. */
const CLASSES = table({
  COMPANY_CLASS: 'Company',
  CORPORATION_CLASS: 'Corporation',
  DEPOT_CLASS: 'Depot',
  MINOR_CLASS: 'Minor',
  TRAIN_CLASS: 'Train',
});

/** What a constant of the base class is, where titles build on it. */
export const baseConstant = (name: string): Value | undefined => {
  const made = CLASSES.get(name);
  if (made !== undefined) return new RubyModule(made);
  if (BASE_TEXTS.has(name)) return new RubyHash();
  if (name === 'STOCKMARKET_COLORS')
    return RubyHash.of([...BASE_COLORS].map(([type, color]) => [symbol(type), symbol(color)]));
  return undefined;
};

/** Methods of the base class through which the site asks for data, and the constant each falls back on (85.3.5). */
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

/** The module of the site's own tiles, which the user may not have brought along. */
export const TILE_TABLE = 'Engine::Config::Tile';

const STANDARD = 'standard=';

/** A list of the site's own tiles that is not among the files: what it has for a number is told by that number. */
export class StandardTiles extends RubyHash {
  override get(key: Value): Value {
    return `${STANDARD}${textOf(key)}`;
  }
}

/** The notation of a tile that begins with one of the site's own: its number, and what is added to it. */
export const standardIn = (code: string): { readonly number: string; readonly more: string } | undefined => {
  if (!code.startsWith(STANDARD)) return undefined;
  const [number = '', ...more] = code.slice(STANDARD.length).split(';');
  return { number, more: more.join(';') };
};

/** The bank of the game, of which a title asks only that it pays. */
export const THE_BANK = { opaque: 'the bank' } as const;

/** Classes of the site whose objects stand for what they are made of: their fields, or the first argument. */
const MADE = table<'fields' | 'first'>({
  Train: 'fields',
  Company: 'fields',
  Corporation: 'fields',
  Minor: 'fields',
  Depot: 'first',
  Bank: 'first',
});

export const isMade = (name: string): boolean => MADE.has(name);

/** The value that stands for a new object of a class, or nothing where the class is none of these. */
export const madeOf = ({ name }: RubyModule, args: readonly Value[]): Value | undefined => {
  const from = MADE.get(name);
  if (from === undefined) return undefined;
  const value = from === 'first' ? args[0] : args.at(-1);
  if (value === undefined || (from === 'fields' && !(value instanceof RubyHash)))
    throw new Unfollowed(`makes a ${name} in a way that is not followed`);
  return value;
};
