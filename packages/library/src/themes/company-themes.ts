import { b18TK } from './companies/B18TK.ts';
import { broggles } from './companies/broggles.ts';
import { carth } from './companies/carth.ts';
import { dtg } from './companies/dtg.ts';
import { gmt } from './companies/gmt.ts';
import { gtg1861 } from './companies/gtg-1861.ts';
import { gtg1867 } from './companies/gtg-1867.ts';
import { ps18xx } from './companies/ps18xx.ts';
import { rob } from './companies/rob.ts';
import { rob1834 } from './companies/rob1834.ts';
import type { Theme } from './theme.ts';

/** All company themes in the order of their ids. */
export const COMPANY_THEMES: readonly Theme[] = [
  b18TK,
  broggles,
  carth,
  dtg,
  gmt,
  gtg1861,
  gtg1867,
  ps18xx,
  rob,
  rob1834,
];

/** The company theme of an id; an unknown id means `rob` (90.1). */
export const companyTheme = (id: string): Theme => COMPANY_THEMES.find((theme) => theme.id === id) ?? rob;
