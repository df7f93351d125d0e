import { expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { readFont } from './sfnt.ts';

test('widths are those the shaper measures before kerning', async () => {
  const fonts = await bundledFonts();
  for (const face of fonts.faces) {
    const { widthOf } = readFont(fonts.file(face));
    for (const letter of ['H', 'i', ' ', '8']) {
      const glyph = fonts.shape(letter, face).glyphs[0]!;
      expect(widthOf(glyph.id)).toBeCloseTo(glyph.advance * 1000, 6);
    }
  }
});

test('names are fit for PDF', async () => {
  const fonts = await bundledFonts();
  const { postScriptName } = readFont(
    fonts.file(fonts.match({ family: 'sans-serif', slant: 'italic', weight: 400 })),
  );
  expect(postScriptName).toBe('Lato-Italic');
});

test('italic letters lean to the right, which PDF counts as negative', async () => {
  const fonts = await bundledFonts();
  const italic = fonts.match({ family: 'sans-serif', slant: 'italic', weight: 400 });
  expect(readFont(fonts.file(italic)).italicAngle).toBeLessThan(0);
});

test('ascenders rise above the baseline and descenders fall below it', async () => {
  const fonts = await bundledFonts();
  for (const face of fonts.faces) {
    const { ascent, descent, box } = readFont(fonts.file(face));
    expect(ascent).toBeGreaterThan(600);
    expect(descent).toBeLessThan(0);
    expect(box[1]).toBeLessThan(box[3]);
  }
});
