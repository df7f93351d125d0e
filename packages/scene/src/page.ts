import type { Box } from './box.ts';
import type { Node } from './node.ts';

/** One side of one sheet. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  /** What the page shows: outline entry in PDF, text alternative on screen. */
  readonly title?: string;
  /** Neighbouring pages of one section stand under one entry of the outline. */
  readonly section?: string;
  /** Where the sheet is cut; the whole page where absent. */
  readonly trim?: Box;
  /** How far the picture runs beyond the cut; the trim box where absent. */
  readonly bleed?: Box;
}

/** Pages that go to the printer together. */
export interface Document {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** BCP 47, such as `en`. */
  readonly language?: string;
  readonly pages: readonly Page[];
}
