import { colorDistance, DISTINCT } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { picture, setUp } from './testing/game.ts';
import { tokenSheets } from './tokens/token-sheets.ts';

const companies = (...colors: readonly (string | undefined)[]) =>
  colors.map((color, i) => ({ name: `Company ${i}`, abbrev: `C${i}`, ...(color ? { color } : {}) }));
const shownColors = (file: object) => {
  const { look } = setUp(file);
  return look.companies.map(({ color }) =>
    color === undefined ? undefined : look.color(color, 'companies'),
  );
};

describe('companies with an unknown colour (90.2.6)', () => {
  test('get a colour that differs from white and from all other companies', () => {
    const colors = shownColors({ companies: companies('red', 'mauvve', 'blue', 'mauvve', 'grenn', 'white') });
    expect(colors.slice(0, 3)).toEqual(['#d50f31', expect.stringMatching(/^#/), '#2165ae']);
    for (const [i, first] of colors.entries())
      for (const second of ['#ffffff', ...colors.slice(i + 1)].slice(i === 5 ? 1 : 0))
        expect(colorDistance(first!, second!), `${first} and ${second}`).toBeGreaterThanOrEqual(
          i === 5 ? 0 : DISTINCT,
        );
  });

  test('keep that colour when other companies with different colours are added', () => {
    const [alone] = shownColors({ companies: companies('mauvve') });
    expect(shownColors({ companies: companies('mauvve', 'black') })[0]).toBe(alone);
  });

  test('show it on their tokens even if the token has another unknown colour', () => {
    const [company] = companies('red');
    const { look } = setUp({ companies: [{ ...company, token: { color: 'mauvve', label: 'X' } }] });
    expect(look.companies[0]).toMatchObject({ color: 'red', token: { label: 'X' } });
    expect(look.companies[0]!.token.color).toBeUndefined();
  });

  test('do not include companies without a colour', () => {
    expect(shownColors({ companies: companies(undefined) })).toEqual([undefined]);
  });
});

describe('companies of an override set', () => {
  const file = { companies: companies('red', 'blue', 'green') };

  test('show their letters in a ring if they have no logo, without a diagnostic', () => {
    const { game, look, found } = setUp(file, { overrideCompanies: '1830' });
    expect(look.companies.map(({ abbrev, logo }) => [abbrev, logo])).toEqual([
      ['PRR', undefined],
      ['NYC', undefined],
      ['CPR', undefined],
    ]);
    expect(look.companies[0]!.token).toMatchObject({
      decorations: [{ kind: 'circle', color: 'green', radius: 22.6, borderColor: 'white' }],
    });
    tokenSheets(game, look);
    expect(found).toEqual([]);
  });

  test('show a logo from the game folder', () => {
    const art = picture('<circle cx="50" cy="50" r="50"/>');
    const logo = (id: string) => (id === '1830/PRR' ? art : undefined);
    const { look } = setUp(file, { overrideCompanies: '1830' }, { logo });
    expect(look.companies.map((company) => company.logo)).toEqual(['1830/PRR', undefined, undefined]);
  });
});

test('a colour guessed from its name differs from the exact colours of other companies', () => {
  const names = 'red pink lightRed brightRed brown darkGold gold lightRed'.split(' ');
  const colors = shownColors({ companies: companies(...names) });
  expect(colors[7]).toBe(colors[2]);
  const distinct = colors.slice(0, 7);
  for (const [i, first] of distinct.entries())
    for (const second of distinct.slice(i + 1)) expect(colorDistance(first!, second!)).toBeGreaterThan(0.05);
});
