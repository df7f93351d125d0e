import { type Amount, asAmount } from '../amount.ts';
import type { Train } from '../cards/train.ts';
import { MAX_COPIES } from '../copies.ts';
import { at } from '../diagnostic.ts';
import type { FontStyle, FontWeight } from '../font.ts';
import { infoDefaults } from '../info.ts';
import { asList, asText, get, isObject, type Json, type JsonObject, truthy } from '../json.ts';
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
import { type ExplicitFields, explicitFields, readFields } from '../schema/reader.ts';
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

/** An empty string leaves its position blank. */
const place = (sentence: string) => string(sentence, { read: asText });

const charterSubtitleFields = {
  left: place('Text on the left. Default: “Home:” and `home`.'),
  middle: place('Text in the centre. Default: “Destination:” and `destination`.'),
  right: place('Text on the right. Default: `ability`.'),
};

const companyFields = {
  name: string('Name on charters and share cards.', NOT_EMPTY),
  alias: string('Second name, which the setting `companyNames` can show. Default: none.'),
  abbrev: string('Abbreviation: the token label, and the name that all references use.', NOT_EMPTY),
  color: color('Colour of the token, the charter and the shares, from the company colours. Default: none.'),
  logo: string('Token logo, `group/name`. Default: none, so the abbreviation is shown.', {
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
  tokensBelow: flag('Puts the token spaces of a full-width charter below the company name.', {
    default: false,
  }),
  token: ref(tokenSchema, 'Token decoration; overrides the company’s label, colour and logo.'),
  outlineWidth: tokenLength(
    'Outline width of the token on private company cards in units. Default: 2, or 1 on big cards.',
  ),
  marketTokens: integer('Number of market tokens to print.', {
    info: 'marketTokens',
    default: infoDefaults.marketTokens,
    minimum: 0,
    maximum: MAX_COPIES,
  }),
  extraStationTokens: integer('Number of station tokens to print in addition to the list.', {
    info: 'extraStationTokens',
    default: infoDefaults.extraStationTokens,
    minimum: 0,
    maximum: MAX_COPIES,
  }),
  subtext: string('Second line under the name on charters and shares. Default: none.'),
  capital: amount('Money printed under “Treasury” on the charter. Default: none.', {
    read: readAmountAboveZero,
  }),
  loans: list(
    either([Type.String(), Type.Number(), Type.Null()], 'Label under a space.'),
    'Labels of square spaces on the charter, one for each space.',
  ),
  banner: amount(
    'Text in a strip of the company’s colour along the bottom edge of the charter. Default: none.',
    {
      read: readText,
    },
  ),
  home: lines('One or more homes of the company, under the name on its charter. Default: none.'),
  destination: string('Destination of the company, under the name on its charter. Default: none.'),
  ability: string('Ability of the company, under the name on its charter. Default: none.'),
  charterSubtitle: object(
    charterSubtitleFields,
    'Texts under the name on the charter, instead of home, destination and ability.',
  ),
  trains: companyTrains,
  treasury: flag('Whether the charter has the heading “Treasury”.', { default: true }),
  variant: string('Small note at the bottom right of charter and shares. Default: none.'),
  backgroundColor: color('Background colour of the charter.', { default: 'white' }),
  fontFamily: fontFamily('Name font.', {
    info: 'companyFontFamily',
    default: infoDefaults.companyFontFamily,
  }),
  fontWeight: weight('Name weight.', {
    info: 'companyFontWeight',
    default: infoDefaults.companyFontWeight,
  }),
  fontStyle: fontStyle('Name style.', {
    info: 'companyFontStyle',
    default: infoDefaults.companyFontStyle,
  }),
  fontSize: number('Name size on charters in points.', {
    info: 'companyFontSize',
    default: infoDefaults.companyFontSize,
    exclusiveMinimum: 0,
  }),
  shareType: anything('Share type of the company; written by other programs, not used.'),
  tokenType: anything('Token type of the company; written by other programs, not used.'),
};

export const companySchema = define(
  'Company',
  object(companyFields, 'A company.', { required: ['name', 'abbrev'] }),
);

/** A company with its shares and tokens compiled (10.7). */
export interface Company {
  /** The abbreviation in the file, which all references use, even after an override. */
  readonly key: string;
  readonly name: string;
  readonly abbrev: string;
  readonly color?: string;
  readonly logo?: string;
  /** Token decoration; overrides everything else (70.5). */
  readonly token: TokenFace;
  readonly minor: boolean;
  /** Group whose mark the company shows. */
  readonly group?: CompanyGroup;
  /** Second name; the setting `companyNames` decides whether to show it. */
  readonly alias?: string;

  readonly shares: readonly Share[];
  readonly shareType?: string;
  readonly stations: readonly Station[];
  readonly tokenType?: string;
  /** Number of tokens to print; extra ones are in addition to `stations`. */
  readonly marketTokens: number;
  readonly extraStationTokens: number;

  /** Whether the token spaces of a full-width charter are below the name. */
  readonly tokensBelow: boolean;
  /** Labels of square spaces on the charter, `''` for none. */
  readonly loans: readonly Amount[];
  /** Text in a strip along the bottom edge of the charter. */
  readonly banner?: string;
  /** Home, destination and ability on the charter; they need not be map hexes. */
  readonly home: readonly string[];
  readonly destination?: string;
  readonly ability?: string;
  /** Overrides for these texts by position; an empty string leaves one blank. */
  readonly charterSubtitle: ExplicitFields<typeof charterSubtitleFields>;
  /** Token outline on private company cards. */
  readonly outlineWidth?: number;

  readonly subtext?: string;
  readonly variant?: string;
  /** Money under "Treasury"; undefined for 0 (60.12.12). */
  readonly capital?: Amount;
  /** Whether the charter has the headings "Trains" and "Treasury". */
  readonly trains: boolean;
  readonly treasury: boolean;
  /** Printed as additional train cards. */
  readonly ownTrains: readonly OwnTrain[];
  /** Background colour of the charter (60.12.11). */
  readonly backgroundColor: string;
  readonly fontFamily: string;
  readonly fontWeight: FontWeight;
  readonly fontStyle: FontStyle;
  /** In points. */
  readonly fontSize: number;
}

/** Things that companies refer to by name. */
interface NamedThings {
  /** Trains of the game. */
  readonly trains?: readonly Train[];
  readonly groups?: readonly CompanyGroup[];
}

/** Resolves the companies of a whole file, because they use its `shareTypes` and `tokenTypes`. */
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
        charterSubtitle: explicitFields(charterSubtitleFields, company.charterSubtitle),
        token: isObject(company.token) ? resolveTokenFace(company.token) : {},
        shares: shares.list,
        shareType: shares.type,
        trains: hasTrainsHeading(company.trains),
        ownTrains: resolveOwnTrains(company.trains, at(pointer, 'trains'), trains, reading),
        stations: stations.list,
        tokenType: stations.type,
        marketTokens: Math.min(company.marketTokens, MAX_COPIES),
        extraStationTokens: Math.min(company.extraStationTokens, MAX_COPIES),
      };
    });
};

