import type { Component, Piece, PieceOptions } from '@platelayer/components';
import type { Deflate, PressOptions, Subsetter } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../drawings.ts';
import type { ExportScope } from '../request.ts';
import type { Sheets } from '../sheets.ts';
import type { ExportOption, OptionValues } from './options.ts';

/** What is known of a format without its code: plain data, which is all that the page of the application has. */
export interface FormatFacts {
  readonly id: string;
  /** What users call it on the command line and in addresses; its id where absent. */
  readonly word?: string;
  /** Of all its files together. A translation may override it with `export.formats.{id}.title`, and so on. */
  readonly title: string;
  readonly description: string;
  /** What one file of it is called. */
  readonly file: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly scopes: readonly ExportScope['kind'][];
  /** A file of it is one drawing: a page with many pieces cannot be saved as one (98.5.5). */
  readonly single?: true;
  /** Id of a component that a game must have. */
  readonly needs?: string;
  /** One file with everything that a shop or another program takes (86): what will be in it is shown before it is made. */
  readonly pack?: true;
  /** It is played with, not printed, so it always holds the whole game. */
  readonly whole?: true;
  readonly options: readonly ExportOption[];
  /** For formats of the menu that are one press away (98.4.8), with the options that the dialog starts with: what they make. */
  readonly quick?: { readonly several: string; readonly one: string };
}

/** What users call a format. */
export const formatWord = ({ id, word = id }: Pick<FormatFacts, 'id' | 'word'>): string => word;

/** A way to export. What makes files is loaded when they are made: the facts alone are wanted in many places. */
export interface ExportFormat extends FormatFacts {
  /** The files that it makes of what is wanted. */
  plan(context: PlanContext): Promise<readonly ExportFile[]>;
  /** One page as a file, for formats with the scope `page`. */
  page?(page: Page, press: Press, options: OptionValues): Promise<Uint8Array>;
  /** Of a pack: some of what it will hold. */
  preview?(context: PlanContext): Promise<PackPreview>;
}

/** What can be seen of a pack before it is made. */
export interface PackPreview {
  readonly pictures: readonly PreviewPicture[];
  /** What there is to say about it. */
  readonly messages: readonly string[];
  /** Why it cannot be made as it is wanted. */
  readonly refusal?: string;
}

export interface PreviewPicture {
  readonly title: string;
  readonly page: () => Promise<Page>;
}

/** What is wanted, for formats to plan their files. */
export interface PlanContext {
  readonly drawings: GameDrawings;
  /** Those that are wanted and that the game has, in the order of the registry. */
  readonly components: readonly Component[];
  readonly options: OptionValues;
  /** What the game is called on a site to which it is uploaded. */
  readonly gameName: string;
  /** The beginning of every name. */
  readonly stem: string;
  /** The whole name of a file. */
  fileName(name: string, extension: string): string;
  /** All sheets that are wanted. */
  sheets(): Promise<readonly Sheets[]>;
  /** All pieces that are wanted. */
  pieces(options?: PieceOptions): Promise<readonly WantedPiece[]>;
  /** Whether only what a page shows is wanted. */
  readonly shown: boolean;
}

export interface WantedPiece {
  readonly component: Component;
  readonly piece: Piece;
  readonly address?: string;
}

/** A file that an export makes. */
export interface ExportFile {
  readonly name: string;
  /** The name it would have, did not an earlier file of the export have it. */
  readonly clash?: string;
  /** Of the page that shows the same, relative to that of the game (98.11.1); some files have none. */
  readonly address?: string;
  /** What it holds, for programs, such as `sheets` or `piece`. */
  readonly kind: string;
  readonly component?: Component;
  /** Nothing where the component turns out to have no pages. */
  make(press: Press): Promise<Uint8Array | undefined>;
}

/** The name of a file without its ending. */
export const fileStem = ({ fileName }: Pick<PlanContext, 'fileName'>, name: string): string =>
  fileName(name, '').slice(0, -1);

/** What every file is made with. */
export interface Press extends PressOptions {
  readonly subsetter: Subsetter;
  readonly deflate?: Deflate;
  /** Documents that were made before; what is made is not kept where absent. */
  readonly made?: MadeDocuments;
}

/** Documents by the pages that they show, with all else that they depend on. */
export type MadeDocuments = WeakMap<
  readonly Page[],
  { readonly settings: string; readonly bytes: Uint8Array }
>;

/** What makes files, which is large. */
export const making = () => import('../make.ts');
