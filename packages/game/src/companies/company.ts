import { type Amount, asAmount } from '../amount.ts';
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
  list,
  number,
  object,
  readText,
  ref,
  referenceTo,
  string,
} from '../schema/field.ts';
import { readFields, type Stated, statedFields } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import {
  amount,
  color,
  fontFamily,
  fontStyle,
  lines,
  NOT_EMPTY,
  readAmountAboveZero,
  weight,
} from '../schema/values.ts';
import { tokenLength } from '../tokens/fields.ts';
import { resolveTokenFace, type TokenFace, tokenSchema } from '../tokens/token.ts';
import { type CompanyGroup, findGroup } from './group.ts';
import { companyTrains, hasTrainsHeading, type OwnTrain, resolveOwnTrains } from './own-trains.ts';
import { resolveShares, type Share, shareList } from './share.ts';
import { resolveStations, type Station, stationTokens } from './station.ts';

/** An empty text leaves its place empty. */
const place = (sentence: string) => string(sentence, { read: asText });

const charterSubtitleFields = {
  left: place('Text at the left. Default: “Home:” and `home`.'),
  middle: place('Text in the middle. Default: “Destination:” and `destination`.'),
  right: place('Text at the right. Default: `ability`.'),
};

const companyFields = {
  name: string('Name on charters and share cards.', NOT_EMPTY),
  alias: string('Second name, which the setting `companyNames` shows. Default: none.'),
  abbrev: string(
    'Abbreviation: label of the token, and the name by which all else refers to the company.',
    NOT_EMPTY,
  ),
  color: color('Company colour of the token, the charter and the shares. Default: none.'),
  logo: string('Logo of the token, `group/name`. Default: none, the abbreviation is shown.', {
    refersTo: 'logo',
  }),
  group: string('Id of the group whose mark is on its charter and its president’s share. Default: none.', {
    refersTo: 'group',
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
  tokensBelow: flag('Puts the token spaces of a charter of full width below its name.', { default: false }),
  token: ref(tokenSchema, 'Decoration of the token; wins over the company’s own label, colour and logo.'),
  outlineWidth: tokenLength(
    'Width of the outline of the token on private cards in units. Default: 2, or 1 on big cards.',
  ),
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
  loans: list(
    either([Type.String(), Type.Number(), Type.Null()], 'Label under a space.'),
    'Labels of square spaces in the body of the charter, one each.',
  ),
  banner: amount(
    'Text in a strip of the company’s colour along the lower edge of the charter. Default: none.',
    {
      read: readText,
    },
  ),
  home: lines('Home of the company, or several, told under the name on its charter. Default: none.'),
  destination: string('Destination of the company, told under the name on its charter. Default: none.'),
  ability: string('Ability of the company, told under the name on its charter. Default: none.'),
  charterSubtitle: object(
    charterSubtitleFields,
    'Texts of the line under the name on the charter, in place of home, destination and ability.',
  ),
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
  /** Whose mark it bears. */
  readonly group?: CompanyGroup;
  /** Shown beside or in place of its name, as the setting `companyNames` says. */
  readonly alias?: string;

  readonly shares: readonly Share[];
  readonly shareType?: string;
  readonly stations: readonly Station[];
  readonly tokenType?: string;
  /** Tokens to print; extra ones come on top of `stations`. */
  readonly marketTokens: number;
  readonly extraStationTokens: number;

  /** The token spaces of a full charter stand below the name. */
  readonly tokensBelow: boolean;
  /** Labels of square spaces on the charter, `''` for none. */
  readonly loans: readonly Amount[];
  /** In a strip along the lower edge of the charter. */
  readonly banner?: string;
  /** Homes, destination and ability are told on the charter; neither need be a hex of the map. */
  readonly home: readonly string[];
  readonly destination?: string;
  readonly ability?: string;
  /** In place of these, by place; an empty text leaves one empty. */
  readonly charterSubtitle: Stated<typeof charterSubtitleFields>;
  /** Of its token on private cards. */
  readonly outlineWidth?: number;

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

/** What companies refer to by name. */
interface NamedThings {
  /** Those of the game. */
  readonly trains?: readonly Train[];
  readonly groups?: readonly CompanyGroup[];
}

/** `root` is the whole file: companies draw on its `shareTypes` and `tokenTypes`. */
export const resolveCompanies = (
  root: Json | undefined,
  reading: Reading,
  { trains = [], groups = [] }: NamedThings = {},
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
        group: findGroup(groups, company.group),
        loans: company.loans.map((label) => asAmount(label) ?? ''),
        charterSubtitle: statedFields(charterSubtitleFields, company.charterSubtitle),
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
