/** Formats lines of cells as CSV (86.7). */
export const toCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Puts an apostrophe before anything that a spreadsheet would run as a formula, because titles come from untrusted files. */
const csvCell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
