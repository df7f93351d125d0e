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

// Formats load this module when they make a file.

type Context = Pick<PlanContext, 'drawings' | 'options' | 'components'>;

/** Makes a PDF titled after the game and, unless it is the whole game, the part. Returns undefined if there are no pages. */
export const makeDocument = async (
  pages: readonly Page[],
  { drawings: { game }, options }: Context,
  press: Press,
  part?: string,
): Promise<Uint8Array | undefined> => {
  if (pages.length === 0) return undefined;
  const { title, designer } = game.info;
  const fullTitle = part === undefined ? title : `${title} – ${part}`;
  const prepared = { ...press, pdfx: await pdfxOf(options) };
  const settings = JSON.stringify([fullTitle, designer, options]);
  const before = press.made?.get(pages);
  if (before?.settings === settings) return before.bytes;
  const bytes = await toPdf({ title: fullTitle, author: designer, language: 'en', pages }, prepared);
  press.made?.set(pages, { settings, bytes });
  return bytes;
};

/** Returns the PDF/X settings if requested: for coated paper, or for the profile of the user. */
export const pdfxOf = async (options: OptionValues, inkLimit?: number): Promise<PdfX | undefined> => {
  if (!optionValue(pdfx, options)) return undefined;
  const profile = optionValue(outputProfile, options);
  const { fogra39, srgb } = await loadProfiles();
  const output = profile === '' ? fogra39 : Uint8Array.from(atob(profile), (char) => char.charCodeAt(0));
  const fault = outputFault(output);
  if (fault) throw new Error(fault);
  const day = optionValue(pdfDay, options);
  const date = day === '' ? new Date() : new Date(day);
  const isValid =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(/^\d+-\d\d-\d\d|/.exec(day)![0]);
  if (!isValid) throw new Error(`"${day}" is not a date. Write it like 2026-11-16.`);
  return { output, condition: profile === '' ? 'FOGRA39' : 'Custom', srgb, date, inkLimit };
};

/** Makes a PDF of sheets, with the corner marks of their cut files if requested. */
export const makePrinted = (pages: readonly Page[], context: Context, press: Press, part?: string) => {
  const marked = optionValue(registration, context.options) ? pages.map(withRegistration) : pages;
  return makeDocument(marked, context, press, part);
};

/** Returns the pages of a book, with each component as a section of the outline. */
export const bookPages = async ({
  components,
  drawings,
}: Pick<Context, 'components' | 'drawings'>): Promise<readonly Page[]> => {
  const bound: Page[] = [];
  for (const { component, pages } of components.flatMap((component) => boundSheetsOf(component, drawings)))
    for (const page of await pages())
      bound.push({ ...page, section: component.title, title: page.title ?? component.title });
  return bound;
};

/** Makes a PDF of a page that does not belong to a game. */
export const makePagePdf = (page: Page, press: Press): Promise<Uint8Array> =>
  toPdf({ title: page.title ?? '', pages: [page] }, press);

export const makePng = (
  page: Page,
  press: Press,
  options: OptionValues,
  background?: 'transparent',
): Promise<Uint8Array> => toPng(page, { ...press, dpi: optionValue(resolution, options), background });

export const makeSvg = (page: Page, { fonts, subsetter }: Press, options: OptionValues): Uint8Array => {
  const textMode = optionValue(outlines, options) ? 'outlines' : { embed: subsetter };
  return new TextEncoder().encode(toSvg(page, { fonts, textMode }));
};
