import type { Color } from '../color.ts';
import type { Stroke, Text } from '../node.ts';
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

/**
 * Breaks at spaces and after hyphens between letters; white space counts as one space; a word longer than the
 * line sticks out (50.1.5).
 */
export const wrap = (fonts: Fonts, content: string, style: TypeStyle, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of cleanText(content).split(/(?<= )|(?<=\S[-\u2010])(?=\p{L})/u)) {
    if (line !== '' && lineWidth(fonts, (line + piece).trimEnd(), style) > width + 1e-6) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
};
