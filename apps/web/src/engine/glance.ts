import type { Component } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { toPng } from '@platelayer/press';
import type { Jobs } from './messages.ts';

/** A small picture of a component's first sheet, and how many sheets of paper it takes. */
export const glanceAt = async (
  drawings: GameDrawings,
  component: Component,
  pixels: number,
): Promise<Jobs['glance']['out']> => {
  const pages = await drawings.pages(component, {});
  const paper = component.options.includes('paginated')
    ? await drawings.pages(component, { paginated: true })
    : pages;
  const [page] = pages;
  if (!page) return { sheets: 0 };
  const dpi = (100 * pixels) / Math.max(page.width, page.height);
  const bytes = (await toPng(page, { fonts: drawings.fonts, dpi })) as Uint8Array<ArrayBuffer>;
  return { sheets: paper.length, picture: { bytes, width: page.width, height: page.height } };
};
