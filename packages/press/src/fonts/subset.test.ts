import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FaceFile, loadFonts } from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
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

/** The subset opened again: what it can write, and how. */
const reopened = async (request: SubsetRequest) => {
  const fonts = await loadFonts([FACE], async () => subsetter.subset(font, request));
  const face = fonts.face('part');
  return { ...fonts, face, shape: (text: string) => fonts.shape(text, face) };
};

const whole = async (text: string) => {
  const fonts = await bundledFonts();
  return fonts.shape(text, fonts.match({ family: 'sans-serif', weight: 400 }));
};

describe('a subset', () => {
  test('writes the text it was made for and nothing else', async () => {
    const part = await reopened({ text: 'Ta', layout: true });
    expect(part.covers(part.face, 'T')).toBe(true);
    expect(part.covers(part.face, 'b')).toBe(false);
  });

  test('is much smaller than the font', () =>
    expect(subsetter.subset(font, { text: 'Ta', layout: true }).length).toBeLessThan(font.length / 10));

  test('still kerns where its layout is kept', async () =>
    expect((await reopened({ text: 'Ta', layout: true })).shape('Ta').width).toBeCloseTo(
      (await whole('Ta')).width,
      6,
    ));

  test('no longer kerns without layout', async () =>
    expect((await reopened({ text: 'Ta', layout: false })).shape('Ta').width).toBeGreaterThan(
      (await whole('Ta')).width + 0.01,
    ));

  test('keeps the numbers of its glyphs where asked to', async () => {
    const { id } = (await whole('z')).glyphs[0]!;
    const part = await reopened({ glyphs: [id], retainGlyphIds: true, layout: false });
    const fonts = await bundledFonts();
    const face = fonts.match({ family: 'sans-serif', weight: 400 });
    expect(part.outline(part.face, id)).toEqual(fonts.outline(face, id));
  });

  test('numbers its glyphs anew otherwise', async () =>
    expect((await reopened({ text: 'z', layout: false })).shape('z').glyphs[0]!.id).toBe(1));

  test('is the same every time, and leaves no trace in memory that would change it', () => {
    const request = { text: 'Grand Junction', retainGlyphIds: true, layout: false };
    const first = subsetter.subset(font, request);
    for (let i = 0; i < 50; i++) subsetter.subset(font, { text: String(i), layout: true });
    expect(subsetter.subset(font, request)).toEqual(first);
  });

  test('of a font that is too damaged for it is the whole font', () => {
    const damaged = new TextEncoder().encode(`OTTO${'?'.repeat(200)}`);
    expect(subsetter.subset(damaged, { text: 'a', layout: false })).toBe(damaged);
  });

  test('of something that is no font is refused', () =>
    expect(() => subsetter.subset(new Uint8Array([1, 2, 3]), { text: 'a', layout: false })).toThrow(
      'HarfBuzz',
    ));
});
