import { printable } from './format-diagnostic.ts';

/** Rows of cells as text in columns two spaces apart, one line each. */
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
