import type { Component } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { toPng } from '@platelayer/press';
import type { Fonts, Page } from '@platelayer/scene';

/** A PNG of a page; `pixels` is the length of its longer side. */
export const smallPicture = async (page: Page | undefined, fonts: Fonts, pixels: number) =>
  page &&
  ((await toPng(page, {
    fonts,
    dpi: (100 * pixels) / Math.max(page.width, page.height),
  })) as Uint8Array<ArrayBuffer>);

/** A small picture of a component's first sheet, if it has one, and its number of sheets of paper. */
export const drawGlance = async (
  drawings: GameDrawings,
  component: Component,
  pixels: number,
): Promise<{
  readonly sheets: number;
  /** With the size of the sheet. */
  readonly picture?: {
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  };
}> => {
  const pages = await drawings.pages(component, {});
  const paper = component.options.includes('paginated')
    ? await drawings.pages(component, { paginated: true })
    : pages;
  const [page] = pages;
  const bytes = await smallPicture(page, drawings.fonts, pixels);
  if (!page || !bytes) return { sheets: 0 };
  return { sheets: paper.length, picture: { bytes, width: page.width, height: page.height } };
};
