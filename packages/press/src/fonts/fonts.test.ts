import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FaceFile, loadFonts } from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { readFont } from './sfnt.ts';
import { createSubsetter, type SubsetRequest, type Subsetter } from './subset.ts';

const require = createRequire(import.meta.url);

let subsetter: Subsetter;
let font: Uint8Array;

beforeAll(async () => {
  const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  subsetter = await createSubsetter(new Uint8Array(wasm));
  const fonts = await bundledFonts();
  font = fonts.file(fonts.match({ family: 'sans-serif', weight: 400 }));
});

const FACE: FaceFile = {
  ...{ id: 'part', family: 'display', weight: 400, slant: 'normal', typeface: 'Part' },
  ...{ ascent: 1, descent: 0.2, lineHeight: 1.2 },
};

/** The subset, opened as a font. */
const reopened = async (request: SubsetRequest) => {
  const fonts = await loadFonts([FACE], async () => subsetter.subset(font, request));
  const face = fonts.face('part');
  return { ...fonts, face, shape: (text: string) => fonts.shape(text, face) };
};

const shapeWhole = async (text: string) => {
  const fonts = await bundledFonts();
  return fonts.shape(text, fonts.match({ family: 'sans-serif', weight: 400 }));
};

describe('a subset', () => {
  test('can write its own text and nothing else', async () => {
    const part = await reopened({ text: 'Ta', layout: true });
    expect(part.covers(part.face, 'T')).toBe(true);
    expect(part.covers(part.face, 'b')).toBe(false);
  });

  test('is much smaller than the font', () =>
    expect(subsetter.subset(font, { text: 'Ta', layout: true }).length).toBeLessThan(font.length / 10));

  test('kerns with layout tables', async () =>
    expect((await reopened({ text: 'Ta', layout: true })).shape('Ta').width).toBeCloseTo(
      (await shapeWhole('Ta')).width,
      6,
    ));

  test('does not kern without layout tables', async () =>
    expect((await reopened({ text: 'Ta', layout: false })).shape('Ta').width).toBeGreaterThan(
      (await shapeWhole('Ta')).width + 0.01,
    ));

  test('keeps the glyph numbers on request', async () => {
    const { id } = (await shapeWhole('z')).glyphs[0]!;
    const part = await reopened({ glyphs: [id], retainGlyphIds: true, layout: false });
    const fonts = await bundledFonts();
    const face = fonts.match({ family: 'sans-serif', weight: 400 });
    expect(part.outline(part.face, id)).toEqual(fonts.outline(face, id));
  });

  test('renumbers its glyphs otherwise', async () =>
    expect((await reopened({ text: 'z', layout: false })).shape('z').glyphs[0]!.id).toBe(1));

  test('is the same every time, whatever was subset before', () => {
    const request = { text: 'Grand Junction', retainGlyphIds: true, layout: false };
    const first = subsetter.subset(font, request);
    for (let i = 0; i < 50; i++) subsetter.subset(font, { text: String(i), layout: true });
    expect(subsetter.subset(font, request)).toEqual(first);
  });

  test('of a damaged font is the shapeWhole font', () => {
    const damaged = new TextEncoder().encode(`OTTO${'?'.repeat(200)}`);
    expect(subsetter.subset(damaged, { text: 'a', layout: false })).toBe(damaged);
  });

  test('of a file that is not a font throws', () =>
    expect(() => subsetter.subset(new Uint8Array([1, 2, 3]), { text: 'a', layout: false })).toThrow(
      'HarfBuzz',
    ));
});

describe('readFont', () => {
  test('reads the widths that the shaper measures before kerning', async () => {
    const fonts = await bundledFonts();
    for (const face of fonts.faces) {
      const { widthOf } = readFont(fonts.file(face));
      for (const letter of ['H', 'i', ' ', '8']) {
        const glyph = fonts.shape(letter, face).glyphs[0]!;
        expect(widthOf(glyph.id)).toBeCloseTo(glyph.advance * 1000, 6);
      }
    }
  });

  test('reads a name that PDF allows', async () => {
    const fonts = await bundledFonts();
    const { postScriptName } = readFont(
      fonts.file(fonts.match({ family: 'sans-serif', slant: 'italic', weight: 400 })),
    );
    expect(postScriptName).toBe('Lato-Italic');
  });

  test('reads a negative angle for italic letters, which lean to the right', async () => {
    const fonts = await bundledFonts();
    const italic = fonts.match({ family: 'sans-serif', slant: 'italic', weight: 400 });
    expect(readFont(fonts.file(italic)).italicAngle).toBeLessThan(0);
  });

  test('reads ascenders above the baseline and descenders below it', async () => {
    const fonts = await bundledFonts();
    for (const face of fonts.faces) {
      const { ascent, descent, box } = readFont(fonts.file(face));
      expect(ascent).toBeGreaterThan(600);
      expect(descent).toBeLessThan(0);
      expect(box[1]).toBeLessThan(box[3]);
    }
  });
});
