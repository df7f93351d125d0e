import type { Config } from '@platelayer/game';
import { printableArea, type Sheet } from '@platelayer/sheets';
import { type CharterFormat, type CharterStyle, innerFormat, SMALLEST } from './format.ts';

export type ChartersConfig = Config['charters'];

/** How charters of one kind, majors or minors, share a sheet (60.9.1). */
export interface CharterLayout {
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly half: boolean;
  /** Length of the cut marks, and the room kept for them. */
  readonly cutlines: number;
  readonly bleed: number;
  /** Height of the strip above the cells that the pins stand in; none without a die. */
  readonly pinStrip: number;
}

/** The dies hold three rows of cells under a strip with pins. */
const DIE = { width: 750, height: 333, rows: 3, pinStrip: 50 };

/** In which die layouts a row holds two half charters instead of a full one. */
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

/** One CSS pixel: the unit of `charters.border`. */
const PIXEL = 100 / 96;

/** A charter in its cell on the sheet. */
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

/** A charter alone, as large as its cell, without bleed and frame (60.10). */
export const singleCharterFormat = (
  { cell, half }: CharterLayout,
  { style }: ChartersConfig,
  minor: boolean,
  certificate = false,
): CharterFormat => ({ ...designOf(style, certificate), minor, half, ...cell, bleed: 0, border: 0 });

/** Certificates have the parts of style `color`: logo, name, spaces for tokens. */
const designOf = (style: CharterStyle, certificate: boolean) => ({
  style: certificate ? ('color' as const) : style,
  certificate,
});

export const isDrawable = (format: CharterFormat): boolean => {
  const { half, width, height } = innerFormat(format);
  return width >= (half ? SMALLEST.half : SMALLEST.full) && height >= SMALLEST.height;
};
