import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { libraryWith } from '@platelayer/library';
import { toPdf, toSvg } from '@platelayer/press';
import { text } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { press, testFonts } from '../testing/drawings.ts';
import { fontsWith, noAssets } from './assets.ts';
import { readGameFolder } from './game-folder.ts';

const require = createRequire(import.meta.url);
const file = '@expo-google-fonts/yrsa/700Bold/Yrsa_700Bold.ttf';
const { folder } = await readGameFolder(
  new Map([
    ['a.json', new TextEncoder().encode('{"info":{"title":"T"}}')],
    ['fonts/Nib-Bold.ttf', new Uint8Array(await readFile(require.resolve(file)))],
  ]),
);

test('a game without fonts uses the bundled ones', async () => {
  expect(await fontsWith(noAssets, testFonts)).toBe(testFonts);
});

test('a font of the game is available by its name, in addition to the bundled ones (10.18)', () => {
  const { fonts } = libraryWith(folder!.assets);
  expect(['Nib', 'serif', 'Nibb'].map((name) => fonts.has(name))).toEqual([true, true, false]);
});

test('a font of the game is used by its name and embedded in SVG and PDF', async () => {
  const own = await fontsWith(folder!.assets, testFonts);
  const lettering = text(own, 'Halt', 50, 50, { family: 'Nib', weight: 'bold', size: 20 });
  const page = { title: 'T', width: 100, height: 100, children: [lettering] };
  const svg = toSvg(page, { fonts: own, textMode: { embed: press.subsetter } });
  expect(svg).toContain('font-family="\'Own Nib\', sans-serif"');
  expect(svg).toContain('@font-face{font-family:&quot;Own Nib&quot;;font-weight:700');
  const pdf = await toPdf({ title: 'T', pages: [page] }, { ...press, fonts: own });
  expect(new TextDecoder('latin1').decode(pdf)).toContain('+Yrsa-Bold');
});
