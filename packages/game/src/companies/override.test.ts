import { expect, test } from 'vitest';
import { rivers, startReading } from '../testing/reading.ts';
import { findCompany, resolveCompanies } from './company.ts';
import { overrideCompanies } from './override.ts';

const companies = resolveCompanies(
  {
    companies: [
      { name: 'A', abbrev: 'A', color: 'red', tokens: ['Free'], logo: 'brook/WL' },
      { name: 'B', abbrev: 'B', color: 'blue', tokens: ['Free', 40], token: { bar: true } },
      { name: 'C', abbrev: 'C', color: 'green', tokens: [] },
    ],
  },
  startReading(),
);

test('companies take name, abbreviation, colour and logo of the set in order (70.10)', () => {
  const [a, b, c] = overrideCompanies(companies, rivers);
  expect(a).toMatchObject({ name: 'Rhine', abbrev: 'RH', color: 'green', logo: 'brook/BK' });
  expect(b).toMatchObject({
    name: 'Elbe',
    abbrev: 'EL',
    color: 'red',
    token: {},
    stations: [{ price: 'Free' }, { price: 40 }],
  });
  expect(c).toBe(companies[2]);
});

test('a second name goes with the name', () => {
  const named = [{ ...companies[0]!, alias: 'Anna' }];
  expect(overrideCompanies(named, rivers)[0]?.alias).toBeUndefined();
});

test('an entry without logo takes the logo away', () => {
  const [a] = overrideCompanies(companies, rivers, [1]);
  expect(a).toMatchObject({ abbrev: 'EL', logo: undefined });
});

test('a selection re-orders the set once (10.20.9) and leaves the rest alone', () => {
  const abbrevs = overrideCompanies(companies, rivers, [1, 0]).map(({ abbrev }) => abbrev);
  expect(abbrevs).toEqual(['EL', 'RH', 'C']);
});

test('a position outside the set leaves the company alone', () => {
  expect(overrideCompanies(companies, rivers, [9, 0]).map(({ abbrev }) => abbrev)).toEqual(['A', 'RH', 'C']);
});

test('references still find the company by the abbreviation in the file', () => {
  expect(findCompany(overrideCompanies(companies, rivers), 'B')?.name).toBe('Elbe');
});

test('an unknown set changes nothing', () => {
  expect(overrideCompanies(companies, undefined)).toBe(companies);
});
