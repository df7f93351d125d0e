import { set1830 } from './1830.ts';
import { set1830Mayfair } from './1830-Mayfair.ts';
import type { CompanySet } from './company-set.ts';
import { devSet } from './dev.ts';
import { languagesSet } from './languages.ts';
import { lotrSet } from './lotr.ts';
import { owlSet } from './owl.ts';
import { webdevSet } from './webdev.ts';

/** All override sets in alphabetical order of their ids. */
export const COMPANY_SETS: readonly CompanySet[] = [
  set1830,
  set1830Mayfair,
  devSet,
  languagesSet,
  lotrSet,
  owlSet,
  webdevSet,
];

/** The override set of an id; nothing for an unknown one, and then nothing is overridden. */
export const companySet = (id: string): CompanySet | undefined => COMPANY_SETS.find((set) => set.id === id);
