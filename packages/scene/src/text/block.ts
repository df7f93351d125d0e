import type { Color } from '../color.ts';
import type { Stroke, Text } from '../node.ts';
import { hasRightToLeft } from './direction.ts';
import type { TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';
import { cleanText, layOutLine, lineWidth } from './line.ts';
import { BASELINES, placeLines } from './text.ts';

export interface BlockOptions extends TypeStyle {
  readonly width: number;
  /** Height of each line box, in units; the face's own where absent. */
  readonly lineHeight?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

export interface TextBlock {
  readonly node: Text;
  readonly lines: readonly string[];
  /** Of all line boxes together. */
  readonly height: number;
  /** Of the longest line; more than the width asked for where a single word is too long. */
  readonly width: number;
}

const ALIGNMENTS = { left: 0, center: 0.5, right: 1 } as const;

/** Text wrapped into line boxes that follow each other without gap, from the top left corner of the block (50.1.5). */
export const block = (
  fonts: Fonts,
  content: string,
  x: number,
  y: number,
  options: BlockOptions,
): TextBlock => stackLines(fonts, wrap(fonts, content, options, options.width), x, y, options);

/** The block of lines that have been broken already. */
export const stackLines = (
  fonts: Fonts,
  lines: readonly string[],
  x: number,
  y: number,
  options: BlockOptions,
): TextBlock => {
  const { size, width, align = 'left' } = options;
  const face = fonts.match(options);
  const lineHeight = options.lineHeight ?? face.lineHeight * size;
  const set = lines.map((content) => layOutLine(fonts, content, options));
  const placed = set.map((line, i) => ({
    line,
    x: x + ALIGNMENTS[align] * (width - line.width),
    y: y + (i + 0.5) * lineHeight + BASELINES.central(face) * size,
  }));
  return {
    node: placeLines(placed, options),
    lines,
    height: lines.length * lineHeight,
    width: Math.max(0, ...set.map((line) => line.width)),
  };
};

/** After a space, and after a hyphen or a dash before a letter. */
const BREAK = /(?<= )|(?<=\S[-\u2010\u2013\u2014\u05be])(?=\p{L})/u;

/** Characters between which lines of Chinese and Japanese break, since there are no spaces. */
const IDEOGRAPH = '[\\p{sc=Han}\\u3000-\\u30ff\\uff01-\\uff60]';
/** Closing signs, marks, signs of repetition and small kana begin no line, opening signs end none. */
const NO_START = '[\\p{Pe}\\p{Pf}\\p{Po}\\p{Lm}\\p{M} ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]';
const NO_END = '[\\p{Ps}\\p{Pi}]';
const IDEOGRAPHS = new RegExp(IDEOGRAPH, 'u');
const BREAK_IDEOGRAPHS = new RegExp(
  `${BREAK.source}|(?<=${IDEOGRAPH}|\\S(?=${IDEOGRAPH}))(?<!${NO_END})(?!${NO_START})`,
  'u',
);

/**
 * Breaks at spaces, after hyphens and dashes between letters, and between ideographs; white space counts as one space; a word
 * longer than the line sticks out (50.1.5).
 */
export const wrap = (fonts: Fonts, content: string, style: TypeStyle, width: number): readonly string[] =>
  hasRightToLeft(content)
    ? breakLines(fonts, content, style, width).map((line) => keepDirection(fonts, line, content))
    : breakLines(fonts, content, style, width);

/** The lines of `wrap`, each no more than a part of the text. */
export const breakLines = (
  fonts: Fonts,
  content: string,
  style: TypeStyle,
  width: number,
): readonly string[] => {
  const most = width + 1e-6;
  const join = joinWidth(style);
  const lines: string[] = [];
  let line = '';
  /** Of the pieces of the line, each for itself, and how many there are. */
  let [sum, count] = [0, 0];
  const isTooLong = (piece: string): boolean => {
    if (sum + count * join.least > most) return true;
    if (sum + count * join.most <= most) return false;
    return lineWidth(fonts, (line + piece).trimEnd(), style) > most;
  };
  const text = cleanText(content);
  for (const piece of text.split(IDEOGRAPHS.test(text) ? BREAK_IDEOGRAPHS : BREAK)) {
    const own = lineWidth(fonts, piece.trimEnd(), style);
    sum += own;
    if (line !== '' && isTooLong(piece)) {
      lines.push(line.trimEnd());
      line = '';
      [sum, count] = [own, 0];
    }
    line += piece;
    count++;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
};

/**
 * What a space and the kerning beside it may add between two pieces of a line. Pieces are words that come again and again; a line
 * is measured as a whole only where that decides.
 */
const joinWidth = ({ size, tracking = 0 }: TypeStyle) => ({
  least: -0.2 * size + Math.min(0, tracking),
  most: 0.8 * size + Math.max(0, tracking),
});

/** Marks without width that count as letters. */
const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT_MARK = '\u200f';

/** A line that runs as its paragraph does, whatever it begins with itself. */
export const keepDirection = (fonts: Fonts, line: string, paragraph: string): string => {
  const fromRight = startsAtRight(fonts, paragraph);
  if (startsAtRight(fonts, line) === fromRight) return line;
  return (fromRight ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + line;
};

/** Whether the lines of a paragraph begin at the right: its first letter says so. */
export const startsAtRight = (fonts: Fonts, paragraph: string): boolean =>
  hasRightToLeft(paragraph) && fonts.bidi()?.startsAtRight(paragraph) === true;
