import { describe, expect, test } from 'vitest';
import { allFonts } from '../../../../scripts/testing/fallback.ts';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { drawWhenLoaded } from '../lazy-loading.ts';
import { bidi } from './bidi.ts';
import { block, startsAtRight, wrap } from './block.ts';
import { cutLine } from './fit.ts';
import type { Fonts } from './fonts.ts';
import { cleanText, layOutLine, lineWidth } from './line.ts';

const sans = { family: 'sans-serif', weight: 400, size: 10 } as const;
const fonts = await allFonts();

const loaded = <T>(draw: () => T): Promise<T> => drawWhenLoaded([fonts], draw);

/** The runs of a line from left to right. */
const runs = async (content: string) => (await loaded(() => layOutLine(fonts, content, sans))).runs;
const texts = async (content: string) => (await runs(content)).map(({ text }) => text);

const glyphs = async (content: string) =>
  (await runs(content)).flatMap((run) => fonts.shape(run.text, fonts.face(run.face)).glyphs);

describe('bidirectional order (UAX 9)', () => {
  const order = (line: string) => bidi.order(line).map(({ text }) => text);

  test.each([
    ['Hebrew in English', 'to חיפה now', ['to ', 'חיפה', ' now']],
    ['two words are one stretch', 'to תל אביב now', ['to ', 'תל אביב', ' now']],
    ['English in Hebrew', 'אל Haifa היום', [' היום', 'Haifa', 'אל ']],
    ['figures run from left to right', 'קו 18 חדש', [' חדש', '18', 'קו ']],
    ['signs of money stay with their figures', 'מחיר ₪40', ['₪40', 'מחיר ']],
    ['Arabic figures as well', 'سنة ١٩٠٥', ['١٩٠٥', 'سنة ']],
    ['Persian figures as well', 'سال ۱۳۰۶', ['۱۳۰۶', 'سال ']],
    ['brackets go with what they enclose', 'Haifa (חיפה)', ['Haifa (', 'חיפה', ')']],
    ['pictures count as signs', 'a א 🚂 ב', ['a ', 'א 🚂 ב']],
    ['letters beyond the basic plane', 'a 𞤀𞤁 b', ['a ', '𞤀𞤁', ' b']],
    ['marks say how signs run, and are gone', 'a\u200f!\u200f b', ['a', '!', ' b']],
    ['isolated parts', 'א \u2066a b\u2069 ב', [' ב', 'a b', 'א ']],
  ])('%s', (_, line, expected) => {
    expect(order(line)).toEqual(expected);
  });

  test('takes the direction of a paragraph from its first letter', () => {
    expect(['18 קו', '🚂 קו', 'قطار', 'a קו', '18', ''].map(bidi.startsAtRight)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('one line', () => {
  test('has right-to-left runs that start and end with a letter, and mirrored signs next to them', async () => {
    expect(await texts('(קו 18), "חדש".')).toEqual(['."', 'חדש', '" ,(', '18', ' ', 'קו', ')']);
  });

  test('has glyphs from left to right', async () => {
    expect((await glyphs('חיפה')).map(({ text }) => text)).toEqual([...'הפיח']);
    expect((await glyphs('۱۲۳')).map(({ text }) => text)).toEqual([...'۱۲۳']);
  });

  test('joins letters, which have different shapes than alone, in one face', async () => {
    const content = 'سكة حديد';
    expect((await runs(content)).map(({ face }) => face)).toEqual(['noto-sans-arabic-arabic-400']);
    const alone = await Promise.all(['س', 'ك', 'ة'].map(async (letter) => (await glyphs(letter)).at(-1)?.id));
    const joined = (await glyphs('سكة')).map(({ id }) => id);
    for (const id of alone) expect(joined).not.toContain(id);
  });

  test('has all letters of a word in one face, even if another face has some of them', async () => {
    // Noto Sans Math has some Arabic letters but cannot join them.
    for (const content of ['پست', 'ٹرین', 'گاڑی', 'شركة'])
      expect((await runs(content)).map(({ face }) => face)).toEqual(['noto-sans-arabic-arabic-400']);
  });

  test('forms clusters of Devanagari', async () => {
    const cluster = await glyphs('क्ष');
    expect(cluster.map(({ text }) => text)).toEqual(['क्ष']);
  });

  test('keeps a zero-width mark that separates letters and drops it elsewhere', async () => {
    expect(await texts('می\u200cخواهم')).toEqual(['می\u200cخواهم']);
    const width = (content: string) => lineWidth(fonts, content, sans);
    expect(width('می\u200cخواهم')).not.toBeCloseTo(width('میخواهم'), 1);
    expect(cleanText('a\u200cb\u200d\u200e\u202ac')).toBe('abc');
    expect(cleanText('क्\u200dष')).toBe('क्\u200dष');
  });

  test('is as wide as its runs, whatever their order', async () => {
    const content = 'קו 18 to Haifa (חיפה).';
    const line = await loaded(() => layOutLine(fonts, content, sans));
    expect(line.width).toBeCloseTo(lineWidth(fonts, content, sans), 9);
  });

  test('does not load the algorithm for left-to-right text', async () => {
    const bundled = await bundledFonts();
    const plain: Fonts = {
      ...bundled,
      bidi: () => {
        throw new Error('Nothing runs from right to left.');
      },
    };
    expect(layOutLine(plain, 'To Łódź – Ферма (18)', sans).runs.length).toBeGreaterThan(0);
    expect(wrap(plain, 'To Łódź – Ферма (18)', sans, 20).length).toBeGreaterThan(1);
  });
});

describe('several lines', () => {
  const shown = (lines: readonly string[]) =>
    Promise.all(lines.map(async (line) => (await texts(line)).join('|')));

  test('break in reading order, and each runs in the direction of the paragraph', async () => {
    const lines = await loaded(() => wrap(fonts, 'קו חדש to Haifa, היום', sans, 45));
    expect(lines.map((line) => line.replace('\u200f', ''))).toEqual(['קו חדש to', 'Haifa,', 'היום']);
    expect(await shown(lines)).toEqual(['to| |קו חדש', ',|Haifa', 'היום']);
    const english = await loaded(() => wrap(fonts, 'A line to קו, חדש!', sans, 30));
    expect(await shown(english.slice(-1))).toEqual(['חדש|!']);
  });

  test('are never wider than their space', async () => {
    const content = 'בעל החברה רשאי להניח תחנה אחת נוספת (₪40 במקום ₪80) ב-Haifa פעם אחת';
    for (const width of [40, 80, 120]) {
      const set = await loaded(() => block(fonts, content, 0, 0, { ...sans, width, align: 'right' }));
      expect(set.width).toBeLessThanOrEqual(width + 0.001);
      expect(Math.max(...set.node.runs.map((run) => run.x + run.width))).toBeCloseTo(width, 6);
    }
  });

  test('break after a maqaf', async () => {
    expect(await loaded(() => wrap(fonts, 'תל־אביב', sans, 1))).toEqual(['תל־', 'אביב']);
  });

  test('are cut at their end, with the ellipsis on the left', async () => {
    const cut = await loaded(() => cutLine(fonts, 'בעל החברה רשאי', sans, 40));
    expect(cut).toMatch(/^בעל.*…$/);
    expect((await texts(cut))[0]).toBe('…');
  });

  test('start at the right only if the paragraph starts with such a letter', async () => {
    expect(await loaded(() => startsAtRight(fonts, '18 קווים'))).toBe(true);
    expect(await loaded(() => startsAtRight(fonts, 'A קו'))).toBe(false);
  });
});
