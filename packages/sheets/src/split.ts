import { pagesFor } from './breaks.ts';
import { type Orientation, type Paper, printableArea, sheetOf } from './paper.ts';

/** Options for cutting a drawing into pages (30.18.1). */
export interface CutOptions {
  /** Empty border added around the drawing before it is cut. */
  readonly margin: number;
  /** Length of the cut marks, and width of their band. */
  readonly cutlines: number;
  /** Distance of the cut marks inside the trim line. */
  readonly cutlinesOffset: number;
  /** Width of the neighbouring page's content that is printed beyond the trim line. */
  readonly bleed: number;
}

/** Widths of columns and heights of rows into which a drawing is cut. */
export interface Split {
  readonly kind: 'split';
  readonly orientation: Orientation;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Reason why a drawing cannot be cut into pages. */
export interface NoRoom {
  readonly kind: 'no-room';
  readonly reason: string;
}

/** More sheets than anyone would glue together, so the settings must be wrong. */
const MAX_PAGES = 1000;

/** Cuts a length into equal pages of at most `page` (30.18.3). */
export const splitLength = (total: number, page: number): readonly number[] => {
  const count = pagesFor(total, page);
  return Array.from({ length: count }, () => total / count);
};

/** Cuts a drawing into the fewest sheets, preferably upright (30.18.4). */
export const splitDrawing = (
  drawing: { readonly width: number; readonly height: number },
  paper: Paper,
  cut: CutOptions,
): Split | NoRoom => {
  const { width: across, height: down } = roomOf(paper, 'upright', cut);
  const [contentWidth, contentHeight] = [drawing.width + 2 * cut.margin, drawing.height + 2 * cut.margin];
  const upright = pagesFor(contentWidth, across) * pagesFor(contentHeight, down);
  const landscape = pagesFor(contentWidth, down) * pagesFor(contentHeight, across);
  const noRoom = checkRoom(Math.min(upright, landscape), across, down);
  if (noRoom) return noRoom;
  const [pageWidth, pageHeight] = landscape < upright ? [down, across] : [across, down];
  return {
    kind: 'split',
    orientation: landscape < upright ? 'landscape' : 'upright',
    columns: splitLength(contentWidth, pageWidth),
    rows: splitLength(contentHeight, pageHeight),
  };
};

/** Size of the largest part that fits on a sheet, inside its cut marks and bleed. */
export const roomOf = (
  paper: Paper,
  orientation: Orientation,
  { cutlines, bleed }: CutOptions,
): { readonly width: number; readonly height: number } => {
  const { width, height } = printableArea(sheetOf(paper, orientation));
  const band = 2 * (cutlines + bleed);
  return { width: width - band, height: height - band };
};

const checkRoom = (pages: number, across: number, down: number): NoRoom | undefined => {
  if (!(across > 0 && down > 0))
    return { kind: 'no-room', reason: 'Paper margins, cut marks and bleed leave no space on the sheet.' };
  if (!(pages <= MAX_PAGES))
    return {
      kind: 'no-room',
      reason: `The drawing needs ${pages} sheets, but the maximum is ${MAX_PAGES}.`,
    };
  return undefined;
};
