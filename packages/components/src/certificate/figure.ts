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

/** Sizes; `height` (of digits and capitals) and `shadow` are fractions of the size. */
const FIGURE = { largest: 60, smallest: 12, height: 0.92, shadow: 0.045 };

/** Outline width as a fraction of the size. Pale colours have a wider one, to be visible in black and white. */
const OUTLINE = { dark: 0.028, pale: 0.055 };

/** How far digits are below the centre of a line box, as a fraction of their size (50.1.5). */
export const FIGURE_RISE = 0.06;

export interface FigurePlace {
  /** Horizontal centre. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Draws a large number as on a banknote, with a colour, a dark outline and a shadow. */
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
  // The line colour may be too faint to outline a pale number, so it has the text colour.
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

/** Draws a shifted copy of a text, as a path so that search and screen readers do not find the text twice. */
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
