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

describe('number of company tokens (70.4.2)', () => {
  test('includes market tokens, their backs and stations', () => {
    expect(companyTokenCounts(first!, 'all')).toEqual({ market: 2, reverse: 2, station: 4 });
    expect(companyTokenCounts(first!, 'one')).toEqual({ market: 2, reverse: 1, station: 4 });
    expect(companyTokenCounts(first!, 'none')).toEqual({ market: 2, reverse: 0, station: 4 });
  });

  test('is 0 for backs if a company has no market tokens', () => {
    expect(companyTokenCounts(second!, 'one')).toEqual({ market: 0, reverse: 0, station: 1 });
  });
});

describe('the company token (70.5)', () => {
  const [company] = resolveCompanies(
    {
      companies: [{ abbrev: 'OB', color: 'black', logo: 'brook/BK', token: { label: 'O', target: 'gold' } }],
    },
    startReading(),
  );

  test('overrides the fields set by its position, and is overridden by its own token', () => {
    expect(companyTokenFace(company!, { width: 15, label: 'place' })).toEqual({
      width: 15,
      label: 'O',
      logo: 'brook/BK',
      color: 'black',
      decorations: [{ kind: 'target', color: 'gold' }],
    });
  });

  test('may have another colour at its position', () => {
    expect(companyTokenFace(company!, { color: 'red' }).color).toBe('red');
  });

  test('has a label without logos', () => {
    expect(companyTokenFace(company!, {}, false).logo).toBeUndefined();
  });

  test('is plain white on the map, with text in the colour of its position (70.6)', () => {
    expect(plainCompanyTokenFace('OB', { width: 15 })).toMatchObject({
      width: 15,
      label: 'OB',
      color: 'white',
      labelColor: 'black',
    });
  });
});
