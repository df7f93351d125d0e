import type { Picture } from '../engine/values.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** CSS page name for a sheet size. CSS does not allow dots in it. */
export const printPage = ({ width, height }: Size): string => `sheet-${width}-${height}`.replaceAll('.', '_');

const inches = (units: number): string => `${Math.round(units * 100) / 10_000}in`;

const pageSize = (width: number, height: number): string =>
  `{ size: ${inches(width)} ${inches(height)}; margin: 0 }`;

/**
 * One `@page` rule per size, so that each sheet is printed on a page of exactly its size. The rule without a name is for
 * Firefox, which prints all pages on paper of that size, rotated as each page needs, and shrinks larger pages.
 */
export const printRules = (sheets: readonly Size[]): string => {
  const last = sheets.at(-1);
  if (!last) return '';
  const long = Math.max(...sheets.map(({ width, height }) => Math.max(width, height)));
  const short = Math.max(...sheets.map(({ width, height }) => Math.min(width, height)));
  const sizes = new Map(sheets.map((sheet) => [printPage(sheet), sheet]));
  return [
    `@page ${last.width > last.height ? pageSize(long, short) : pageSize(short, long)}`,
    ...[...sizes].map(([name, { width, height }]) => `@page ${name} ${pageSize(width, height)}`),
    // Firefox also prints the space at the end of the body, on a new page unless the body has the name of the last page.
    `body { page: ${printPage(last)} }`,
  ].join('\n');
};

/** Label below a sheet. Adds the page number if there are several sheets and the title does not have it. */
export const sheetLabel = (
  title: string,
  page: number,
  pages: number,
  write: (values: { readonly title: string; readonly page: number; readonly pages: number }) => string,
): string => {
  if (pages === 1 || new RegExp(`\\b${page} of ${pages}\\b`).test(title)) return title;
  return write({ title: title.replace(new RegExp(`\\s+${page}$`), ''), page, pages });
};
