import { colorDistance, DISTINCT } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { setUp } from './testing/game.ts';

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
