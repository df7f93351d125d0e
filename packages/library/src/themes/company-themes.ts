import { b18TKCompanyTheme } from './companies/B18TK.ts';
import { brogglesCompanyTheme } from './companies/broggles.ts';
import { carthCompanyTheme } from './companies/carth.ts';
import { dtgCompanyTheme } from './companies/dtg.ts';
import { gmtCompanyTheme } from './companies/gmt.ts';
import { gtg1861CompanyTheme } from './companies/gtg-1861.ts';
import { gtg1867CompanyTheme } from './companies/gtg-1867.ts';
import { ps18xxCompanyTheme } from './companies/ps18xx.ts';
import { robCompanyTheme } from './companies/rob.ts';
import { rob1834CompanyTheme } from './companies/rob1834.ts';
import type { Theme } from './theme.ts';

/** All company themes in the order of their ids. */
export const COMPANY_THEMES: readonly Theme[] = [
  b18TKCompanyTheme,
  brogglesCompanyTheme,
  carthCompanyTheme,
  dtgCompanyTheme,
  gmtCompanyTheme,
  gtg1861CompanyTheme,
  gtg1867CompanyTheme,
  ps18xxCompanyTheme,
  robCompanyTheme,
  rob1834CompanyTheme,
];

/** The company theme of an id; an unknown id means `rob` (90.1). */
export const companyTheme = (id: string): Theme =>
  COMPANY_THEMES.find((theme) => theme.id === id) ?? robCompanyTheme;
