import {
  type Company,
  companyTokenFace,
  findCompany,
  plainCompanyTokenFace,
  type TokenFace,
  type TokenReference,
} from '@platelayer/game';
import type { Look } from '../look.ts';

/** A company by its abbreviation in the file, and the face that the position sets. */
export type CompanyReference = Pick<TokenReference, 'company' | 'face'>;

/**
 * Face of a company's token on cards, charters and sheets (70.5). An unknown company becomes the label of a token with the face of
 * the position (70.14.15). Without a company, returns the face of the position.
 */
export const companyFace = ({ company: key, face }: CompanyReference, look: Look): TokenFace => {
  if (key === undefined) return face;
  const company = findCompany(look.companies, key);
  return company === undefined ? { ...face, label: face.label ?? key } : faceOfCompany(company, look, face);
};

/** Face of a company's token on maps, tiles and markets, where `plainMapCompanies` reduces it to letters (70.6). */
export const mapCompanyFace = (reference: CompanyReference, look: Look): TokenFace => {
  const company =
    reference.company === undefined ? undefined : findCompany(look.companies, reference.company);
  return company !== undefined && look.config.plainMapCompanies
    ? plainCompanyTokenFace(company.abbrev, reference.face)
    : companyFace(reference, look);
};

export const faceOfCompany = (company: Company, look: Look, place: TokenFace = {}): TokenFace =>
  companyTokenFace(company, place, look.config.companySvgLogos !== 'none');
