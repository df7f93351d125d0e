import { pagesFor } from './breaks.ts';
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

/** Pages of at most `page` that together make `total`, all of the same length; nothing for a length of zero (30.18.3). */
export const splitLength = (total: number, page: number): readonly number[] => {
  const count = pagesFor(total, page);
  return Array.from({ length: count }, () => total / count);
};

/** Cuts a drawing so that it needs the fewest sheets, upright if landscape needs as many (30.18.4). */
export const splitDrawing = (
  drawing: { readonly width: number; readonly height: number },
  paper: Paper,
  cut: CutOptions,
): Split | NoRoom => {
  const { width: across, height: down } = roomOf(paper, 'upright', cut);
  const [contentWidth, contentHeight] = [drawing.width + 2 * cut.margin, drawing.height + 2 * cut.margin];
  const upright = pagesFor(contentWidth, across) * pagesFor(contentHeight, down);
  const landscape = pagesFor(contentWidth, down) * pagesFor(contentHeight, across);
  const noRoom = lackOfRoom(Math.min(upright, landscape), across, down);
  if (noRoom) return noRoom;
  const [pageWidth, pageHeight] = landscape < upright ? [down, across] : [across, down];
  return {
    kind: 'split',
    orientation: landscape < upright ? 'landscape' : 'upright',
    columns: splitLength(contentWidth, pageWidth),
    rows: splitLength(contentHeight, pageHeight),
  };
};

/** The largest part of a drawing that fits on a sheet, inside its cut marks and bleed. */
export const roomOf = (
  paper: Paper,
  orientation: Orientation,
  { cutlines, bleed }: CutOptions,
): { readonly width: number; readonly height: number } => {
  const { width, height } = printableArea(sheetOf(paper, orientation));
  const band = 2 * (cutlines + bleed);
  return { width: width - band, height: height - band };
};

const lackOfRoom = (pages: number, across: number, down: number): NoRoom | undefined => {
  if (!(across > 0 && down > 0))
    return { kind: 'no-room', reason: 'Paper margins, cut marks and bleed leave no room on the sheet.' };
  if (!(pages <= MAX_PAGES))
    return {
      kind: 'no-room',
      reason: `The drawing would need ${pages} sheets; at most ${MAX_PAGES} are made.`,
    };
  return undefined;
};
