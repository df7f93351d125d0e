import type { Picture } from '../engine/values.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Name of the kind of page that a sheet is printed on; CSS takes no dots in it. */
export const printPage = ({ width, height }: Size): string => `sheet-${width}-${height}`.replaceAll('.', '_');

const inches = (units: number): string => `${Math.round(units * 100) / 10_000}in`;

/** One rule for every size of paper, so that each sheet is printed on a page of exactly its own size. */
export const printRules = (sheets: readonly Size[]): string => {
  const sizes = new Map(sheets.map((sheet) => [printPage(sheet), sheet]));
  return [...sizes]
    .map(
      ([name, { width, height }]) => `@page ${name} { size: ${inches(width)} ${inches(height)}; margin: 0 }`,
    )
    .join('\n');
};
