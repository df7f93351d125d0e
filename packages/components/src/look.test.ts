import { colorDistance, DISTINCT } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { picture, setUp } from './testing/game.ts';
import { tokenSheets } from './tokens/token-sheets.ts';

const companies = (...colors: readonly (string | undefined)[]) =>
  colors.map((color, i) => ({ name: `Company ${i}`, abbrev: `C${i}`, ...(color ? { color } : {}) }));
const shown = (file: object) => {
  const { look } = setUp(file);
  return look.companies.map(({ color }) =>
    color === undefined ? undefined : look.color(color, 'companies'),
  );
};

describe('companies whose colour nobody knows (90.2.6)', () => {
  test('get one of their own, told apart from white and from all others', () => {
    const colors = shown({ companies: companies('red', 'mauvve', 'blue', 'mauvve', 'grenn', 'white') });
    expect(colors.slice(0, 3)).toEqual(['#d50f31', expect.stringMatching(/^#/), '#2165ae']);
    for (const [i, one] of colors.entries())
      for (const other of ['#ffffff', ...colors.slice(i + 1)].slice(i === 5 ? 1 : 0))
        expect(colorDistance(one!, other!), `${one} and ${other}`).toBeGreaterThanOrEqual(
          i === 5 ? 0 : DISTINCT,
        );
  });

  test('keep it whatever stands beside them, as long as nothing like it does', () => {
    const [alone] = shown({ companies: companies('mauvve') });
    expect(shown({ companies: companies('mauvve', 'black') })[0]).toBe(alone);
  });

  test('show it on their tokens too, also where the token states another that nobody knows', () => {
    const [company] = companies('red');
    const { look } = setUp({ companies: [{ ...company, token: { color: 'mauvve', label: 'X' } }] });
    expect(look.companies[0]).toMatchObject({ color: 'red', token: { label: 'X' } });
    expect(look.companies[0]!.token.color).toBeUndefined();
  });

  test('a company without any colour stays without', () => {
    expect(shown({ companies: companies(undefined) })).toEqual([undefined]);
  });
});

describe('companies of an override set', () => {
  const file = { companies: companies('red', 'blue', 'green') };

  test('without a picture wear their letters in a ring, and nothing is said of it', () => {
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

  test('show a logo that the game brings along', () => {
    const art = picture('<circle cx="50" cy="50" r="50"/>');
    const logo = (id: string) => (id === '1830/PRR' ? art : undefined);
    const { look } = setUp(file, { overrideCompanies: '1830' }, { logo });
    expect(look.companies.map((company) => company.logo)).toEqual(['1830/PRR', undefined, undefined]);
  });
});

test('a colour guessed from its words differs from those that companies name outright', () => {
  const names = 'red pink lightRed brightRed brown darkGold gold lightRed'.split(' ');
  const colors = shown({ companies: companies(...names) });
  expect(colors[7]).toBe(colors[2]);
  const seven = colors.slice(0, 7);
  for (const [i, one] of seven.entries())
    for (const other of seven.slice(i + 1)) expect(colorDistance(one!, other!)).toBeGreaterThan(0.05);
});
