import { components, noArtwork } from '@platelayer/components';
import { effectiveConfig, type Json, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { type Face, type Fonts, searchWith, withFallback } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { allFonts, fallbackFiles } from '../../../scripts/testing/fallback.ts';
import { bundledFonts, fontsOnDemand } from '../../../scripts/testing/fonts.ts';
import { openDrawings } from './drawings.ts';
import { fallbackDiagnostics } from './fallback-diagnostics.ts';

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

test('reports a character that no font has, with its code point, at every string that contains it', async () => {
  const found = await remarks(game, await allFonts());
  expect(found.map(({ pointer }) => pointer).sort()).toEqual([
    '/companies/0/name',
    '/map/hexes/1/cities/0/name/name',
    '/privates/0/description',
  ]);
  expect(found.find(({ pointer }) => pointer === '/map/hexes/1/cities/0/name/name')).toMatchObject({
    severity: 'warning',
    code: 'text/no-glyph',
    message: 'No font has "\ue001" (U+E001), so an empty box is printed instead.',
    hint: expect.stringContaining('fonts/'),
  });
});

test('reports nothing if fonts have all characters', async () => {
  const { companies: _, privates: __, ...rest } = game;
  const map = { hexes: [{ ...city('Huế ① 서울'), hexes: ['A1'] }] };
  expect(await remarks({ ...rest, map }, await allFonts())).toEqual([]);
});

test('reports every special character if there are no fallback fonts', async () => {
  const found = await remarks(
    { info: { title: 'T', currency: 'ℳ#' }, privates: game.privates },
    await bundledFonts(),
  );
  expect(found.map(({ pointer }) => pointer)).toContain('/info/currency');
});

test('reports a character that is not in the file for the whole file', () => {
  const found = fallbackDiagnostics(new Map([['x\u0304', {}]]), () => ({ info: { title: 'T' } }));
  expect(found).toMatchObject([{ pointer: '', message: expect.stringContaining('(U+0078 U+0304)') }]);
});

test('shows why a font could not be loaded as the hint, once for all letters with the same reason', () => {
  const none = { reason: 'You are offline.' };
  const found = fallbackDiagnostics(
    new Map([
      ['東', none],
      ['京', none],
    ]),
    () => ({ info: { title: '東京' } }),
  );
  expect(found).toMatchObject([
    {
      pointer: '/info/title',
      message: 'No font has "東" (U+6771), "京" (U+4EAC), so an empty box is printed instead.',
      hint: 'You are offline.',
    },
  ]);
});

test('warns about a font of this machine, and names it', () => {
  const face = { source: { from: 'machine', file: '/fonts/Rare.ttf' } } as Face;
  expect(fallbackDiagnostics(new Map([['ꟻ', { face }]]), () => 'ꟻ')).toMatchObject([
    { code: 'text/machine-font', message: expect.stringContaining('/fonts/Rare.ttf') },
  ]);
});

test('does not report a letter whose font is still loading', async () => {
  const { find } = fallbackFiles();
  const late = withFallback((await fontsOnDemand()).fonts, async (...search) => {
    await new Promise((resume) => setTimeout(resume, 5));
    return searchWith(find)(...search);
  });
  expect(await remarks({ info: { title: '東京' }, map: game.map }, late)).toMatchObject([
    { pointer: '/map/hexes/1/cities/0/name/name' },
  ]);
});
