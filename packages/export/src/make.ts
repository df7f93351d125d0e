import { loadProfiles, outputFault, type PdfX, toPdf, toPng, toSvg } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { withRegistration } from './cut-sheets.ts';
import type { PlanContext, Press } from './formats/format.ts';
import {
  type OptionValues,
  optionValue,
  outlines,
  outputProfile,
  pdfDay,
  pdfx,
  registration,
  resolution,
} from './formats/options.ts';
import { boundSheetsOf } from './sheets.ts';

export { cutSheets } from './cut-sheets.ts';

/** How pages become the bytes of files. Formats load this when they make one. */

type Context = Pick<PlanContext, 'drawings' | 'options' | 'components'>;

/** Pages as a PDF, titled after the game and, where it is not the whole, its part; nothing without pages. */
export const makeDocument = async (
  pages: readonly Page[],
  { drawings: { game }, options }: Context,
  press: Press,
  part?: string,
): Promise<Uint8Array | undefined> => {
  if (pages.length === 0) return undefined;
  const { title, designer } = game.info;
  const titled = part === undefined ? title : `${title} – ${part}`;
  const prepared = { ...press, pdfx: await pdfxOf(options) };
  const settings = JSON.stringify([titled, designer, options]);
  const before = press.made?.get(pages);
  if (before?.settings === settings) return before.bytes;
  const bytes = await toPdf({ title: titled, author: designer, language: 'en', pages }, prepared);
  press.made?.set(pages, { settings, bytes });
  return bytes;
};

/** What PDF files are prepared for, where that is wanted: coated paper, unless the user brings a profile. */
export const pdfxOf = async (options: OptionValues, inkLimit?: number): Promise<PdfX | undefined> => {
  if (!optionValue(pdfx, options)) return undefined;
  const own = optionValue(outputProfile, options);
  const { fogra39, srgb } = await loadProfiles();
  const output = own === '' ? fogra39 : Uint8Array.from(atob(own), (letter) => letter.charCodeAt(0));
  const fault = outputFault(output);
  if (fault) throw new Error(fault);
  const day = optionValue(pdfDay, options);
  const date = day === '' ? new Date() : new Date(day);
  const isThere =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(/^\d+-\d\d-\d\d|/.exec(day)![0]);
  if (!isThere) throw new Error(`"${day}" is not a date. Write it like 2026-11-16.`);
  return { output, condition: own === '' ? 'FOGRA39' : 'Custom', srgb, date, inkLimit };
};

/** The same of sheets that are printed and may have the corners of their cut files. */
export const makePrinted = (pages: readonly Page[], context: Context, press: Press, part?: string) => {
  const marked = optionValue(registration, context.options) ? pages.map(withRegistration) : pages;
  return makeDocument(marked, context, press, part);
};

/** The pages of a book: every component is a section of its outline, its variations and sheets stand below. */
export const bookPages = async ({
  components,
  drawings,
}: Pick<Context, 'components' | 'drawings'>): Promise<readonly Page[]> => {
  const bound: Page[] = [];
  for (const { component, pages } of components.flatMap((each) => boundSheetsOf(each, drawings)))
    for (const page of await pages())
      bound.push({ ...page, section: component.title, title: page.title ?? component.title });
  return bound;
};

/** A page that belongs to no game as a PDF. */
export const makePagePdf = (page: Page, press: Press): Promise<Uint8Array> =>
  toPdf({ title: page.title ?? '', pages: [page] }, press);

export const makePng = (
  page: Page,
  press: Press,
  options: OptionValues,
  background?: 'transparent',
): Promise<Uint8Array> => toPng(page, { ...press, dpi: optionValue(resolution, options), background });

/** Text in embedded fonts, or all outlines. */
export const makeSvg = (page: Page, { fonts, subsetter }: Press, options: OptionValues): Uint8Array => {
  const textMode = optionValue(outlines, options) ? 'outlines' : { embed: subsetter };
  return new TextEncoder().encode(toSvg(page, { fonts, textMode }));
};
