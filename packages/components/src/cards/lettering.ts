import { type Color, lineWidth, type Node, type Stroke, type TypeStyle, text } from '@platelayer/scene';
import { type Lettering, shrinkLine, slanted } from '../lettering.ts';
import type { Look } from '../look.ts';
import type { CardSetting } from './card.ts';

export type { Lettering } from '../lettering.ts';

export interface Ink {
  readonly fill: Color;
  /** Width of a black line round the letters, as a portion of their size. */
  readonly outline?: number;
}

/** The paint of letters of a size. */
export const inked = ({ fill, outline = 0 }: Ink, size: number): { fill: Color; stroke?: Stroke } =>
  outline > 0 ? { fill, stroke: { color: '#000', width: outline * size, join: 'round' } } : { fill };

/** One line made to fit its room. */
export interface FittedLine {
  readonly content: string;
  readonly style: Lettering;
  readonly width: number;
}

/** Nobody prints larger letters on a card; a slip such as `1e9` must not reach a drawing. */
const LARGEST = 400;

export const points = (size: number): number => Math.min((size * 100) / 72, LARGEST);
export const pixels = (size: number): number => Math.min((size * 100) / 96, LARGEST);

/** Bold `display` of a size in a line box of a height: the chapter's `D18/20` (50.1.5). */
export const display = (size: number, lineHeight: number, minSize = size / 2): Lettering => ({
  family: 'display',
  weight: 'bold',
  size,
  lineHeight,
  minSize,
});

/** The chapter's `S8.5/10.5`, or `Sb` with a weight. */
export const sans = (
  size: number,
  lineHeight: number,
  options: Pick<TypeStyle, 'weight' | 'slant'> & { readonly minSize?: number } = {},
): Lettering => ({
  family: 'sans-serif',
  weight: 'normal',
  size,
  lineHeight,
  minSize: size * 0.75,
  ...options,
});

/** The same lettering, smaller where its line box would be higher than its room. */
export const withinHeight = (style: Lettering, room: number): Lettering => {
  if (style.lineHeight <= room) return style;
  const factor = Math.max(1, room) / style.lineHeight;
  const size = style.size * factor;
  return { ...style, size, lineHeight: style.lineHeight * factor, minSize: Math.min(size, style.minSize) };
};

/** A line as asked for; smaller where it is wider than its room; in the end cut, which is reported. */
export const fitLine = (
  content: string,
  style: Lettering,
  given: number,
  part: string,
  look: Look,
  setting: CardSetting,
): FittedLine => {
  const { content: kept, size, cut } = shrinkLine(content, style, Math.max(0, given), look.fonts);
  if (cut) reportCut(part, look, setting);
  const smaller = { ...style, size };
  return { content: kept, style: smaller, width: lineWidth(look.fonts, kept, smaller) };
};

/** A fitted line in the line box whose top is at `top`: y_top + L/2 + κ·s (50.1.5). */
export const placeLine = (
  { content, style }: FittedLine,
  x: number,
  top: number,
  anchor: 'start' | 'middle' | 'end',
  ink: Ink,
  look: Look,
): readonly Node[] =>
  content.trim() === ''
    ? []
    : slanted(
        text(look.fonts, content, x, top + style.lineHeight / 2, {
          ...style,
          ...inked(ink, style.size),
          anchor,
          baseline: 'central',
        }),
        style,
        look.fonts,
      );

/** Tells that a text of a card lost its end. */
export const reportCut = (part: string, look: Look, { title, pointer }: CardSetting): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The ${part} on the card "${title}" does not fit and is cut short.`,
    pointer,
    hint: 'Shorten the text, or make the card larger.',
  });
