import type { Glyph, Shaped } from '@platelayer/scene';
import { hex4 } from './syntax.ts';

/** Glyphs at the same height, shown by one instruction. */
export interface GlyphRun {
  /** Height above the baseline, as a fraction of the size. */
  readonly rise: number;
  readonly show: string;
  readonly span?: Span;
}

/** Glyphs that a reader cannot map to text, and the text they show. */
export interface Span {
  readonly text: string;
}

/**
 * Instructions that show shaped glyphs at any size. The font advances by each glyph's width. Where kerning or a mark
 * needs a different advance, the instruction has the difference between the glyphs, in thousandths.
 */
export const glyphRuns = (
  { glyphs }: Shaped,
  widthOf: (glyph: number) => number,
  spans: readonly (Span | undefined)[] = [],
): readonly GlyphRun[] => {
  const runs: GlyphRun[] = [];
  let [target, reached] = [0, 0];
  let items = '';
  let codes = '';
  const endCodes = () => {
    if (codes) items += `<${codes}>`;
    codes = '';
  };
  glyphs.forEach(({ id, advance, dx, dy }, i) => {
    // The rounding error is carried over, so that errors do not add up.
    const back = Math.round(reached - (target + dx * 1000));
    if (back !== 0) {
      endCodes();
      items += back;
    }
    codes += hex4(id);
    reached += widthOf(id) - back;
    target += advance * 1000;
    const span = spans[i];
    if (glyphs[i + 1]?.dy === dy && spans[i + 1] === span) return;
    endCodes();
    runs.push({ rise: 0 - dy, show: `[${items}]TJ`, ...(span ? { span } : {}) });
    items = '';
  });
  return runs;
};

/** The characters of each glyph in a font, as the file lists them for readers. */
export type GlyphTexts = Map<number, string>;

/**
 * Adds the characters of glyphs. Returns false if the table cannot hold them: a glyph that already has other
 * characters, several glyphs for one character, or the box of a missing one. The text must then be written next to the
 * glyphs.
 */
export const addGlyphTexts = (texts: GlyphTexts, glyphs: readonly Glyph[]): boolean => {
  let complete = true;
  glyphs.forEach(({ id, text }, i) => {
    const alone = text !== '' && glyphs[i + 1]?.text !== '';
    // People type a plain space when they search.
    const searched = text.replaceAll('\u00a0', ' ');
    if (id !== MISSING_GLYPH && alone && !texts.has(id)) texts.set(id, searched);
    complete &&= id !== MISSING_GLYPH && alone && texts.get(id) === searched;
  });
  return complete;
};

/**
 * Splits right-to-left text into its letters, with a span for each that the table cannot hold, and their dots and
 * marks. Readers reverse letters, and would reverse a text written next to all of them. They would mistake dots between
 * letters for gaps.
 */
export const separateMarks = (texts: GlyphTexts, glyphs: readonly Glyph[]) => {
  const letters: Glyph[] = [];
  const marks: Glyph[] = [];
  const spans: (Span | undefined)[] = [];
  let pen = 0;
  let start = 0;
  while (start < glyphs.length) {
    const next = glyphs.findIndex(({ text }, i) => i > start && text !== '');
    const end = next < 0 ? glyphs.length : next;
    const { text } = glyphs[start]!;
    const own: Glyph[] = [];
    for (const glyph of glyphs.slice(start, end)) {
      // A mark comes before its letter and does not advance.
      if (glyph.advance === 0 && glyph !== glyphs[end - 1]) {
        marks.push({ ...glyph, dx: pen + glyph.dx });
        // For readers that extract text from decoration.
        if (!texts.has(glyph.id)) texts.set(glyph.id, ZERO_WIDTH_SPACE);
      } else own.push({ ...glyph, text: own.length === 0 ? text : '' });
      pen += glyph.advance;
    }
    const span = addGlyphTexts(texts, own) ? undefined : { text };
    letters.push(...own);
    spans.push(...own.map(() => span));
    start = end;
  }
  return { letters: { glyphs: letters, width: pen }, spans, marks: { glyphs: marks, width: 0 } };
};

const MISSING_GLYPH = 0;
const ZERO_WIDTH_SPACE = '\u200b';
