import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { codePointsOf } from './cmap.ts';
import { customFace, tablesOf } from './font-file.ts';
import { loadFonts } from './harfbuzz.ts';
import { cmapOfWoff, unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const read = (file: string) => new Uint8Array(readFileSync(require.resolve(file)));

const emoji = read('@fontsource/noto-emoji/files/noto-emoji-3-700-normal.woff');
const kana = read('@fontsource/noto-sans-jp/files/noto-sans-jp-119-400-normal.woff');

/** The code points that HarfBuzz finds in a font, in the planes that have characters. */
const foundByHarfBuzz = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const face = customFace('Nib.ttf', bytes);
  if ('fault' in face) throw new Error(face.fault);
  const fonts = await loadFonts([face], async () => bytes);
  return Array.from({ length: 0x30000 }, (_, point) => point).filter(
    (point) => !(point >= 0xd800 && point < 0xe000) && fonts.covers(face, String.fromCodePoint(point)),
  );
};

describe('the characters of a font', () => {
  test.each([
    ['a TTF file', read('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')],
    ['emoji, beyond the basic plane', unpackWoff(emoji)],
    ['a slice of Japanese', unpackWoff(kana)],
  ])('are those that HarfBuzz finds: %s', async (_, bytes) => {
    const points = codePointsOf(tablesOf(bytes).get('cmap')!);
    expect([...points].sort((one, other) => one - other)).toEqual(await foundByHarfBuzz(bytes));
  });

  test('can be read without unpacking the rest of a web font', () => {
    expect(codePointsOf(cmapOfWoff(kana))).toEqual(codePointsOf(tablesOf(unpackWoff(kana)).get('cmap')!));
  });

  test('are empty for a damaged table', () => {
    const cmap = cmapOfWoff(kana);
    expect(codePointsOf(new DataView(cmap.buffer, cmap.byteOffset, 10)).size).toBe(0);
    expect(codePointsOf(new DataView(new ArrayBuffer(0))).size).toBe(0);
  });
});

test('rejects a file that is not a web font', () => {
  expect(() => unpackWoff(new TextEncoder().encode('no font at all'))).toThrow('not a WOFF');
});
