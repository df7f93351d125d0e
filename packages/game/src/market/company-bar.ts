import { at } from '../diagnostic.ts';
import { asList, asText, get, type Json, truthy } from '../json.ts';
import { asSize } from '../measures.ts';

/** A bar in the colour of a company, at the foot of a market cell (40.4.7). */
export interface CompanyBar {
  /** Abbreviation of a company; one the game does not have draws nothing. */
  readonly company: string;
  /** Counted from 1 at the bottom; by the place in the list unless the file says otherwise (40.14, 26). */
  readonly row: number;
  readonly pointer: string;
}

/** The bars of a cell. */
export const resolveCompanyBars = (cell: Json, pointer: string): readonly CompanyBar[] =>
  asList(get(cell, 'companies')).flatMap((item, index) => {
    const company = truthy(asText(item)) ?? truthy(asText(get(item, 'abbrev')));
    if (company === undefined) return [];
    return { company, row: asSize(get(item, 'row')) ?? index + 1, pointer: at(pointer, 'companies', index) };
  });
