import { openPainting, type PaintPart } from '@platelayer/press';
import { type Fonts, fingerprint, type Page } from '@platelayer/scene';
import { svgOf } from './picture.ts';

/** A sheet with too many shapes for the browser, which the engine paints part by part. */
interface LargeSheet {
  readonly page: Page;
  readonly fonts: Fonts;
  painting?: Promise<PaintPart>;
}

/** Part of a large sheet, in pixels at a scale. */
export interface SheetPart {
  readonly sheet: string;
  readonly pixelsPerUnit: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type LargeSheets = ReadonlyMap<string, LargeSheet>;

/** The sheets drawn last: those shown, the next ones, and an earlier state for comparison. */
let drawings: readonly LargeSheets[] = [];
const MAX_DRAWINGS = 3;

/** Keeps sheets that were drawn together and returns their ids. Sheets that look the same have the same id. */
export const keepLargeSheets = (pages: readonly Page[], fonts: Fonts): ReadonlyMap<Page, string> => {
  const ids = new Map(pages.map((page) => [page, fingerprint(page.children)]));
  const sheets = new Map(pages.map((page) => [ids.get(page)!, { page, fonts }]));
  drawings = [sheets, ...drawings].slice(0, MAX_DRAWINGS);
  return ids;
};

const findSheet = (id: string): LargeSheet | undefined => drawings.find((sheets) => sheets.has(id))?.get(id);

export const largeSvg = (id: string): { readonly bytes: Uint8Array<ArrayBuffer> } | undefined => {
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
}: SheetPart): Promise<ImageBitmap | undefined> => {
  const sheet = findSheet(id);
  if (!sheet) return undefined;
  sheet.painting ??= openPainting(sheet.page, sheet);
  const canvas = new OffscreenCanvas(width, height);
  (await sheet.painting)(canvas, { left, top }, pixelsPerUnit);
  return canvas.transferToImageBitmap();
};
