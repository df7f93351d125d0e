import { at } from '@platelayer/game';
import {
  type Anchor,
  type Block,
  type BlockOptions,
  type Color,
  compose,
  cutLine,
  fitBlock,
  lineWidth,
  type Node,
  placed,
  skewX,
  type TypeStyle,
  text,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';

/** A type style with its line box and the size below which a text is cut rather than made smaller. */
export interface Lettering extends TypeStyle {
  readonly lineHeight: number;
  readonly minSize: number;
}

/** The chapter's `D18/20`: bold `display` of a size in a line box of a height (50.1.5). */
export const display = (size: number, lineHeight: number, minSize = size * 0.6): Lettering => ({
  family: 'display',
  weight: 'bold',
  size,
  lineHeight,
  minSize,
});

/** The chapter's `S8.5/10.5`. */
export const sans = (size: number, lineHeight: number, minSize = size * 0.6): Lettering => ({
  family: 'sans-serif',
  weight: 'normal',
  size,
  lineHeight,
  minSize,
});

export const HEADING = display(16.667, 21.875);

/** Which text of a charter is meant, for remarks: what it is called and its key in the company. */
export interface Part {
  readonly called: string;
  readonly key?: string;
}

export interface LinePlace {
  readonly x: number;
  /** Of the line box. */
  readonly top: number;
  /** Room for the line; what is longer is set smaller, in the end cut. */
  readonly width: number;
  readonly anchor?: Anchor;
  readonly fill: Color;
}

/** One line in a line box. */
export const lineIn = (
  content: string,
  style: Lettering,
  { x, top, width, anchor = 'start', fill }: LinePlace,
  part: Part,
  charter: Charter,
  look: Look,
): readonly Node[] => {
  const fitted = fitLine(content, style, width, look);
  if (fitted.cut) reportCut(part, charter, look);
  const y = top + style.lineHeight / 2;
  return [
    text(look.fonts, fitted.content, x, y, {
      ...style,
      size: fitted.size,
      anchor,
      baseline: 'central',
      fill,
    }),
  ];
};

/** What a line becomes in its room: the same, smaller, or cut at the smallest size. */
export const fitLine = (
  content: string,
  style: Pick<Lettering, 'minSize'> & TypeStyle,
  width: number,
  { fonts }: Pick<Look, 'fonts'>,
): { readonly content: string; readonly size: number; readonly cut: boolean } => {
  const natural = lineWidth(fonts, content, style);
  const size = natural <= width ? style.size : (style.size * width) / natural;
  const minSize = Math.min(style.minSize, style.size);
  if (size >= minSize) return { content, size, cut: false };
  return { content: cutLine(fonts, content, { ...style, size: minSize }, width), size: minSize, cut: true };
};

/** Lines in a box whose height is limited. */
export const blockIn = (
  content: string,
  options: Lettering & BlockOptions & { readonly height: number },
  part: Part,
  charter: Charter,
  look: Look,
): Block => {
  const block = fitBlock(look.fonts, content, 0, 0, options);
  if (block.fit === 'cut') reportCut(part, charter, look);
  return block;
};

/** Slants a block by the 14° of 50.1.5 where its family has no italics, about its lower edge. */
export const slanted = (node: Node, style: TypeStyle, bottom: number, look: Look): Node => {
  const wanted = style.slant === 'italic' || style.slant === 'oblique';
  if (!wanted || look.fonts.match(style).slant === 'italic') return node;
  return placed(compose(translate(0, bottom), skewX(-14), translate(0, -bottom)), node);
};

export const reportCut = ({ called, key }: Part, { company, pointer }: Charter, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The ${called} on the charter of ${company.name} does not fit and is cut short.`,
    pointer: key === undefined ? pointer : at(pointer, key),
    hint: 'Shorten the text, or make the charter larger.',
  });
