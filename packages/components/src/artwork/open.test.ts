import { drawWhenLoaded } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import type { Artwork } from './artwork.ts';
import { openArtwork } from './open.ts';
import { type OwnPicture, openedPicture } from './own-picture.ts';
import { recolor } from './recolor.ts';
import type { Recoloring } from './slots.ts';

const square = (side: number) => `<svg viewBox="0 0 ${side} ${side}"><rect width="1" height="1"/></svg>`;
const files = (folder: string, svgs: Readonly<Record<string, string>>): ReadonlyMap<string, OwnPicture> =>
  new Map(
    Object.entries(svgs).map(([name, svg]) => [
      name,
      { path: `${folder}/${name}.svg`, content: new TextEncoder().encode(svg) },
    ]),
  );
const own = {
  logos: files('logos', { 'lines/BR': square(7), BO: square(8) }),
  icons: files('icons', { port: square(9), crane: square(10) }),
};
const side = (art: { readonly box: readonly number[] } | undefined) => art?.box[2];

/** Widths of pictures, drawn repeatedly until all are loaded. */
const sides = (artwork: Artwork, kind: 'logo' | 'icon', names: readonly string[]) =>
  drawWhenLoaded([artwork], () => names.map((name) => side(artwork[kind](name))));

test('own pictures override built-in ones with the same name', async () => {
  const artwork = openArtwork(own);
  const logos = ['lines/BR', 'BR', 'BO', '1830/BO', 'BB'];
  expect(await sides(artwork, 'logo', logos)).toEqual([7, 7, 8, undefined, undefined]);
  expect(await sides(artwork, 'icon', ['port', 'crane'])).toEqual([9, 10]);
  const builtIn = await sides(openArtwork(), 'icon', ['port', 'crane']);
  expect(builtIn).toEqual([expect.any(Number), undefined]);
  expect(builtIn[0]).not.toBe(9);
});

test('a picture is available after it was requested, and an unknown one is requested once', async () => {
  const artwork = openArtwork();
  expect(artwork.icon('port')).toBeUndefined();
  expect(artwork.icon('nowhere')).toBeUndefined();
  expect(await artwork.loadMissing()).toBe(true);
  expect(artwork.icon('port')).toBeDefined();
  expect(artwork.icon('nowhere')).toBeUndefined();
  expect(await artwork.loadMissing()).toBe(false);
});

test('own pictures are read when they are first drawn', async () => {
  const read: string[] = [];
  const logos = new Map(
    ['lines/BR', 'lines/GW', 'other/GW'].map((id, i) => {
      const content = async () => {
        read.push(id);
        return new TextEncoder().encode(square(20 + i));
      };
      return [id, { path: `logos/${id}.svg`, content }] as const;
    }),
  );
  const artwork = openArtwork({ logos, icons: new Map() });
  expect(await sides(artwork, 'logo', ['GW', 'lines/GW'])).toEqual([21, 21]);
  expect(read).toEqual(['lines/GW']);
});

test('a broken own picture gives way to the next of its name, own or built in, and is reported', async () => {
  const logos = files('logos', { 'a/GW': 'no picture', 'b/GW': square(7), 'roundels/anchor': '<svg' });
  const artwork = openArtwork({ logos, icons: files('icons', { port: '<html/>' }) });
  expect(await sides(artwork, 'logo', ['GW'])).toEqual([7]);
  const builtIn = openArtwork();
  const [anchor, port] = [['roundels/anchor'], ['port']];
  expect(await sides(artwork, 'logo', anchor)).toEqual(await sides(builtIn, 'logo', anchor));
  expect(await sides(artwork, 'icon', port)).toEqual(await sides(builtIn, 'icon', port));
  expect(openedPicture(logos.get('a/GW')!)?.diagnostics).toMatchObject([
    { severity: 'warning', code: 'artwork/svg', message: expect.stringMatching(/^logos\/a\/GW\.svg: /) },
  ]);
});

test('skips a back that is not a picture and uses the next one', async () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const file = (name: string, content: Uint8Array) => [name, { path: `backs/${name}`, content }] as const;
  const backs = new Map([
    file('train.svg', text('no picture')),
    file('train.png', Uint8Array.of(0x89, 0x50, ...text(' and no more than the beginning of a PNG'))),
    file('all.svg', text(square(11))),
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

  test('are available if we drew them; other names have no picture', () => {
    expect(artwork.logo('roundels/anchor')).toBeDefined();
    expect(artwork.logo('1830/BO')).toBeUndefined();
  });

  test('keep, match or replace their main colour, and are grey on the reverse side (70.8.3)', () => {
    const company = (name: string) => lookFor(undefined, { companiesTheme: 'gmt' }).color(name, 'companies');
    expect(ground('original', {})).toMatchObject({ fill: '#2165ae' });
    expect(ground('match', {})).toMatchObject({ fill: company('blue') });
    expect(ground('main', { main: '#123456' })).toMatchObject({ fill: '#123456' });
    expect(ground('match', { reserved: true })).toMatchObject({ fill: company('gray') });
  });
});
