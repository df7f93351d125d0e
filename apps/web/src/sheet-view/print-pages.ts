import type { Picture } from '../engine/values.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Name of the kind of page that a sheet is printed on; CSS takes no dots in it. */
export const printPage = ({ width, height }: Size): string => `sheet-${width}-${height}`.replaceAll('.', '_');

const inches = (units: number): string => `${Math.round(units * 100) / 10_000}in`;

const pageSize = (width: number, height: number): string =>
  `{ size: ${inches(width)} ${inches(height)}; margin: 0 }`;

/**
 * One rule for each size of paper, so that each sheet is printed on a page of exactly its own size. The rule without a name
 * is for Firefox: it prints all pages on paper of that size, turned as each page needs it, and shrinks larger pages.
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
    // Firefox also prints the white space at the end of the body, on a new page unless the body has the name of the last page.
    `body { page: ${printPage(last)} }`,
  ].join('\n');
};
