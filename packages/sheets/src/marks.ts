import { type Box, circle, type Line, line, type Node } from '@platelayer/scene';

/** One CSS pixel, the hairline of all cut marks (30.18.5, 50.8.5). */
export const HAIRLINE = 100 / 96;

/** Of marks that are not cut along. */
export const GREY = '#808080';

export interface CutMarkOptions {
  /** Distance from the trim edge to where a mark begins: the bleed. */
  readonly gap: number;
  readonly length: number;
  /** How far the marks stand inside the trim edges. */
  readonly inset: number;
}

/** Two marks at every corner, pointing along the edges of the trim box; none of length 0. */
export const cutMarks = (trim: Box, { gap, length, inset }: CutMarkOptions): readonly Line[] => {
  if (!(length > 0)) return [];
  const stroke = { color: '#000', width: HAIRLINE };
  const [left, right, top, bottom] = [trim.x, trim.x + trim.width, trim.y, trim.y + trim.height];
  return [
    ...[top + inset, bottom - inset].flatMap((y) => [
      line(left - gap - length, y, left - gap, y, { stroke }),
      line(right + gap, y, right + gap + length, y, { stroke }),
    ]),
    ...[left + inset, right - inset].flatMap((x) => [
      line(x, top - gap - length, x, top - gap, { stroke }),
      line(x, bottom + gap, x, bottom + gap + length, { stroke }),
    ]),
  ];
};

/** Radii of the discs that hold a sheet on the pins of a die cutter (50.8.6). */
export interface PinOptions {
  readonly innerRadius: number;
  readonly outerRadius: number;
}

/** All outer discs first, then the inner ones, so that pins which touch do not cover each other's centre. */
export const pinMarks = (
  centres: readonly { readonly x: number; readonly y: number }[],
  { innerRadius, outerRadius }: PinOptions,
): readonly Node[] => {
  const stroke = { color: '#000', width: 1 };
  return [
    ...centres.map(({ x, y }) => circle(x, y, outerRadius, { fill: GREY, stroke })),
    ...centres.map(({ x, y }) => circle(x, y, innerRadius, { fill: '#fff', stroke })),
  ];
};
