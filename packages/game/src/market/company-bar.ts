import { at } from '../diagnostic.ts';
import { asSize, type Json } from '../json.ts';
import { either, number, object, readText, referenceTo, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';

const companyBarFields = {
  abbrev: string('Abbreviation of the company.', { refersTo: 'company' }),
  row: number('Row of the bar from below. Default: by position in the list.', { minimum: 1, read: asSize }),
};

export const companyBarField = either(
  [
    referenceTo('company'),
    object(companyBarFields, 'A company bar in a row of its own choice.', { required: ['abbrev'] }),
  ],
  'Abbreviation of a company, or the same with a row.',
);

/** A bar in the colour of a company, at the foot of a market cell (40.4.7). */
export interface CompanyBar {
  /** Abbreviation of a company; one the game does not have draws nothing. */
  readonly company: string;
  /** Counted from 1 at the bottom; by the place in the list unless the file says otherwise (40.14.26). */
  readonly row: number;
  readonly pointer: string;
}

/** The bars of a cell; `pointer` is that of the list. */
export const resolveCompanyBars = (json: readonly Json[], pointer: string): readonly CompanyBar[] =>
  json.flatMap((item, index) => {
    const read = reader(companyBarFields, item);
    const company = readText(item) ?? read('abbrev');
    return company === undefined
      ? []
      : { company, row: read('row') ?? index + 1, pointer: at(pointer, index) };
  });
