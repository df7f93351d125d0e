import type { Component, Piece, PieceOptions } from '@platelayer/components';
import type { Deflate, PressOptions, Subsetter } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../drawings.ts';
import type { ExportScope } from '../request.ts';
import type { Sheets } from '../sheets.ts';
import type { ExportOption, OptionValues } from './options.ts';

/** Plain data about a format, without its code. The page of the application has nothing else. */
export interface FormatFacts {
  readonly id: string;
  /** Name on the command line and in addresses. Default: the id. */
  readonly word?: string;
  /** Title of all its files together. A translation may override it with `export.formats.{id}.title`, and so on. */
  readonly title: string;
  readonly description: string;
  /** Name of a single file. */
  readonly file: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly scopes: readonly ExportScope['kind'][];
  /** A file is one drawing, so a page with many pieces cannot be saved as one file (98.5.5). */
  readonly single?: true;
  /** Id of a component that a game must have. */
  readonly needs?: string;
  /** One file with everything for a shop or another program (86). The dialog previews its content. */
  readonly pack?: true;
  /** Always contains the whole game, because it is for playing, not for printing. */
  readonly whole?: true;
  readonly options: readonly ExportOption[];
  /** Labels in the quick menu, which exports with default options (98.4.8). */
  readonly quick?: { readonly several: string; readonly one: string };
}

/** Returns the name of a format on the command line and in addresses. */
export const formatWord = ({ id, word = id }: Pick<FormatFacts, 'id' | 'word'>): string => word;

/** An entry of the table of formats. Code that makes files is loaded on demand, because many places need only the facts. */
export interface ExportFormat extends FormatFacts {
  /** Lists the files to make. */
  plan(context: PlanContext): Promise<readonly ExportFile[]>;
  /** Makes a file of one page, for formats with the scope `page`. */
  page?(page: Page, press: Press, options: OptionValues): Promise<Uint8Array>;
  /** Shows examples of the content of a pack. */
  preview?(context: PlanContext): Promise<PackPreview>;
}

/** Preview of a pack before it is made. */
export interface PackPreview {
  readonly pictures: readonly PreviewPicture[];
  readonly messages: readonly string[];
  /** Why it cannot be made with these options. */
  readonly refusal?: string;
}

export interface PreviewPicture {
  readonly title: string;
  readonly page: () => Promise<Page>;
}

/** What to export, for formats to plan their files. */
export interface PlanContext {
  readonly drawings: GameDrawings;
  /** Components to export that this game has, in registry order. */
  readonly components: readonly Component[];
  readonly options: OptionValues;
  /** Name of the game on a site to which it is uploaded. */
  readonly gameName: string;
  /** Start of every file name. */
  readonly stem: string;
  /** Returns the full name of a file. */
  fileName(name: string, extension: string): string;
  /** Returns the sheets to export. */
  sheets(): Promise<readonly Sheets[]>;
  /** Returns the pieces to export. */
  pieces(options?: PieceOptions): Promise<readonly SelectedPiece[]>;
  /** Whether the export is of a page as the application shows it. */
  readonly shown: boolean;
}

export interface SelectedPiece {
  readonly component: Component;
  readonly piece: Piece;
  readonly address?: string;
}

/** A planned file of an export. */
export interface ExportFile {
  readonly name: string;
  /** Name it would have if an earlier file of the export did not have it. */
  readonly clash?: string;
  /** Address of the page that shows the same, relative to the address of the game (98.11.1). */
  readonly address?: string;
  /** Kind of content in JSON reports, such as `sheets` or `piece`. */
  readonly kind: string;
  readonly component?: Component;
  /** Returns undefined if the component turns out to have no pages. */
  make(press: Press): Promise<Uint8Array | undefined>;
}

/** Returns the name of a file without its extension. */
export const fileStem = ({ fileName }: Pick<PlanContext, 'fileName'>, name: string): string =>
  fileName(name, '').slice(0, -1);

/** Tools to make files with. */
export interface Press extends PressOptions {
  readonly subsetter: Subsetter;
  readonly deflate?: Deflate;
  /** Cache of finished documents. */
  readonly made?: MadeDocuments;
}

/** Finished documents by their pages, with the settings they were made with. */
export type MadeDocuments = WeakMap<
  readonly Page[],
  { readonly settings: string; readonly bytes: Uint8Array }
>;

/** Loads the code that makes files, which is large. */
export const making = () => import('../make.ts');
