import { components, noArtwork } from '@platelayer/components';
import { effectiveConfig, type Json, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { type Face, type Fonts, searchWith, withFallback } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { allFonts, fallbackFiles } from '../../../scripts/testing/fallback.ts';
import { bundledFonts, fontsOnDemand } from '../../../scripts/testing/fonts.ts';
import { openDrawings } from './drawings.ts';
import { fallbackRemarks } from './fallback-remarks.ts';

const BOX = '\ue000';

const remarks = async (file: Json, fonts: Fonts) => {
  const { game } = load(JSON.stringify(file), library);
  if (!game) throw new Error('This is no game.');
  const drawings = openDrawings(game, effectiveConfig({ game: game.config }), fonts, noArtwork, () => file);
  for (const component of components) if (component.available(game)) await drawings.pages(component, {});
  return drawings.diagnostics().filter(({ code }) => code.startsWith('text/'));
};

const city = (name: string) => ({ color: 'plain', cities: [{ name: { name } }] });

const game = {
  info: { title: '東京 ℳ', currency: 'ℳ#' },
  companies: [{ name: `Line ${BOX}`, abbrev: 'L', color: 'blue' }],
  privates: [{ name: 'Ferry', price: 20, description: `Two ${BOX}${BOX} and 🚂.` }],
  map: {
    hexes: [
      { ...city('Huế ①'), hexes: ['A1'] },
      { ...city('\ue001'), hexes: ['B2'] },
    ],
  },
};

test('every text with a character that nothing can write is named, with character and code point', async () => {
  const found = await remarks(game, await allFonts());
  expect(found.map(({ pointer }) => pointer).sort()).toEqual([
    '/companies/0/name',
    '/map/hexes/1/cities/0/name/name',
    '/privates/0/description',
  ]);
  expect(found.find(({ pointer }) => pointer === '/map/hexes/1/cities/0/name/name')).toMatchObject({
    severity: 'warning',
    code: 'text/no-glyph',
    message: 'No font can write "\ue001" (U+E001): an empty box is printed instead.',
    hint: expect.stringContaining('fonts/'),
  });
});

test('nothing is said of a game that can be written', async () => {
  const { companies: _, privates: __, ...rest } = game;
  const map = { hexes: [{ ...city('Huế ① 서울'), hexes: ['A1'] }] };
  expect(await remarks({ ...rest, map }, await allFonts())).toEqual([]);
});

test('without fallback fonts every sign is told of', async () => {
  const found = await remarks(
    { info: { title: 'T', currency: 'ℳ#' }, privates: game.privates },
    await bundledFonts(),
  );
  expect(found.map(({ pointer }) => pointer)).toContain('/info/currency');
});

test('a text that is not in the file is told of the whole file', () => {
  const found = fallbackRemarks(new Map([['x\u0304', {}]]), () => ({ info: { title: 'T' } }));
  expect(found).toMatchObject([{ pointer: '', message: expect.stringContaining('(U+0078 U+0304)') }]);
});

test('the reason why a font could not be had is the hint, and letters with the same one share a remark', () => {
  const none = { reason: 'You are offline.' };
  const found = fallbackRemarks(
    new Map([
      ['東', none],
      ['京', none],
    ]),
    () => ({ info: { title: '東京' } }),
  );
  expect(found).toMatchObject([
    {
      pointer: '/info/title',
      message: 'No font can write "東" (U+6771), "京" (U+4EAC): an empty box is printed instead.',
      hint: 'You are offline.',
    },
  ]);
});

test('a font of this machine is named, because it is on no other', () => {
  const face = { source: { from: 'machine', file: '/fonts/Rare.ttf' } } as Face;
  expect(fallbackRemarks(new Map([['ꟻ', { face }]]), () => 'ꟻ')).toMatchObject([
    { code: 'text/machine-font', message: expect.stringContaining('/fonts/Rare.ttf') },
  ]);
});

test('a letter whose font was only late is not told of', async () => {
  const { find } = fallbackFiles();
  const late = withFallback((await fontsOnDemand()).fonts, async (...search) => {
    await new Promise((resume) => setTimeout(resume, 5));
    return searchWith(find)(...search);
  });
  expect(await remarks({ info: { title: '東京' }, map: game.map }, late)).toMatchObject([
    { pointer: '/map/hexes/1/cities/0/name/name' },
  ]);
});
