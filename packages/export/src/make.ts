import { type PressOptions, type Subsetter, toPdf, toPng, toSvg } from '@platelayer/press';
import type { Document, Page } from '@platelayer/scene';
import { makeBox } from './board18/box.ts';
import { bookPages } from './book.ts';
import { withRegistration } from './cut.ts';
import type { CutFile, ExportFile, PieceFile } from './file.ts';
import type { Studio } from './studio.ts';

export interface MakeOptions extends PressOptions {
  readonly subsetter: Subsetter;
  /** Of PNG files. */
  readonly dpi: number;
  /** Of SVG files: text in embedded fonts, or outlines for cutters and old programs. */
  readonly lettering: 'embed' | 'outlines';
  /** Of sheets whose pieces are cut by a machine: the corners of their cut files are printed, too. */
  readonly registration?: boolean;
}

/** Makes one file of an export; nothing where the component turns out to have no pages. */
export const makeFile = async (
  file: ExportFile,
  studio: Studio,
  options: MakeOptions,
): Promise<Uint8Array | undefined> => {
  switch (file.kind) {
    case 'sheets': {
      const { component, request, settings } = file;
      const pages = await studio.pages(component, request, settings);
      return bind(component.title, marked(pages, options), studio, options);
    }
    case 'book':
      return bind(undefined, marked(await bookPages(file, studio), options), studio, options);
    case 'cut':
      return makeCut(file, studio, options);
    case 'box':
      return makeBox(file.release, studio, options);
    case 'piece':
      return makePiece(file, studio, options);
  }
};

const marked = (pages: readonly Page[], { registration }: MakeOptions): readonly Page[] =>
  registration ? pages.map(withRegistration) : pages;

const bind = async (
  subject: string | undefined,
  pages: readonly Page[],
  { game: { info } }: Studio,
  options: MakeOptions,
): Promise<Uint8Array | undefined> => {
  if (pages.length === 0) return undefined;
  const title = subject === undefined ? info.title : `${info.title} – ${subject}`;
  const document: Document = { title, author: info.designer, language: 'en', pages };
  return toPdf(document, options);
};

const makeCut = async ({ component, pages, format }: CutFile, studio: Studio, options: MakeOptions) => {
  if (format === 'pdf') return bind(`${component.title}, cut lines`, pages, studio, options);
  const [page] = pages;
  return page && encode(toSvg(page, { fonts: options.fonts, textMode: 'outlines' }));
};

const makePiece = async ({ component, piece, format }: PieceFile, studio: Studio, options: MakeOptions) => {
  const pieces = await studio.pieces(component);
  const page = pieces.find(({ name }) => name === piece);
  if (!page) return undefined;
  if (format === 'png') return toPng(page, { ...options, background: 'transparent' });
  const textMode = options.lettering === 'embed' ? { embed: options.subsetter } : 'outlines';
  return encode(toSvg(page, { fonts: options.fonts, textMode }));
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
