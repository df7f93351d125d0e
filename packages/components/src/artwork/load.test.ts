import { describe, expect, test } from 'vitest';
import { gameOf, testLook } from '../tokens/testing/look.ts';
import { loadArtwork } from './load.ts';
import { recolor } from './recolor.ts';
import type { Recoloring } from './slots.ts';
import { usedLogos } from './used-logos.ts';

const square = (side: number) => `<svg viewBox="0 0 ${side} ${side}"><rect width="1" height="1"/></svg>`;
const own = {
  logos: new Map([
    ['lines/BR', square(7)],
    ['BO', square(8)],
  ]),
  icons: new Map([
    ['port', square(9)],
    ['crane', square(10)],
  ]),
};
const side = (art: { readonly box: readonly number[] } | undefined) => art?.box[2];

test('own pictures win over the built-in ones of their name', async () => {
  const artwork = await loadArtwork({ trains: false, logos: ['lines/BR', 'BR', 'BO', '1830/BO', 'BB'], own });
  expect(['lines/BR', 'BR', 'BO', '1830/BO', 'BB'].map((id) => side(artwork.logo(id)))).toEqual([
    7,
    7,
    8,
    undefined,
    undefined,
  ]);
  expect(['port', 'crane'].map((name) => side(artwork.icon(name)))).toEqual([9, 10]);
  expect(side((await loadArtwork({ trains: false })).icon('port'))).not.toBe(9);
});

test('the logos of a game are those named anywhere in it, and those of an override set', () => {
  const game = gameOf({
    info: { title: 'T' },
    companies: [{ name: 'A', abbrev: 'A', color: 'red', logo: 'a/A', token: { logo: 'a/T' } }],
    tokens: [{ logo: 'a/G' }],
    map: { hexes: [{ hexes: ['A1'], tokens: [{ logo: 'a/H' }] }] },
  });
  expect([...usedLogos(game, testLook().config)].sort()).toEqual(['a/A', 'a/G', 'a/H', 'a/T']);
  const { config } = testLook(game, { overrideCompanies: 'lotr' });
  expect(usedLogos(game, config)).toContain('lotr/BPS');
});

describe('built-in logos', async () => {
  const artwork = await loadArtwork({ trains: false, logos: ['roundels/anchor', '1830/BO'] });
  const ground = (mode: 'original' | 'match' | 'main', recoloring: Recoloring) => {
    const look = testLook(undefined, { companySvgLogos: mode, companiesTheme: 'gmt' }, artwork);
    return recolor(artwork.logo('roundels/anchor')!, recoloring, look)[0];
  };

  test('are there where we drew them; other names stay without a picture', () => {
    expect(artwork.logo('roundels/anchor')).toBeDefined();
    expect(artwork.logo('1830/BO')).toBeUndefined();
  });

  test('keep, match or replace their main colour, and are gray on the reverse side (70.8.3)', () => {
    const company = (name: string) => testLook(undefined, { companiesTheme: 'gmt' }).color(name, 'companies');
    expect(ground('original', {})).toMatchObject({ fill: '#2165ae' });
    expect(ground('match', {})).toMatchObject({ fill: company('blue') });
    expect(ground('main', { main: '#123456' })).toMatchObject({ fill: '#123456' });
    expect(ground('match', { reserved: true })).toMatchObject({ fill: company('gray') });
  });
});
