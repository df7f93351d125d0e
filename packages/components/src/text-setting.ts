import {
  type BlockOptions,
  type Color,
  compose,
  cutLine,
  type Fonts,
  fitBlock,
  groupAt,
  lineWidth,
  type Node,
  type Stroke,
  skewX,
  type Text,
  type TextAnchor,
  type TextBlock,
  type TypeStyle,
  text,
  translate,
} from '@platelayer/scene';
import type { Look } from './look.ts';

/** A type style with its line height, and the size below which text is cut instead of shrunk. */
export interface TextStyle extends TypeStyle {
  readonly lineHeight: number;
  readonly minSize: number;
}

/** Bold display type; the specification writes `D18/20` (50.1.5). */
export const boldDisplay = (size: number, lineHeight: number, minSize = size / 2): TextStyle => ({
  family: 'display',
  weight: 'bold',
  size,
  lineHeight,
  minSize,
});

/** Sans-serif type; the specification writes `S8.5/10.5`, or `Sb` for bold (50.1.5). */
export const sansSerif = (
  size: number,
  lineHeight: number,
  options: Pick<TypeStyle, 'weight' | 'slant'> & { readonly minSize?: number } = {},
): TextStyle => ({
  family: 'sans-serif',
  weight: 'normal',
  size,
  lineHeight,
  minSize: size / 2,
  ...options,
});

/** Larger than any real text. Keeps a slip such as `1e9` out of drawings. */
const MAX_FONT_SIZE = 400;

export const pointsToUnits = (size: number): number => Math.min((size * 100) / 72, MAX_FONT_SIZE);
export const pixelsToUnits = (size: number): number => Math.min((size * 100) / 96, MAX_FONT_SIZE);

/** Scales a style down if its line height exceeds the available height. */
export const limitLineHeight = (style: TextStyle, room: number): TextStyle => {
  if (style.lineHeight <= room) return style;
  const factor = Math.max(1, room) / style.lineHeight;
  const size = style.size * factor;
  return { ...style, size, lineHeight: style.lineHeight * factor, minSize: Math.min(size, style.minSize) };
};

/** A line fitted to a width: unchanged, shrunk, or cut at the smallest size. */
export interface ShrunkLine {
  readonly content: string;
  readonly size: number;
  readonly cut: boolean;
}

/** Lengths that differ by less count as equal. */
const EPSILON = 1e-6;

export const shrinkLine = (
  content: string,
  style: Pick<TextStyle, 'minSize'> & TypeStyle,
  room: number,
  fonts: Fonts,
): ShrunkLine => {
  const natural = lineWidth(fonts, content, style);
  if (natural <= room + EPSILON) return { content, size: style.size, cut: false };
  const minSize = Math.min(style.minSize, style.size);
  const size = (style.size * Math.max(0, room)) / natural;
  if (size >= minSize) return { content, size, cut: false };
  return { content: cutLine(fonts, content, { ...style, size: minSize }, room), size: minSize, cut: true };
};

/** The card or charter that a text is on, for diagnostics. */
export interface TextOwner {
  readonly kind: 'card' | 'charter';
  /** Its kind and name, such as `card "Ferry"`. */
  readonly label: string;
  /** Location of the text, or of its owner, in the game file. */
  readonly pointer: string;
}

/** Reports that a text was cut. `part` is its name, such as "subtext". */
export const reportCut = (part: string, look: Look, { kind, label, pointer }: TextOwner): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The ${part} on the ${label} does not fit and is cut short.`,
    pointer,
    hint: `Shorten the text, or make the ${kind} larger.`,
  });

/** A line fitted to its width. */
export interface FittedLine {
  readonly content: string;
  readonly style: TextStyle;
  readonly width: number;
}

/** Shrinks a line that is wider than its space. Cuts it if that is not enough, and reports it. */
export const fitLine = (
  content: string,
  style: TextStyle,
  room: number,
  part: string,
  look: Look,
  owner: TextOwner,
): FittedLine => {
  const { content: visible, size, cut } = shrinkLine(content, style, Math.max(0, room), look.fonts);
  if (cut) reportCut(part, look, owner);
  const smaller = { ...style, size };
  return { content: visible, style: smaller, width: lineWidth(look.fonts, visible, smaller) };
};

export interface LetterColor {
  readonly fill: Color;
  /** Width of an outline around the letters, as a fraction of their size. */
  readonly outline?: number;
  /** Default: black. */
  readonly outlineColor?: Color;
}

/** Fill and stroke for letters of this size. */
export const letterPaint = (
  { fill, outline = 0, outlineColor = '#000' }: LetterColor,
  size: number,
): { readonly fill: Color; readonly stroke?: Stroke } =>
  outline > 0 ? { fill, stroke: { color: outlineColor, width: outline * size, join: 'round' } } : { fill };

/** Draws a fitted line, vertically centred in the line box that starts at `top` (50.1.5). */
export const drawFittedLine = (
  { content, style }: FittedLine,
  x: number,
  top: number,
  anchor: TextAnchor,
  color: LetterColor,
  look: Look,
): readonly Node[] => {
  if (content.trim() === '') return [];
  const node = text(look.fonts, content, x, top + style.lineHeight / 2, {
    ...style,
    ...letterPaint(color, style.size),
    anchor,
    baseline: 'central',
  });
  return slantWithoutItalics(node, style, look.fonts);
};

export interface LineRoom {
  readonly x: number;
  /** Top of the line box. */
  readonly top: number;
  /** Maximum width. */
  readonly width: number;
  readonly anchor?: TextAnchor;
}

/** Fits a line to its space and draws it. */
export const drawTextLine = (
  content: string,
  style: TextStyle,
  { x, top, width, anchor = 'start' }: LineRoom,
  color: LetterColor,
  part: string,
  look: Look,
  owner: TextOwner,
): readonly Node[] =>
  drawFittedLine(fitLine(content, style, width, part, look, owner), x, top, anchor, color, look);

/** Fits lines to a box of limited height. Shrinks them if needed, then cuts them and reports it. */
export const fitTextBlock = (
  content: string,
  options: TextStyle & BlockOptions & { readonly height: number },
  part: string,
  look: Look,
  owner: TextOwner,
): TextBlock => {
  const block = fitBlock(look.fonts, content, 0, 0, options);
  if (block.fit === 'cut') reportCut(part, look, owner);
  return block;
};

/** Slant of italic text whose family has no italics, in degrees (50.1.5). */
const SLANT = 14;

export const lacksItalics = (style: TypeStyle, fonts: Fonts): boolean =>
  (style.slant === 'italic' || style.slant === 'oblique') && fonts.match(style).slant !== 'italic';

/** Slants each line about its baseline if the style is italic but the family has no italics. */
export const slantWithoutItalics = (node: Text, style: TypeStyle, fonts: Fonts): readonly Node[] =>
  lacksItalics(style, fonts)
    ? node.runs.map((run) =>
        groupAt(compose(translate(0, run.y), skewX(-SLANT), translate(0, -run.y)), { ...node, runs: [run] }),
      )
    : [node];
