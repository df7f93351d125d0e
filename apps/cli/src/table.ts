import { printable } from './format-diagnostic.ts';

/** Formats rows of cells in columns two spaces apart. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const clean = rows.map((row) => row.map(printable));
  const widths = clean.reduce<readonly number[]>(
    (widest, row) => row.map((cell, i) => Math.max(cell.length, widest[i] ?? 0)),
    [],
  );
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};
