import type { Glyph, Shaped } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { addGlyphTexts, type GlyphTexts, glyphRuns, separateMarks } from './glyph-runs.ts';

const glyph = (id: number, text: string, more: Partial<Glyph> = {}): Glyph => ({
  ...{ id, text, advance: 0.5, dx: 0, dy: 0 },
  ...more,
});

const shaped = (...glyphs: readonly Glyph[]): Shaped => ({ glyphs, width: 0 });

const halfWide = () => 500;

describe('showing glyphs', () => {
  test('without kerning is one string', () =>
    expect(glyphRuns(shaped(glyph(1, 'A'), glyph(0x2f, 'b')), halfWide)).toEqual([
      { rise: 0, show: '[<0001002F>]TJ' },
    ]));

  test('with kerning moves back by thousandths of the size', () =>
    expect(glyphRuns(shaped(glyph(1, 'A', { advance: 0.42 }), glyph(2, 'V')), halfWide)).toEqual([
      { rise: 0, show: '[<0001>80<0002>]TJ' },
    ]));

  test('with a shift moves one glyph and not those after it', () =>
    expect(glyphRuns(shaped(glyph(1, 'a'), glyph(2, 'b', { dx: 0.1 }), glyph(3, 'c')), halfWide)).toEqual([
      { rise: 0, show: '[<0001>-100<0002>100<0003>]TJ' },
    ]));

  test('shows a raised mark separately, above the baseline', () =>
    expect(glyphRuns(shaped(glyph(1, 'q'), glyph(2, '', { dy: -0.25 }), glyph(1, 'q')), halfWide)).toEqual([
      { rise: 0, show: '[<0001>]TJ' },
      { rise: 0.25, show: '[<0002>]TJ' },
      { rise: 0, show: '[<0001>]TJ' },
    ]));

  test('never accumulates rounding errors', () => {
    const glyphs = Array.from({ length: 100 }, () => glyph(1, 'i', { advance: 0.5004 }));
    const [piece] = glyphRuns(shaped(...glyphs), halfWide);
    const moved = [...piece!.show.matchAll(/>(-?\d+)</g)].reduce((sum, [, back]) => sum - Number(back), 0);
    expect(Math.abs(moved - 99 * 0.4)).toBeLessThanOrEqual(0.5);
  });
});

describe('the text of glyphs', () => {
  test('is recorded once per glyph, including ligatures', () => {
    const texts: GlyphTexts = new Map();
    expect(addGlyphTexts(texts, [glyph(7, 'o'), glyph(8, 'ffi'), glyph(7, 'o')])).toBe(true);
    expect([...texts]).toEqual([
      [7, 'o'],
      [8, 'ffi'],
    ]);
  });

  test('has a space for a no-break space', () => {
    const texts: GlyphTexts = new Map();
    expect(addGlyphTexts(texts, [glyph(3, ' '), glyph(3, '\u00a0')])).toBe(true);
  });

  test('is unknown if one glyph stands for two characters', () => {
    const texts: GlyphTexts = new Map([[5, 'A']]);
    expect(addGlyphTexts(texts, [glyph(5, '\u0391')])).toBe(false);
    expect(texts.get(5)).toBe('A');
  });

  test('is unknown if several glyphs stand for one character', () => {
    const texts: GlyphTexts = new Map();
    expect(addGlyphTexts(texts, [glyph(5, 'q\u0301'), glyph(6, '')])).toBe(false);
    expect(texts.has(5)).toBe(false);
  });

  test('is unknown for the box of a missing character', () =>
    expect(addGlyphTexts(new Map(), [glyph(0, '漢')])).toBe(false));
});

describe('right-to-left text', () => {
  const beh = [glyph(9, '\u0628', { advance: 0, dx: 0.2, dy: 0.1 }), glyph(4, '')];
  const teh = [glyph(8, '\u062a', { advance: 0, dx: 0.2, dy: -0.3 }), glyph(4, '')];

  test('maps its letters to characters and shows their dots afterwards', () => {
    const texts: GlyphTexts = new Map();
    const { letters, spans, marks } = separateMarks(texts, [...beh, glyph(5, '\u0627'), ...teh]);
    expect(letters.glyphs.map(({ id, text }) => [id, text])).toEqual([
      [4, '\u0628'],
      [5, '\u0627'],
      [4, '\u062a'],
    ]);
    // The same letter without dots cannot have both meanings.
    expect(spans).toEqual([undefined, undefined, { text: '\u062a' }]);
    expect(glyphRuns(marks, halfWide)).toEqual([
      { rise: -0.1, show: '[-200<0009>]TJ' },
      { rise: 0.3, show: '[-500<0008>]TJ' },
    ]);
  });

  test('shows a letter with a span separately', () => {
    const { letters, spans } = separateMarks(new Map(), [...beh, ...teh]);
    expect(glyphRuns(letters, halfWide, spans)).toEqual([
      { rise: 0, show: '[<0004>]TJ' },
      { rise: 0, show: '[<0004>]TJ', span: { text: '\u062a' } },
    ]);
  });
});
