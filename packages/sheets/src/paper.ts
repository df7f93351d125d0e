import { type Box, box } from '@platelayer/scene';

/** Size and margins of upright paper, in units of 1/100 inch. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  /** Unprintable border: one width for all sides, or one for each side of the upright sheet. */
  readonly margins: number | Margins;
}

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Orientation = 'upright' | 'landscape';

/** A sheet in one orientation, with its rotated margins. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
}

export const sheetOf = (paper: Paper, orientation: Orientation): Sheet => {
  const margins = allMargins(paper.margins);
  if (orientation === 'upright') return { width: paper.width, height: paper.height, margins };
  // Rotated anticlockwise: the right side becomes the top (30.18.2).
  const { top, right, bottom, left } = margins;
  return {
    width: paper.height,
    height: paper.width,
    margins: { top: right, right: bottom, bottom: left, left: top },
  };
};

const allMargins = (margins: number | Margins): Margins =>
  typeof margins === 'number' ? { top: margins, right: margins, bottom: margins, left: margins } : margins;

export const printableArea = ({ width, height, margins: { top, right, bottom, left } }: Sheet): Box =>
  box(left, top, width - left - right, height - top - bottom);
