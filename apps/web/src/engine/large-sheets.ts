import { openPainting, type PaintPart } from '@platelayer/press';
import { type Fonts, fingerprint, type Page } from '@platelayer/scene';
import type { Jobs } from './messages.ts';
import { svgOf } from './picture.ts';

/** Sheets of too many shapes for a page of the browser: they are painted here, part by part. */

interface LargeSheet {
  readonly page: Page;
  readonly fonts: Fonts;
  painting?: Promise<PaintPart>;
}

type LargeSheets = ReadonlyMap<string, LargeSheet>;

/** Those drawn last: what is shown, what comes next, and an earlier state beside them. */
let kept: readonly LargeSheets[] = [];
const MOST_DRAWINGS = 3;

/** Keeps sheets that are drawn together, and tells what each is known by: equal sheets by the same. */
export const keepLargeSheets = (pages: readonly Page[], fonts: Fonts): ReadonlyMap<Page, string> => {
  const ids = new Map(pages.map((page) => [page, fingerprint(page.children)]));
  const sheets = new Map(pages.map((page) => [ids.get(page)!, { page, fonts }]));
  kept = [sheets, ...kept].slice(0, MOST_DRAWINGS);
  return ids;
};

const findSheet = (id: string): LargeSheet | undefined => kept.find((sheets) => sheets.has(id))?.get(id);

export const largeSvg = (id: string): Jobs['largeSvg']['out'] => {
  const sheet = findSheet(id);
  return sheet && { bytes: new TextEncoder().encode(svgOf(sheet.page, sheet.fonts)) };
};

export const paintLargeSheet = async ({
  sheet: id,
  pixelsPerUnit,
  left,
  top,
  width,
  height,
}: Jobs['paint']['in']): Promise<ImageBitmap | undefined> => {
  const sheet = findSheet(id);
  if (!sheet) return undefined;
  sheet.painting ??= openPainting(sheet.page, sheet);
  const canvas = new OffscreenCanvas(width, height);
  (await sheet.painting)(canvas, { left, top }, pixelsPerUnit);
  return canvas.transferToImageBitmap();
};
