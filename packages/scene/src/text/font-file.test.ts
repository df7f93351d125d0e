import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { customFace } from './font-file.ts';
import { joinFonts } from './fonts.ts';
import { loadFonts } from './harfbuzz.ts';
import { layOutLine } from './line.ts';

const require = createRequire(import.meta.url);
const yrsa = new Uint8Array(
  await readFile(require.resolve('@expo-google-fonts/yrsa/700Bold/Yrsa_700Bold.ttf')),
);

const faceOf = (file: string) => {
  const face = customFace(file, yrsa);
  if ('fault' in face) throw new Error(face.fault);
  return face;
};
const joined = async (...files: readonly string[]) =>
  joinFonts(await loadFonts(files.map(faceOf), async () => yrsa), await bundledFonts());

describe('a user’s own font', () => {
  test.each([
    ['Nib.ttf', 'Nib', 400, 'normal'],
    ['Nib-Bold.ttf', 'Nib', 700, 'normal'],
    ['text/Nib-BoldItalic.otf', 'Nib', 700, 'italic'],
    ['Nib-Oblique.ttf', 'Nib', 400, 'italic'],
    ['Old Nib-Regular.ttf', 'Old Nib', 400, 'normal'],
    ['Nib-Script.ttf', 'Nib-Script', 400, 'normal'],
    ['Nib-.ttf', 'Nib-', 400, 'normal'],
  ])('%s has the family, weight and slant of its name', (file, family, weight, slant) => {
    expect(customFace(file, yrsa)).toMatchObject({ family, weight, slant });
  });

  test('has a name for style sheets that no bundled face has, whatever its file name', () => {
    expect(customFace('Lato.ttf', yrsa)).toMatchObject({ typeface: 'Own Lato' });
    expect(customFace(`x'; } "<`, yrsa)).toMatchObject({ typeface: 'Own x' });
  });

  test('has the line metrics of its file', () => {
    const { ascent, descent, lineHeight } = faceOf('Nib.ttf');
    expect([ascent, descent, lineHeight]).toEqual([
      expect.closeTo(0.727),
      expect.closeTo(0.273),
      expect.closeTo(1.218),
    ]);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('no font at all')],
    ['a web font', new TextEncoder().encode('wOF2 and so on')],
    ['half a font', yrsa.subarray(0, 20_000)],
    ['only a beginning', yrsa.subarray(0, 100)],
    ['a font without widths', withTable('hmtx', (view, entry) => view.setUint32(entry + 12, 8))],
    [
      'a font whose outlines lie elsewhere',
      withTable('loca', (view, entry) => view.setUint16(view.getUint32(entry + 8) + 40, 0xffff)),
    ],
  ])('is refused where it is %s', (_, bytes) => {
    expect(customFace('Nib.ttf', bytes)).toEqual({ fault: expect.any(String) });
  });
});

describe('joined own and bundled faces', () => {
  test('use the own face for a family and the bundled one for a role', async () => {
    const fonts = await joined('Nib.ttf', 'Nib-Bold.ttf');
    expect(fonts.match({ family: 'Nib', weight: 'bold' }).id).toBe('own Nib-Bold');
    expect(fonts.match({ family: 'Nib', weight: 400 }).id).toBe('own Nib');
    expect(fonts.match({}).id).toBe('display-bold');
    expect(fonts.match({ family: 'Elsewhere' }).id).toBe('display-bold');
  });

  test('use the own face for a role if a file has its name', async () => {
    expect((await joined('display.ttf')).match({}).id).toBe('own display');
  });

  test('set a word in the fallback if the own face lacks one of its letters', async () => {
    const { runs } = layOutLine(await joined('Nib.ttf'), 'Ab Жж', { family: 'Nib', size: 10 });
    expect(runs.map(({ face }) => face)).toEqual(['own Nib', 'fallback']);
  });
});

function withTable(tag: string, change: (view: DataView, entry: number) => void): Uint8Array {
  const damaged = yrsa.slice();
  const view = new DataView(damaged.buffer);
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16)
    if (String.fromCharCode(...damaged.subarray(entry, entry + 4)) === tag) change(view, entry);
  return damaged;
}
