import type { Config } from '@platelayer/game';
import { printableArea, type Sheet } from '@platelayer/sheets';
import { type CharterFormat, type CharterStyle, innerFormat, MIN_SIZE } from './format.ts';

export type ChartersConfig = Config['charters'];

/** Arrangement of majors or minors on a sheet (60.9.1). */
export interface CharterLayout {
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly half: boolean;
  /** Length of the cut marks. */
  readonly cutlines: number;
  readonly bleed: number;
  /** Height of the strip with pins above the cells; 0 without a die. */
  readonly pinStrip: number;
}

/** The dies have three rows of cells below a strip with pins. */
const DIE = { width: 750, height: 333, rows: 3, pinStrip: 50 };

/** Whether a row of a die has two half charters instead of a full one. */
const DIE_HALVES = {
  '3x1': { major: false, minor: false },
  '3x2': { major: true, minor: true },
  '3x1minors': { major: false, minor: true },
} as const;

export const charterLayout = (config: ChartersConfig, sheet: Sheet, minor: boolean): CharterLayout => {
  if (config.layout === 'free') return freeLayout(config, sheet, minor);
  const half = DIE_HALVES[config.layout][minor ? 'minor' : 'major'];
  const columns = half ? 2 : 1;
  return {
    cell: { width: DIE.width / columns, height: DIE.height },
    columns,
    rows: DIE.rows,
    half,
    cutlines: 0,
    bleed: 0,
    pinStrip: DIE.pinStrip,
  };
};

const freeLayout = (
  { halfWidth: half, smallerMinors, cutlines, bleed }: ChartersConfig,
  sheet: Sheet,
  minor: boolean,
): CharterLayout => {
  const { width, height } = printableArea(sheet);
  const columns = half ? 2 : 1;
  const rows = minor && smallerMinors ? 3 : 2;
  return {
    cell: { width: width / columns, height: height / rows },
    columns,
    rows,
    half,
    cutlines,
    bleed,
    pinStrip: 0,
  };
};

/** One CSS pixel, the unit of `charters.border`. */
const PIXEL = 100 / 96;

/** Format of a charter in its cell on the sheet. */
export const sheetFormat = (
  { cell, half, cutlines, bleed }: CharterLayout,
  { style, border }: ChartersConfig,
  minor: boolean,
  certificate = false,
): CharterFormat => ({
  ...designOf(style, certificate),
  minor,
  half,
  width: cell.width - 2 * (cutlines + bleed),
  height: cell.height - 2 * (cutlines + bleed),
  bleed,
  border: border * PIXEL,
});

/** Format of a single charter, which has the size of a cell, without bleed and frame (60.10). */
export const singleCharterFormat = (
  { cell, half }: CharterLayout,
  { style }: ChartersConfig,
  minor: boolean,
  certificate = false,
): CharterFormat => ({ ...designOf(style, certificate), minor, half, ...cell, bleed: 0, border: 0 });

/** Certificates have the same parts as style `color`. */
const designOf = (style: CharterStyle, certificate: boolean) => ({
  style: certificate ? ('color' as const) : style,
  certificate,
});

export const isDrawable = (format: CharterFormat): boolean => {
  const { half, width, height } = innerFormat(format);
  return width >= (half ? MIN_SIZE.half : MIN_SIZE.full) && height >= MIN_SIZE.height;
};