/** Finds a company by its abbreviation in the file; the first of several (10.7.1). */
export const findCompany = (companies: readonly Company[], key: string): Company | undefined =>
  companies.find((company) => company.key === key);

/** The lists of `shareTypes` or `tokenTypes`, each read only once. */
interface Types<T> {
  has(type: string): boolean;
  list(type: string): T;
}

/** The list of a company, and the type it comes from, if any. */
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
 * Compiles a company's shares or tokens; the first matching rule applies (10.7.4). An unknown type gives
 * nothing (10.20.8), and an empty list is valid.
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

/**
 * Replaces companies with those of an override set, in order (70.10). A selection of positions first reorders
 * and restricts the set, once (10.20.9); companies without a counterpart stay. This is applied to a resolved
 * game because it depends on the configuration.
 */
export const overrideCompanies = (
  companies: readonly Company[],
  set: readonly JsonObject[] | undefined,
  selection: readonly number[] = [],
): readonly Company[] => {
  if (set === undefined) return companies;
  const entries = selection.length === 0 ? set : selection.map((position) => set[position]);
  return companies.map((company, index) => {
    const entry = entries[index];
    return entry === undefined ? company : replace(company, entry);
  });
};

const replace = (company: Company, entry: JsonObject): Company => {
  const text = (key: string) => truthy(asText(get(entry, key)));
  return {
    ...company,
    name: text('name') ?? company.name,
    abbrev: text('abbrev') ?? company.abbrev,
    color: text('color') ?? company.color,
    logo: text('logo'),
    alias: undefined,
    token: {},
  };
};
