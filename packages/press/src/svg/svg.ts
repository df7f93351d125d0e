import { checkPage, type Document, type Fonts, formatNumber, type Page } from '@platelayer/scene';
import { toBase64 } from '../base64.ts';
import type { Subsetter } from '../fonts/subset.ts';
import { countPages, type PressOptions } from '../options.ts';
import { Drawing } from './drawing.ts';
import { writeNodes } from './node.ts';
import { fontFaceRule } from './text.ts';
import { element, escapeXml } from './write.ts';

export interface SvgOptions {
  readonly fonts: Fonts;
  /**
   * `reference`: text in fonts that the surrounding page provides (the screen). `embed`: a stand-alone file that
   * carries the letters it uses. `outlines`: no text and no font at all, for cutters and old programs.
   */
  readonly lettering: 'reference' | 'outlines' | { readonly embed: Subsetter };
  /** Put before every id, where several drawings share one web page. */
  readonly idPrefix?: string;
}

/** One page as an SVG document. */
export const toSvg = (page: Page, { fonts, lettering, idPrefix = '' }: SvgOptions): string => {
  checkPage(page, fonts);
  const drawing = new Drawing(fonts, lettering === 'outlines' ? 'outlines' : 'text', idPrefix);
  const content = writeNodes(drawing, page.children);
  const style = typeof lettering === 'object' ? embeddedFonts(drawing, lettering.embed) : '';
  const defs = style + drawing.defs;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${formatNumber(page.width / 100, 5)}in`,
      height: `${formatNumber(page.height / 100, 5)}in`,
      viewBox: `0 0 ${formatNumber(page.width)} ${formatNumber(page.height)}`,
      'text-rendering': 'geometricPrecision',
      'xml:space': 'preserve',
      role: 'img',
    },
    element('title', {}, escapeXml(page.title ?? '')) +
      (defs === '' ? '' : element('defs', {}, defs)) +
      content,
  );
};

/** Every page of a document as an SVG of its own. */
export const toSvgs = async (
  document: Document,
  options: SvgOptions & PressOptions,
): Promise<readonly string[]> => {
  const turnPage = countPages(options, document.pages.length);
  const written: string[] = [];
  for (const page of document.pages) {
    written.push(toSvg(page, options));
    await turnPage();
  }
  return written;
};

const embeddedFonts = (drawing: Drawing, subsetter: Subsetter): string => {
  const rules = [...drawing.characters].map(([id, characters]) => {
    const face = drawing.fonts.face(id);
    const font = subsetter.subset(drawing.fonts.file(face), { text: [...characters].join(''), layout: true });
    return fontFaceRule(face, toBase64(font));
  });
  return rules.length === 0 ? '' : element('style', {}, escapeXml(rules.join('')));
};
