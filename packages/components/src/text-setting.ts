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

/** A type style with its line box and the size below which a text is cut rather than made smaller. */
export interface TextStyle extends TypeStyle {
  readonly lineHeight: number;
  readonly minSize: number;
}

/** Bold display letters of a size in a line box of a height; the specification writes `D18/20` (50.1.5). */
export const boldDisplay = (size: number, lineHeight: number, minSize = size / 2): TextStyle => ({
  family: 'display',
  weight: 'bold',
  size,
  lineHeight,
  minSize,
});

/** Sans-serif letters; the specification writes `S8.5/10.5`, or `Sb` for bold ones (50.1.5). */
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

/** Nobody prints larger letters; a slip such as `1e9` must not reach a drawing. */
const LARGEST = 400;

export const pointsToUnits = (size: number): number => Math.min((size * 100) / 72, LARGEST);
export const pixelsToUnits = (size: number): number => Math.min((size * 100) / 96, LARGEST);

/** The same style, smaller where its line box would be higher than its room. */
export const limitLineHeight = (style: TextStyle, room: number): TextStyle => {
  if (style.lineHeight <= room) return style;
  const factor = Math.max(1, room) / style.lineHeight;
  const size = style.size * factor;
  return { ...style, size, lineHeight: style.lineHeight * factor, minSize: Math.min(size, style.minSize) };
};

/** What a line becomes in its room: the same, smaller, or cut at the smallest size. */
export interface ShrunkLine {
  readonly content: string;
  readonly size: number;
  readonly cut: boolean;
}

/** Lengths that differ by less are equal. */
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

/** What a text stands on, as a diagnostic names it. */
export interface TextOwner {
  readonly kind: 'card' | 'charter';
  /** Which one, such as `card "Ferry"`. */
  readonly label: string;
  /** Where the text, or what it stands on, is in the game file. */
  readonly pointer: string;
}

/** Tells that a text lost its end; `part` is what the text is called. */
export const reportCut = (part: string, look: Look, { kind, label, pointer }: TextOwner): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The ${part} on the ${label} does not fit and is cut short.`,
    pointer,
    hint: `Shorten the text, or make the ${kind} larger.`,
  });

/** One line made to fit its room. */
export interface FittedLine {
  readonly content: string;
  readonly style: TextStyle;
  readonly width: number;
}

/** A line as asked for; smaller where it is wider than its room; in the end cut, which is reported. */
export const fitLine = (
  content: string,
  style: TextStyle,
  room: number,
  part: string,
  look: Look,
  owner: TextOwner,
): FittedLine => {
  const { content: kept, size, cut } = shrinkLine(content, style, Math.max(0, room), look.fonts);
  if (cut) reportCut(part, look, owner);
  const smaller = { ...style, size };
  return { content: kept, style: smaller, width: lineWidth(look.fonts, kept, smaller) };
};

export interface LetterColor {
  readonly fill: Color;
  /** Width of a line round the letters, as a portion of their size; black without a colour of its own. */
  readonly outline?: number;
  readonly outlineColor?: Color;
}

/** Fill and stroke of letters of a size. */
export const letterPaint = (
  { fill, outline = 0, outlineColor = '#000' }: LetterColor,
  size: number,
): { readonly fill: Color; readonly stroke?: Stroke } =>
  outline > 0 ? { fill, stroke: { color: outlineColor, width: outline * size, join: 'round' } } : { fill };

/** A fitted line, vertically centred in the line box whose top is at `top` (50.1.5). */
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
  /** Of the line box. */
  readonly top: number;
  /** What is longer is set smaller, in the end cut. */
  readonly width: number;
  readonly anchor?: TextAnchor;
}

/** One line in its room. */
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

/** Lines in a box of limited height; made smaller, in the end cut, which is reported. */
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

/** Slant of letters whose family has no italics, in degrees (50.1.5). */
const SLANT = 14;

export const lacksItalics = (style: TypeStyle, fonts: Fonts): boolean =>
  (style.slant === 'italic' || style.slant === 'oblique') && fonts.match(style).slant !== 'italic';

/** Lines of text, slanted if their face has no italics, each about its own baseline. */
export const slantWithoutItalics = (node: Text, style: TypeStyle, fonts: Fonts): readonly Node[] =>
  lacksItalics(style, fonts)
    ? node.runs.map((run) =>
        groupAt(compose(translate(0, run.y), skewX(-SLANT), translate(0, -run.y)), { ...node, runs: [run] }),
      )
    : [node];
