import type { Glyph, Shaped } from '@platelayer/scene';
import { hex4 } from './syntax.ts';

/** Glyphs that one instruction shows, because they stand equally high. */
export interface GlyphRun {
  /** Height above the baseline, as a fraction of the size. */
  readonly rise: number;
  readonly show: string;
}

/**
 * The instructions that show shaped glyphs, whatever their size. The font moves on by each glyph's own width;
 * where kerning or a mark wants something else, the difference stands between the glyphs, in thousandths.
 */
export const glyphRuns = ({ glyphs }: Shaped, widthOf: (glyph: number) => number): readonly GlyphRun[] => {
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
    if (glyphs[i + 1]?.dy === dy) return;
    endCodes();
    runs.push({ rise: 0 - dy, show: `[${items}]TJ` });
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

const MISSING_GLYPH = 0;
