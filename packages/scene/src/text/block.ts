import type { Color } from '../color.ts';
import type { Stroke, Text } from '../node.ts';
import { hasRightToLeft } from './direction.ts';
import type { TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';
import { cleanText, layOutLine, lineWidth } from './line.ts';
import { BASELINES, placeLines } from './text.ts';

export interface BlockOptions extends TypeStyle {
  readonly width: number;
  /** Height of a line box, in units. Default: that of the face. */
  readonly lineHeight?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

export interface TextBlock {
  readonly node: Text;
  readonly lines: readonly string[];
  /** Height of all line boxes together. */
  readonly height: number;
  /** Width of the longest line, which exceeds the requested width if a single word is too long. */
  readonly width: number;
}

const ALIGNMENTS = { left: 0, center: 0.5, right: 1 } as const;

/** Wraps text into stacked line boxes, starting at the top left corner of the block (50.1.5). */
export const block = (
  fonts: Fonts,
  content: string,
  x: number,
  y: number,
  options: BlockOptions,
): TextBlock => stackLines(fonts, wrap(fonts, content, options, options.width), x, y, options);

/** Makes a block from lines that are already broken. */
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

/** A line can break after a space, and after a hyphen or a dash before a letter. */
const BREAK = /(?<= )|(?<=\S[-\u2010\u2013\u2014\u05be])(?=\p{L})/u;

/** Chinese and Japanese have no spaces, so lines break between these characters. */
const IDEOGRAPH = '[\\p{sc=Han}\\u3000-\\u30ff\\uff01-\\uff60]';
/** A line cannot start with a closing sign, mark, repetition sign or small kana, nor end with an opening sign. */
const NO_START = '[\\p{Pe}\\p{Pf}\\p{Po}\\p{Lm}\\p{M} ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]';
const NO_END = '[\\p{Ps}\\p{Pi}]';
const IDEOGRAPHS = new RegExp(IDEOGRAPH, 'u');
const BREAK_IDEOGRAPHS = new RegExp(
  `${BREAK.source}|(?<=${IDEOGRAPH}|\\S(?=${IDEOGRAPH}))(?<!${NO_END})(?!${NO_START})`,
  'u',
);

/**
 * Breaks text at spaces, after hyphens and dashes between letters, and between ideographs. White space is treated as
 * one space. A word longer than the line sticks out (50.1.5).
 */
export const wrap = (fonts: Fonts, content: string, style: TypeStyle, width: number): readonly string[] =>
  hasRightToLeft(content)
    ? breakLines(fonts, content, style, width).map((line) => keepDirection(fonts, line, content))
    : breakLines(fonts, content, style, width);

/** The lines of `wrap`, each a part of the text. */
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
  /** Sum of the widths of the line's pieces, and their number. */
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
 * The most that a space and its kerning add between two pieces of a line. Pieces are words that recur, so their widths
 * are cached; a whole line is measured only if that decides the break.
 */
const joinWidth = ({ size, tracking = 0 }: TypeStyle) => ({
  least: -0.2 * size + Math.min(0, tracking),
  most: 0.8 * size + Math.max(0, tracking),
});

/** Marks without width that behave like letters. */
const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Makes a line run in the direction of its paragraph, whatever it starts with. */
export const keepDirection = (fonts: Fonts, line: string, paragraph: string): string => {
  const fromRight = startsAtRight(fonts, paragraph);
  if (startsAtRight(fonts, line) === fromRight) return line;
  return (fromRight ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + line;
};

/** Whether the lines of a paragraph start at the right, which its first letter decides. */
export const startsAtRight = (fonts: Fonts, paragraph: string): boolean =>
  hasRightToLeft(paragraph) && fonts.bidi()?.startsAtRight(paragraph) === true;
