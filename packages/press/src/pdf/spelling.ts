import type { Glyph, Shaped } from '@platelayer/scene';
import { hex4 } from './syntax.ts';

/** Glyphs that are shown by one instruction, because they stand equally high. */
export interface Piece {
  /** Height above the baseline, as a fraction of the size. */
  readonly rise: number;
  readonly show: string;
}

/**
 * The instructions that show shaped glyphs, whatever their size. The font moves on by each glyph's own width;
 * where kerning or a mark wants something else, the difference stands between the glyphs, in thousandths.
 */
export const spell = ({ glyphs }: Shaped, widthOf: (glyph: number) => number): readonly Piece[] => {
  const pieces: Piece[] = [];
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
    pieces.push({ rise: 0 - dy, show: `[${items}]TJ` });
    items = '';
  });
  return pieces;
};

/** Which characters a glyph of one font stands for, as a reader of the file is told. */
export type Spelling = Map<number, string>;

/**
 * Notes what the glyphs stand for. False if the table cannot say it: a glyph that already stands for something
 * else, several glyphs for one character, or the box for a missing one. The text must then be told beside them.
 */
export const noteSpelling = (spelling: Spelling, glyphs: readonly Glyph[]): boolean => {
  let complete = true;
  glyphs.forEach(({ id, text }, i) => {
    const alone = text !== '' && glyphs[i + 1]?.text !== '';
    // Whoever searches types a plain space.
    const meant = text.replaceAll('\u00a0', ' ');
    if (id !== MISSING && alone && !spelling.has(id)) spelling.set(id, meant);
    complete &&= id !== MISSING && alone && spelling.get(id) === meant;
  });
  return complete;
};

const MISSING = 0;
