import { type Box, circle, type Line, line, type Node } from '@platelayer/scene';

/** One CSS pixel, the width of all cut marks (30.18.5, 50.8.5). */
export const HAIRLINE = 100 / 96;

/** Colour of marks that are not cut marks. */
export const GREY = '#808080';

export interface CutMarkOptions {
  /** Distance of marks from the trim edge: the bleed. */
  readonly gap: number;
  readonly length: number;
  /** Distance of marks inside the lines of the trim edges. */
  readonly inset: number;
}

/** Draws two marks at every corner along the edges of the trim box, or none if their length is 0. */
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

/** Draws the outer discs first, then the inner ones, so that touching pins do not cover each other's centres. */
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
