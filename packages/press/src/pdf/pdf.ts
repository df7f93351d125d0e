import { type Box, checkDocument, type Document, type Page, SceneError } from '@platelayer/scene';
import type { Deflate } from '../deflate.ts';
import type { Subsetter } from '../fonts/subset.ts';
import { type PressOptions, pageProgress } from '../options.ts';
import { Content, transparencyGroup } from './content.ts';
import { createPdfContext, type PdfContext } from './context.ts';
import { createEmbeddedFonts } from './fonts.ts';
import { addOutline } from './outline.ts';
import { paintNodes } from './paint.ts';
import { addIntent, inkFor, type PdfX, pdfDate, refusePictures } from './pdfx.ts';
import { ObjectStore } from './store.ts';
import { array, dict, type Ref, textString } from './syntax.ts';

export interface PdfOptions extends PressOptions {
  readonly subsetter: Subsetter;
  /** Compresses streams. By default the web's compressor, which is slow to start in Node. */
  readonly deflate?: Deflate;
  /** Prepares the file for PDF/X-4 if given. */
  readonly pdfx?: PdfX;
}

/** A PDF is measured in points (72 to the inch), a scene in hundredths of an inch. */
const POINTS = 0.72;

/**
 * Writes a PDF with vector pages, embedded fonts and searchable text. The same document always gives the same bytes.
 */
export const toPdf = async (document: Document, options: PdfOptions): Promise<Uint8Array> => {
  if (document.pages.length === 0) throw new SceneError('The document has no pages.');
  const uses = checkDocument(document, options.fonts);
  const finishPage = pageProgress(options, document.pages.length);
  const store = new ObjectStore(options.deflate);
  const { pdfx } = options;
  if (pdfx?.inkLimit !== undefined) refusePictures(document);
  const ink = pdfx && inkFor(pdfx, store);
  const context = createPdfContext(store, createEmbeddedFonts(options.fonts, store), uses, ink);
  const tree = store.reserve();
  const pages: Ref[] = [];
  for (const page of document.pages) {
    pages.push(addPage(page, tree, context));
    await finishPage();
  }
  context.fonts.finish(options.subsetter);
  store.put(tree, dict({ Type: '/Pages', Kids: array(pages), Count: pages.length }));
  const catalog = addCatalog(store, document, tree, pages, pdfx);
  return store.toFile(catalog, addInfo(store, document, pdfx), pdfx ? '1.6' : '1.7');
};

const addPage = (page: Page, tree: Ref, context: PdfContext): Ref => {
  const content = new Content(undefined, context.ink);
  content.write(`${POINTS} 0 0 -${POINTS} 0 ${content.num(page.height * POINTS)} cm`);
  paintNodes(page.children, content, context);
  const pageBox = { x: 0, y: 0, width: page.width, height: page.height };
  const media = boxOnPage(pageBox, page);
  const { trim = pageBox } = page;
  return context.store.add(
    dict({
      Type: '/Page',
      Parent: tree,
      MediaBox: media,
      CropBox: media,
      BleedBox: boxOnPage(page.bleed ?? trim, page),
      TrimBox: boxOnPage(trim, page),
      Group: transparencyGroup(context.ink.groupSpace),
      Resources: content.resources,
      Contents: context.store.addStream({}, content.bytes),
    }),
  );
};

/** The origin of a PDF page is at the bottom. */
const boxOnPage = ({ x, y, width, height }: Box, page: Page): string =>
  array([x, page.height - y - height, x + width, page.height - y].map((value) => value * POINTS));

const addCatalog = (
  store: ObjectStore,
  document: Document,
  tree: Ref,
  pages: readonly Ref[],
  pdfx: PdfX | undefined,
): Ref =>
  store.add(
    dict({
      Type: '/Catalog',
      Pages: tree,
      Outlines: addOutline(store, document.pages, pages),
      Lang: optional(document.language),
      // Pieces must be printed at their actual size.
      ViewerPreferences: dict({ DisplayDocTitle: 'true', PrintScaling: '/None' }),
      ...(pdfx && addIntent(store, pdfx, document)),
    }),
  );

const addInfo = (
  store: ObjectStore,
  { title, author, subject, keywords }: Document,
  pdfx: PdfX | undefined,
): Ref =>
  store.add(
    dict({
      Title: textString(title),
      Author: optional(author),
      Subject: optional(subject),
      Keywords: optional(keywords?.join(', ')),
      Creator: textString('Platelayer'),
      Producer: textString('Platelayer'),
      ...(pdfx && {
        CreationDate: pdfDate(pdfx.date),
        ModDate: pdfDate(pdfx.date),
        Trapped: '/False',
      }),
    }),
  );

const optional = (text: string | undefined): string | undefined => (text ? textString(text) : undefined);
