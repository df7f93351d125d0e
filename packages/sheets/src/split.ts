import { type Orientation, type Paper, printableArea, sheetOf } from './paper.ts';

/** How a drawing is cut into pages (30.18.1). */
export interface CutOptions {
  /** Empty border added round the drawing before it is cut. */
  readonly margin: number;
  /** Length of the cut marks, and width of the band they stand in. */
  readonly cutlines: number;
  /** How far the cut marks are moved inwards from the trim line. */
  readonly cutlinesOffset: number;
  /** How much of the neighbouring page is printed beyond the trim line. */
  readonly bleed: number;
}

/** Widths of the columns and heights of the rows that a drawing is cut into. */
export interface Split {
  readonly kind: 'split';
  readonly orientation: Orientation;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Why a drawing cannot be cut into pages. */
export interface NoRoom {
  readonly kind: 'no-room';
  readonly reason: string;
}

/** More sheets than anyone glues together: then the settings are wrong. */
const MAX_PAGES = 1000;

/** Lengths that differ by less are equal: without this, rounding would ask for a page more. */
const EPSILON = 1e-6;

/** Pages of at most `page` that together make `total`, all of the same length; nothing for a length of zero (30.18.3). */
export const splitLength = (total: number, page: number): readonly number[] => {
  const count = pagesFor(total, page);
  return Array.from({ length: count }, () => total / count);
};

const pagesFor = (total: number, page: number): number =>
  total > 0 ? Math.max(1, Math.ceil(total / page - EPSILON)) : 0;

/** Cuts a drawing so that it needs the fewest sheets, upright if landscape needs as many (30.18.4). */
export const splitDrawing = (
  drawing: { readonly width: number; readonly height: number },
  paper: Paper,
  cut: CutOptions,
): Split | NoRoom => {
  const { width, height } = printableArea(sheetOf(paper, 'upright'));
  const band = 2 * (cut.cutlines + cut.bleed);
  const [across, down] = [width - band, height - band];
  if (!(across > 0 && down > 0)) {
    return { kind: 'no-room', reason: 'Paper margins, cut marks and bleed leave no room on the sheet.' };
  }
  const [contentWidth, contentHeight] = [drawing.width + 2 * cut.margin, drawing.height + 2 * cut.margin];
  const upright = pagesFor(contentWidth, across) * pagesFor(contentHeight, down);
  const landscape = pagesFor(contentWidth, down) * pagesFor(contentHeight, across);
  const pages = Math.min(upright, landscape);
  if (!(pages <= MAX_PAGES)) {
    return {
      kind: 'no-room',
      reason: `The drawing would need ${pages} sheets; at most ${MAX_PAGES} are made.`,
    };
  }
  const [pageWidth, pageHeight] = landscape < upright ? [down, across] : [across, down];
  return {
    kind: 'split',
    orientation: landscape < upright ? 'landscape' : 'upright',
    columns: splitLength(contentWidth, pageWidth),
    rows: splitLength(contentHeight, pageHeight),
  };
};
