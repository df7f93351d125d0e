import type { Glyph, Shaped } from '@platelayer/scene';
import { hex4 } from './syntax.ts';

/** Glyphs that one instruction shows, because they stand equally high. */
export interface GlyphRun {
  /** Height above the baseline, as a fraction of the size. */
  readonly rise: number;
  readonly show: string;
  readonly span?: Span;
}

/** Glyphs that a reader cannot read by themselves, and what they say. */
export interface Span {
  readonly text: string;
}

/**
 * The instructions that show shaped glyphs, whatever their size. The font moves on by each glyph's own width;
 * where kerning or a mark wants something else, the difference stands between the glyphs, in thousandths.
 */
export const glyphRuns = (
  { glyphs }: Shaped,
  widthOf: (glyph: number) => number,
  spans: readonly (Span | undefined)[] = [],
): readonly GlyphRun[] => {
  const runs: GlyphRun[] = [];
  let [wanted, reached] = [0, 0];
  let items = '';
  let codes = '';
  const endCodes = () => {
    if (codes) items += `<${codes}>`;
    codes = '';
  };
  glyphs.forEach(({ id, advance, dx, dy }, i) => {
    // What rounding leaves over is carried on, so that it never adds up.
    const back = Math.round(reached - (wanted + dx * 1000));
    if (back !== 0) {
      endCodes();
      items += back;
    }
    codes += hex4(id);
    reached += widthOf(id) - back;
    wanted += advance * 1000;
    const span = spans[i];
    if (glyphs[i + 1]?.dy === dy && spans[i + 1] === span) return;
    endCodes();
    runs.push({ rise: 0 - dy, show: `[${items}]TJ`, ...(span ? { span } : {}) });
    items = '';
  });
  return runs;
};

/** Which characters each glyph of a font stands for, as the file tells its readers. */
export type GlyphTexts = Map<number, string>;

/**
 * Adds what the glyphs stand for. False if the table cannot hold it: a glyph that already stands for something
 * else, several glyphs for one character, or the box for a missing one. The text must then be written beside them.
 */
export const addGlyphTexts = (texts: GlyphTexts, glyphs: readonly Glyph[]): boolean => {
  let complete = true;
  glyphs.forEach(({ id, text }, i) => {
    const alone = text !== '' && glyphs[i + 1]?.text !== '';
    // Whoever searches types a plain space.
    const searched = text.replaceAll('\u00a0', ' ');
    if (id !== MISSING_GLYPH && alone && !texts.has(id)) texts.set(id, searched);
    complete &&= id !== MISSING_GLYPH && alone && texts.get(id) === searched;
  });
  return complete;
};

/**
 * A text that runs from right to left: its letters, with a span for each that the table cannot hold, and the dots and marks on them. Readers
 * turn letters round, and would turn round a text that is written beside all of them; dots between them would pass for gaps.
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
      // A mark stands before its letter, and takes no room.
      if (glyph.advance === 0 && glyph !== glyphs[end - 1]) {
        marks.push({ ...glyph, dx: pen + glyph.dx });
        // For readers that see text in decoration.
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
