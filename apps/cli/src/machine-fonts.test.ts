import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawWhenLoaded, layOutLine, searchWith, withFallback } from '@platelayer/scene';
import { afterAll, expect, test } from 'vitest';
import { fontsOnDemand } from '../../../scripts/testing/fonts.ts';
import { findOnMachine } from './machine-fonts.ts';

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'platelayer-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, file: string) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  cpSync(require.resolve(file), path);
  return path;
};

const bitter = put('deep/Plain-Regular.ttf', '@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf');
const bold = put('deep/Plain-Bold.ttf', '@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf');
put('Aslant-Italic.ttf', '@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf');
put('Latin.ttf', '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf');
writeFileSync(join(folder, 'Broken.ttf'), 'no font at all');

const pathsFor = async (character: string, weight: 400 | 700) => {
  const paths: string[] = [];
  for await (const { file } of findOnMachine([folder, join(folder, 'missing')])(character, weight))
    paths.push(file.source!.file);
  return paths;
};

test('finds fonts of the machine that have a character, plain fonts of the right weight first', async () => {
  expect((await pathsFor('Ж', 400))[0]).toBe(bitter);
  expect((await pathsFor('Ж', 700))[0]).toBe(bold);
  expect(await pathsFor('Ж', 400)).toHaveLength(3);
});

test('finds no font for private-use characters, whatever fonts contain them', async () => {
  expect(await pathsFor('東', 400)).toEqual([]);
  expect(await pathsFor('\ue000', 400)).toEqual([]);
});

test('text is set in such a font, and the face names its file', async () => {
  // ҕ is in Bitter but not in Source Sans, the fallback for Lato.
  const fonts = withFallback((await fontsOnDemand()).fonts, searchWith(findOnMachine([folder])));
  const { runs } = await drawWhenLoaded([fonts], () =>
    layOutLine(fonts, 'Aҕ', { family: 'sans-serif', weight: 400, size: 10 }),
  );
  expect(fonts.face(runs[1]!.face).source).toEqual({ from: 'machine', file: bitter });
});
