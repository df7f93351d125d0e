import { checkPage, type Face, type Fonts, formatNumber, type Page } from '@platelayer/scene';
import type { Subsetter } from '../fonts/subset.ts';
import { SvgContext } from './context.ts';
import { writeNodes } from './node.ts';
import { fontFaceRule } from './text.ts';
import { element, escapeXml, toDataUrl } from './xml.ts';

export interface SvgOptions {
  readonly fonts: Fonts;
  /**
   * `reference`: text in fonts that the surrounding page provides (the screen). `embed`: a stand-alone file with the
   * letters it uses. `outlines`: no text and no fonts, for cutters and old programs.
   */
  readonly textMode: 'reference' | 'outlines' | { readonly embed: Subsetter };
  /** For `reference`: the URL of a face that the page does not already know. */
  readonly fontUrl?: (face: Face) => string | undefined;
  /** Prefix of every id, for several drawings on one web page. */
  readonly idPrefix?: string;
}

/** Writes a page as an SVG document. */
export const toSvg = (page: Page, { fonts, textMode, fontUrl, idPrefix = '' }: SvgOptions): string => {
  checkPage(page, fonts);
  const context = new SvgContext(fonts, textMode === 'outlines' ? 'outlines' : 'text', idPrefix);
  const content = writeNodes(context, page.children);
  const embed = typeof textMode === 'object' ? textMode.embed : undefined;
  const style = fontStyle(context, embed ? embeddedUrl(context, embed) : fontUrl);
  const defs = style + context.defs;
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

/** Font-face rules for faces that the file embeds or the page does not know. */
const fontStyle = (context: SvgContext, urlOf: SvgOptions['fontUrl']): string => {
  const rules = [...context.characters.keys()].flatMap((id) => {
    const face = context.fonts.face(id);
    const url = urlOf?.(face);
    return url === undefined ? [] : [fontFaceRule(face, url)];
  });
  return rules.length === 0 ? '' : element('style', {}, escapeXml(rules.join('')));
};

const embeddedUrl = (context: SvgContext, subsetter: Subsetter) => (face: Face) => {
  const text = [...(context.characters.get(face.id) ?? [])].join('');
  return toDataUrl('font/ttf', subsetter.subset(context.fonts.file(face), { text, layout: true }));
};
