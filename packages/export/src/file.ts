import type { Component, Request } from '@platelayer/components';
import type { Page } from '@platelayer/scene';
import type { Board18Release } from './board18/box.ts';
import type { Settings } from './studio.ts';

/** A file that an export makes. */
export type ExportFile = SheetsFile | PieceFile | CutFile | BookFile | BoxFile;

interface Named {
  readonly name: string;
  /** The name it would have, did not an earlier file of the export have it. */
  readonly clash?: string;
}

/** All sheets of a component. */
export interface SheetsFile extends Named {
  readonly kind: 'sheets';
  readonly component: Component;
  readonly request: Request;
  /** Configuration that holds for this file only: its layout. */
  readonly settings: Settings;
}

/** One piece of a component, or one picture of it as a whole. */
export interface PieceFile extends Named {
  readonly kind: 'piece';
  readonly component: Component;
  /** Name of the piece in its component. */
  readonly piece: string;
  readonly format: 'png' | 'svg';
}

/** What a cutter follows to separate the pieces of printed sheets; an SVG file has one sheet. */
export interface CutFile extends Named {
  readonly kind: 'cut';
  readonly component: Component;
  readonly pages: readonly Page[];
  readonly format: 'pdf' | 'svg';
}

/** All components bound together, a section of the outline for each. */
export interface BookFile extends Named {
  readonly kind: 'book';
  readonly sheets: readonly Omit<SheetsFile, 'kind' | 'name'>[];
}

/** A game box for the site Board18. */
export interface BoxFile extends Named {
  readonly kind: 'box';
  readonly release: Board18Release;
}

/** Formats of single files. */
export type Format = 'pdf' | 'png' | 'svg';

/** `cut`, `book` and `b18` make files of their own kind in one of those formats, or a zip. */
export type ExportFormat = Format | 'cut' | 'book' | 'b18';

export const EXPORT_FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'svg', 'cut', 'book', 'b18'];
