import { describe, expect, test } from 'vitest';
import { resolveCompanies } from '../companies/company.ts';
import type { JsonObject } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { companyTokenCounts, companyTokenFace, plainCompanyTokenFace } from './company.ts';

const game: JsonObject = {
  info: { title: 'T', marketTokens: 2, extraStationTokens: 1 },
  tokenTypes: { default: ['Free', 40, 100] },
  companies: [
    { name: 'A', abbrev: 'A', color: 'red' },
    { name: 'B', abbrev: 'B', color: 'blue', tokens: ['Free'], marketTokens: 0, extraStationTokens: 0 },
  ],
};
const [first, second] = resolveCompanies(game, startReading(game.info));

describe('70.4.2 how many company tokens', () => {
  test('market tokens, their reverse sides and stations', () => {
    expect(companyTokenCounts(first!, 'all')).toEqual({ market: 2, reverse: 2, station: 4 });
    expect(companyTokenCounts(first!, 'one')).toEqual({ market: 2, reverse: 1, station: 4 });
    expect(companyTokenCounts(first!, 'none')).toEqual({ market: 2, reverse: 0, station: 4 });
  });

  test('a company without market tokens has no reverse sides either', () => {
    expect(companyTokenCounts(second!, 'one')).toEqual({ market: 0, reverse: 0, station: 1 });
  });
});

describe('70.5 the company token', () => {
  const [company] = resolveCompanies(
    {
      companies: [{ abbrev: 'OB', color: 'black', logo: 'brook/BK', token: { label: 'O', target: 'gold' } }],
    },
    startReading(),
  );

  test('the company lies over the place, its own token over both', () => {
    expect(companyTokenFace(company!, { width: 15, label: 'place' })).toEqual({
      width: 15,
      label: 'O',
      logo: 'brook/BK',
      color: 'black',
      decorations: [{ kind: 'target', color: 'gold' }],
    });
  });

  test('the place may ask for another colour', () => {
    expect(companyTokenFace(company!, { color: 'red' }).color).toBe('red');
  });

  test('without logos the label remains', () => {
    expect(companyTokenFace(company!, {}, false).logo).toBeUndefined();
  });

  test('plain tokens on the map are white with letters in the colour of the place (70.6)', () => {
    expect(plainCompanyTokenFace('OB', { width: 15 })).toMatchObject({
      width: 15,
      label: 'OB',
      color: 'white',
      labelColor: 'black',
    });
  });
});
