/** Lines of cells for spreadsheets (86.7). */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Titles come from foreign files: what a spreadsheet would run as a formula gets an apostrophe in front. */
const csvCell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
