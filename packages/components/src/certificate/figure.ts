import { contrastRatio } from '@platelayer/library';
import {
  compose,
  type Node,
  type PathData,
  path,
  scale,
  type Text,
  transformPath,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { boldDisplay, drawFittedLine, fitLine, type TextOwner } from '../text-setting.ts';
import type { CertificateInk } from './ink.ts';

/** The letters are this much lower than the size: figures and capitals only. */
const FIGURE = { largest: 60, smallest: 12, height: 0.92, shadow: 0.045 };

/** The line round the letters, of their size; stronger where their colour alone would be lost in black and white. */
const OUTLINE = { dark: 0.028, pale: 0.055 };

/** Figures stand this part of their size below the middle of a line box (50.1.5). */
export const FIGURE_RISE = 0.06;

export interface FigurePlace {
  /** Of its middle. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** A large figure as on a bank note: filled with colour, with a dark edge and a shadow beside it. */
export const drawBanknoteFigure = (
  content: string,
  { x, top, bottom, width }: FigurePlace,
  ink: CertificateInk,
  part: string,
  look: Look,
  owner: TextOwner,
): readonly Node[] => {
  if (content === '') return [];
  const { largest, smallest, height, shadow } = FIGURE;
  const pale = contrastRatio(ink.field, ink.ground) < 4;
  const outline = pale ? OUTLINE.pale : OUTLINE.dark;
  // Where not even the edge tells a figure from its ground by much, the edge is that of a text.
  const outlineColor = pale ? look.readable(ink.ground) : ink.line;
  const size = Math.min(largest, Math.max(smallest, (bottom - top) / height));
  const line = fitLine(content, boldDisplay(size, size, smallest), width - shadow * size, part, look, owner);
  const lineTop = (top + bottom - size) / 2 - FIGURE_RISE * line.style.size;
  const moved = shadow * line.style.size;
  const figure = drawFittedLine(line, x, lineTop, 'middle', { fill: ink.field, outline, outlineColor }, look);
  return [
    ...figure.flatMap((node) => (node.kind === 'text' ? [drawShadow(node, moved, outline, ink, look)] : [])),
    ...figure,
  ];
};

/** The shape of a text beside it: a shape and no text, so that nobody reads or finds it twice. */
const drawShadow = (
  { runs }: Text,
  moved: number,
  outline: number,
  ink: CertificateInk,
  { fonts }: Look,
): Node => {
  const shape: PathData = runs.flatMap((run) => {
    const face = fonts.face(run.face);
    let pen = 0;
    return fonts.shape(run.text, face).glyphs.flatMap(({ id, advance, dx, dy }) => {
      const place = compose(
        translate(run.x + moved, run.y + moved),
        scale(run.size),
        translate(pen + dx, dy),
      );
      pen += advance;
      return transformPath(fonts.outline(face, id), place);
    });
  });
  const width = outline * (runs[0]?.size ?? 0);
  return path(shape, { fill: ink.shade, stroke: { color: ink.shade, width, join: 'round' } });
};
