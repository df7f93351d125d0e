import { drawWhenLoaded } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import type { Artwork } from './artwork.ts';
import { openArtwork } from './open.ts';
import { recolor } from './recolor.ts';
import type { Recoloring } from './slots.ts';

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

/** The sides of all, asked for until they are there. */
const sides = (artwork: Artwork, kind: 'logo' | 'icon', names: readonly string[]) =>
  drawWhenLoaded([artwork], () => names.map((name) => side(artwork[kind](name))));

test('own pictures win over the built-in ones of their name', async () => {
  const artwork = openArtwork(own);
  const logos = ['lines/BR', 'BR', 'BO', '1830/BO', 'BB'];
  expect(await sides(artwork, 'logo', logos)).toEqual([7, 7, 8, undefined, undefined]);
  expect(await sides(artwork, 'icon', ['port', 'crane'])).toEqual([9, 10]);
  const builtIn = await sides(openArtwork(), 'icon', ['port', 'crane']);
  expect(builtIn).toEqual([expect.any(Number), undefined]);
  expect(builtIn[0]).not.toBe(9);
});

test('a picture is there once it was asked for, and an unknown one is asked for once', async () => {
  const artwork = openArtwork();
  expect(artwork.icon('port')).toBeUndefined();
  expect(artwork.icon('nowhere')).toBeUndefined();
  expect(await artwork.loadMissing()).toBe(true);
  expect(artwork.icon('port')).toBeDefined();
  expect(artwork.icon('nowhere')).toBeUndefined();
  expect(await artwork.loadMissing()).toBe(false);
});

test('a back that is no picture counts for nothing: the next one is that of the kind', async () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const backs = new Map([
    ['train.svg', text('no picture')],
    ['train.png', Uint8Array.of(0x89, 0x50, ...text(' and no more than the beginning of a PNG'))],
    ['all.svg', text(square(11))],
  ]);
  const artwork = openArtwork({ ...own, backs });
  const back = await drawWhenLoaded([artwork], () => artwork.back('train'));
  expect(back).toMatchObject({ kind: 'art', art: { box: [0, 0, 11, 11] } });
});

describe('built-in logos', async () => {
  const artwork = openArtwork();
  await sides(artwork, 'logo', ['roundels/anchor', '1830/BO']);
  const ground = (mode: 'original' | 'match' | 'main', recoloring: Recoloring) => {
    const look = lookFor(undefined, { companySvgLogos: mode, companiesTheme: 'gmt' }, artwork);
    return recolor(artwork.logo('roundels/anchor')!, recoloring, look)[0];
  };

  test('are there where we drew them; other names stay without a picture', () => {
    expect(artwork.logo('roundels/anchor')).toBeDefined();
    expect(artwork.logo('1830/BO')).toBeUndefined();
  });

  test('keep, match or replace their main colour, and are gray on the reverse side (70.8.3)', () => {
    const company = (name: string) => lookFor(undefined, { companiesTheme: 'gmt' }).color(name, 'companies');
    expect(ground('original', {})).toMatchObject({ fill: '#2165ae' });
    expect(ground('match', {})).toMatchObject({ fill: company('blue') });
    expect(ground('main', { main: '#123456' })).toMatchObject({ fill: '#123456' });
    expect(ground('match', { reserved: true })).toMatchObject({ fill: company('gray') });
  });
});
