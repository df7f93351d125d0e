import type { Amount } from '../amount.ts';
import type { Train } from '../cards/train.ts';
import { MOST_COPIES } from '../copies.ts';
import { at } from '../diagnostic.ts';
import type { FontStyle, FontWeight } from '../font.ts';
import { infoDefaults } from '../info.ts';
import { asList, asText, get, isObject, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';
import {
  anything,
  define,
  either,
  flag,
  integer,
  number,
  object,
  ref,
  referenceTo,
  string,
} from '../schema/field.ts';
import { readFields } from '../schema/reader.ts';
import {
  amount,
  color,
  fontFamily,
  fontStyle,
  NOT_EMPTY,
  readAmountAboveZero,
  weight,
} from '../schema/values.ts';
import { resolveTokenFace, type TokenFace, tokenSchema } from '../tokens/token.ts';
import { companyTrains, hasTrainsHeading, type OwnTrain, resolveOwnTrains } from './own-trains.ts';
import { resolveShares, type Share, shareList } from './share.ts';
import { resolveStations, stationTokens } from './station.ts';

const companyFields = {
  name: string('Name on charters and share cards.', NOT_EMPTY),
  abbrev: string(
    'Abbreviation: label of the token, and the name by which all else refers to the company.',
    NOT_EMPTY,
  ),
  color: color('Company colour of the token, the charter and the shares. Default: none.'),
  logo: string('Logo of the token, `group/name`. Default: none, the abbreviation is shown.', {
    refersTo: 'logo',
  }),
  minor: flag('A minor: smaller charter, minor types and phases, no turn order.', { default: false }),
  shares: either(
    [shareList('The company’s own shares.'), referenceTo('share type')],
    'Its shares, or the name of a share type. Default: the type `minor` or `default`.',
  ),
  tokens: either(
    [stationTokens('The company’s own station tokens.'), referenceTo('token type')],
    'Its station tokens, or the name of a token type. Default: the type `minor` or `default`.',
  ),
  token: ref(tokenSchema, 'Decoration of the token; wins over the company’s own label, colour and logo.'),
  marketTokens: integer('Market tokens printed.', {
    info: 'marketTokens',
    default: infoDefaults.marketTokens,
    minimum: 0,
    maximum: MOST_COPIES,
  }),
  extraStationTokens: integer('Station tokens printed beyond the list.', {
    info: 'extraStationTokens',
    default: infoDefaults.extraStationTokens,
    minimum: 0,
    maximum: MOST_COPIES,
  }),
  subtext: string('Second line under the name on charters and shares. Default: none.'),
  capital: amount('Money written under “Treasury” on the charter. Default: none.', {
    read: readAmountAboveZero,
  }),
  trains: companyTrains,
  treasury: flag('Whether the charter has the heading “Treasury”.', { default: true }),
  variant: string('Small note at the bottom right of charter and shares. Default: none.'),
  backgroundColor: color('Ground of the charter.', { default: 'white' }),
  fontFamily: fontFamily('Font of the name.', {
    info: 'companyFontFamily',
    default: infoDefaults.companyFontFamily,
  }),
  fontWeight: weight('Weight of the name.', {
    info: 'companyFontWeight',
    default: infoDefaults.companyFontWeight,
  }),
  fontStyle: fontStyle('Style of the name.', {
    info: 'companyFontStyle',
    default: infoDefaults.companyFontStyle,
  }),
  fontSize: number('Size of the name on charters in points.', {
    info: 'companyFontSize',
    default: infoDefaults.companyFontSize,
    exclusiveMinimum: 0,
  }),
  shareType: anything('Share type that was applied; written by programs, not read.'),
  tokenType: anything('Token type that was applied; written by programs, not read.'),
};

/** An entry of `companies` (10.7.1, 60.1.2). */
export const companySchema = define(
  'Company',
  object(companyFields, 'A company.', { required: ['name', 'abbrev'] }),
);

/** A company with its shares and tokens compiled (10.7). */
export interface Company {
  /** The abbreviation in the file, by which everything refers to the company, also after an override. */
  readonly key: string;
  readonly name: string;
  readonly abbrev: string;
  readonly color?: string;
  readonly logo?: string;
  /** Decoration of its token, over everything else (70.5). */
  readonly token: TokenFace;
  readonly minor: boolean;

  readonly shares: readonly Share[];
  readonly shareType?: string;
  /** One price label per station token, `''` for none. */
  readonly stations: readonly Amount[];
  readonly tokenType?: string;
  /** Tokens to print; extra ones come on top of `stations`. */
  readonly marketTokens: number;
  readonly extraStationTokens: number;

  readonly subtext?: string;
  readonly variant?: string;
  /** Written under "Treasury"; absent for 0 (60.12.12). */
  readonly capital?: Amount;
  /** Whether the charter has the headings "Trains" and "Treasury". */
  readonly trains: boolean;
  readonly treasury: boolean;
  /** Printed as further train cards. */
  readonly ownTrains: readonly OwnTrain[];
  /** Ground of the charter (60.12.11). */
  readonly backgroundColor: string;
  readonly fontFamily: string;
  readonly fontWeight: FontWeight;
  readonly fontStyle: FontStyle;
  /** In points. */
  readonly fontSize: number;
}

/** `root` is the whole file: companies draw on its `shareTypes` and `tokenTypes`. `trains` are those of the game. */
export const resolveCompanies = (
  root: Json | undefined,
  reading: Reading,
  trains: readonly Train[] = [],
): readonly Company[] => {
  const shareTypes = readTypes(get(root, 'shareTypes'), '/shareTypes', (list, pointer) =>
    resolveShares(list, pointer, reading),
  );
  const tokenTypes = readTypes(get(root, 'tokenTypes'), '/tokenTypes', resolveStations);

  return asList(get(root, 'companies'))
    .map((json, index) => ({ json, pointer: at('/companies', index) }))
    .filter(({ json }) => isObject(json))
    .map(({ json, pointer }) => {
      const { tokens, ...company } = readFields(companyFields, json, reading.info);
      const { minor, abbrev = '', name = abbrev } = company;
      const shares = compile(company.shares, minor, shareTypes, (list) =>
        resolveShares(list, at(pointer, 'shares'), reading),
      );
      const stations = compile(tokens, minor, tokenTypes, resolveStations);
      return {
        ...company,
        key: abbrev,
        name,
        abbrev,
        token: isObject(company.token) ? resolveTokenFace(company.token) : {},
        shares: shares.list,
        shareType: shares.type,
        trains: hasTrainsHeading(company.trains),
        ownTrains: resolveOwnTrains(company.trains, at(pointer, 'trains'), trains, reading),
        stations: stations.list,
        tokenType: stations.type,
        marketTokens: Math.min(company.marketTokens, MOST_COPIES),
        extraStationTokens: Math.min(company.extraStationTokens, MOST_COPIES),
      };
    });
};

/** The company a reference names: by the abbreviation in the file, the first of several (10.7.1). */
export const findCompany = (companies: readonly Company[], key: string): Company | undefined =>
  companies.find((company) => company.key === key);

/** The lists a company gets by naming a type, or by default (`shareTypes`, `tokenTypes`), read once each. */
interface Types<T> {
  has(type: string): boolean;
  list(type: string): T;
}

/** What a company ended up with, and the type it came from if it is not its own. */
interface Compiled<T> {
  readonly list: T;
  readonly type?: string;
}

const readTypes = <T>(
  json: Json | undefined,
  pointer: string,
  resolve: (list: Json | undefined, pointer: string) => T,
): Types<T> => {
  const read = new Map<string, T>();
  return {
    has: (type) => isObject(json) && Object.hasOwn(json, type),
    list: (type) => {
      const known = read.get(type);
      if (known !== undefined) return known;
      const list = resolve(get(json, type), at(pointer, type));
      read.set(type, list);
      return list;
    },
  };
};

/**
 * Compiles a company's shares or tokens; the first rule that applies decides (10.7.4). An unknown
 * type gives nothing (10.20.8), and an empty list counts as stated.
 */
const compile = <T>(
  own: Json | undefined,
  minor: boolean,
  types: Types<T>,
  resolve: (list: Json | undefined) => T,
): Compiled<T> => {
  if (!truthy(own)) {
    const type = minor && types.has('minor') ? 'minor' : 'default';
    return types.has(type) ? { list: types.list(type), type } : { list: resolve(undefined) };
  }
  const type = typeof own === 'object' ? undefined : asText(own);
  return type === undefined ? { list: resolve(own) } : { list: types.list(type), type };
};
