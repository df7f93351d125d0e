import type { Company } from '../companies/company.ts';
import { layFaces, type TokenFace } from './token.ts';

/** Number of backs of market tokens to print (`tokens.reverseMarketTokens`). */
export type ReverseMarketTokens = 'none' | 'one' | 'all';

/** Tokens of a company on the sheet, in print order (70.4.2). */
export interface CompanyTokenCounts {
  readonly market: number;
  readonly reverse: number;
  readonly station: number;
}

export const companyTokenCounts = (company: Company, reverse: ReverseMarketTokens): CompanyTokenCounts => {
  const market = company.marketTokens;
  return {
    market,
    reverse: reverse === 'all' ? market : reverse === 'one' ? Math.min(1, market) : 0,
    station: company.stations.length + company.extraStationTokens,
  };
};

/**
 * The face of a company's token: fields set by its position, then the company, then its own `token` (70.5).
 * Without logos, the company's `logo` is omitted, but not one that its `token` names (70.7.2).
 */
export const companyTokenFace = (company: Company, place: TokenFace = {}, logos = true): TokenFace =>
  layFaces(
    place,
    {
      label: company.abbrev,
      logo: logos ? company.logo : undefined,
      color: place.color ?? company.color,
    },
    company.token,
  );

/** A company's token as plain text, for `plainMapCompanies` (70.6). */
export const plainCompanyTokenFace = (abbrev: string, place: TokenFace = {}): TokenFace => ({
  ...place,
  label: abbrev,
  color: 'white',
  labelColor: place.color ?? 'black',
  logo: undefined,
});
