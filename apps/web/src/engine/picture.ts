import { toSvg } from '@platelayer/press';
import type { Fonts, Page } from '@platelayer/scene';
import { bundledFonts, fallbackUrl } from './fonts.ts';
import type { Picture } from './values.ts';

/** Prefixes the ids inside each SVG, because several pictures are on the page at once. */
let pictureCount = 0;

export const svgOf = (page: Page, fonts: Fonts): string =>
  toSvg(page, { fonts, textMode: 'reference', fontUrl: fallbackUrl, idPrefix: `p${++pictureCount}-` });

export const pictureOf = async (page: Page, fonts?: Fonts): Promise<Picture> => ({
  svg: svgOf(page, fonts ?? (await bundledFonts())),
  title: page.title ?? '',
  width: page.width,
  height: page.height,
});

export const pictures = (pages: readonly Page[], fonts?: Fonts): Promise<readonly Picture[]> =>
  Promise.all(pages.map((page) => pictureOf(page, fonts)));
