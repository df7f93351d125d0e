import {
  type Company,
  companyTokenFace,
  findCompany,
  plainCompanyTokenFace,
  type TokenFace,
  type TokenReference,
} from '@platelayer/game';
import type { Look } from '../look.ts';

/** A token as a place asks for it: a company by its abbreviation in the file, and what the place states. */
export type CompanyReference = Pick<TokenReference, 'company' | 'face'>;

/**
 * The face of a company's token on cards, charters and sheets (70.5). A company that the game does not
 * have is the label of a token with the face of the place (70.14.15); without a company it is that face.
 */
export const companyFace = ({ company: key, face }: CompanyReference, look: Look): TokenFace => {
  if (key === undefined) return face;
  const company = findCompany(look.companies, key);
  return company === undefined ? { ...face, label: face.label ?? key } : faceOfCompany(company, look, face);
};

/** The same on maps, tiles and markets, where `plainMapCompanies` reduces companies to letters (70.6). */
export const mapCompanyFace = (reference: CompanyReference, look: Look): TokenFace => {
  const company =
    reference.company === undefined ? undefined : findCompany(look.companies, reference.company);
  return company !== undefined && look.config.plainMapCompanies
    ? plainCompanyTokenFace(company.abbrev, reference.face)
    : companyFace(reference, look);
};

/** The face of a company at hand. */
export const faceOfCompany = (company: Company, look: Look, place: TokenFace = {}): TokenFace =>
  companyTokenFace(company, place, look.config.companySvgLogos !== 'none');
