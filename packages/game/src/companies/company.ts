import { type Amount, asAmount } from '../amount.ts';
import { asCount, mostCopies } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asFontStyle, asFontWeight, type FontStyle, type FontWeight } from '../font.ts';
import { asFlag, asList, asText, get, isObject, type Json, truthy } from '../json.ts';
import { asPositive } from '../positive.ts';
import type { Reading } from '../reading.ts';
import { resolveTokenFace, type TokenFace } from '../tokens/token.ts';
import { resolveShares, type Share } from './share.ts';
import { resolveStations } from './station.ts';
import { compile, readTypes } from './types.ts';

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
  /** Written under "Treasury"; absent for 0 (60.12, 12). */
  readonly capital?: Amount;
  /** Whether the charter has the headings "Trains" and "Treasury". */
  readonly trains: boolean;
  readonly treasury: boolean;
  /** Ground of the charter (60.12, 11). */
  readonly backgroundColor: string;
  readonly fontFamily: string;
  readonly fontWeight: FontWeight;
  readonly fontStyle: FontStyle;
  /** In points. */
  readonly fontSize: number;
}

/** `root` is the whole file: companies draw on its `shareTypes` and `tokenTypes`. */
export const resolveCompanies = (root: Json | undefined, reading: Reading): readonly Company[] => {
  const shareTypes = readTypes(get(root, 'shareTypes'), '/shareTypes', (list, pointer) =>
    resolveShares(list, pointer, reading),
  );
  const tokenTypes = readTypes(get(root, 'tokenTypes'), '/tokenTypes', resolveStations);
  const { info } = reading;

  return asList(get(root, 'companies'))
    .map((json, index) => ({ json, pointer: at('/companies', index) }))
    .filter(({ json }) => isObject(json))
    .map(({ json, pointer }) => {
      const text = (key: string) => truthy(asText(get(json, key)));
      const count = (key: string) => asCount(get(json, key));
      const minor = asFlag(get(json, 'minor')) ?? false;
      const shares = compile(get(json, 'shares'), minor, shareTypes, (list) =>
        resolveShares(list, at(pointer, 'shares'), reading),
      );
      const stations = compile(get(json, 'tokens'), minor, tokenTypes, resolveStations);
      const token = get(json, 'token');
      const abbrev = text('abbrev') ?? '';

      return {
        key: abbrev,
        name: text('name') ?? abbrev,
        abbrev,
        color: text('color'),
        logo: text('logo'),
        token: isObject(token) ? resolveTokenFace(token) : {},
        minor,

        shares: shares.list,
        shareType: shares.type,
        stations: stations.list,
        tokenType: stations.type,
        marketTokens: Math.min(count('marketTokens') ?? info.marketTokens, mostCopies),
        extraStationTokens: Math.min(count('extraStationTokens') ?? info.extraStationTokens, mostCopies),

        subtext: text('subtext'),
        variant: text('variant'),
        capital: truthy(asAmount(get(json, 'capital'))),
        trains: asFlag(get(json, 'trains')) ?? true,
        treasury: asFlag(get(json, 'treasury')) ?? true,
        backgroundColor: text('backgroundColor') ?? 'white',
        fontFamily: text('fontFamily') ?? info.companyFontFamily,
        fontWeight: asFontWeight(get(json, 'fontWeight')) ?? info.companyFontWeight,
        fontStyle: asFontStyle(get(json, 'fontStyle')) ?? info.companyFontStyle,
        fontSize: asPositive(get(json, 'fontSize')) ?? info.companyFontSize,
      };
    });
};

/** The company a reference names: by the abbreviation in the file, the first of several (10.7.1). */
export const findCompany = (companies: readonly Company[], key: string): Company | undefined =>
  companies.find((company) => company.key === key);
