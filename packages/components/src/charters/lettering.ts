import { at } from '@platelayer/game';
import {
  type BlockOptions,
  type Color,
  fitBlock,
  type Node,
  type TextAnchor,
  type TextBlock,
  type TypeStyle,
  text,
} from '@platelayer/scene';
import { type Lettering, lacksItalics, shrinkLine } from '../lettering.ts';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';

export type { Lettering } from '../lettering.ts';

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
  readonly anchor?: TextAnchor;
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
  const fitted = shrinkLine(content, style, width, look.fonts);
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

/** Lines in a box whose height is limited. */
export const blockIn = (
  content: string,
  options: Lettering & BlockOptions & { readonly height: number },
  part: Part,
  charter: Charter,
  look: Look,
): TextBlock => {
  const block = fitBlock(look.fonts, content, 0, 0, options);
  if (block.fit === 'cut') reportCut(part, charter, look);
  return block;
};

/** How far the slant moves the tops of capitals, of their size. */
const OVERHANG = 0.2;

/** How far slanted letters of a style reach beyond the width of their line. */
export const overhang = (style: TypeStyle, look: Look): number =>
  lacksItalics(style, look.fonts) ? OVERHANG * style.size : 0;

export const reportCut = ({ called, key }: Part, { company, pointer }: Charter, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The ${called} on the charter of ${company.name} does not fit and is cut short.`,
    pointer: key === undefined ? pointer : at(pointer, key),
    hint: 'Shorten the text, or make the charter larger.',
  });
