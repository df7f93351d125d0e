import type { Diagnostic, Severity } from '@platelayer/game';

const severityStyle = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

/** Characters of a source line shown on either side of the fault; some files are one single line. */
const BEFORE = 60;
const AFTER = 40;

/** Escape codes that begin and end a style. */
const styles = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Wraps texts into styles, or leaves them as they are. */
export type Paint = (style: keyof typeof styles, text: string) => string;

export const painter =
  (colors: boolean): Paint =>
  (style, text) =>
    colors ? `\u001b[${styles[style][0]}m${text}\u001b[${styles[style][1]}m` : text;

/**
 * A finding for the reader of a terminal: place, sentence, hint, and the line of the file with a caret
 * beneath the fault. `lines` are those of the file.
 */
export function frame(path: string, lines: readonly string[], found: Diagnostic, paint: Paint): string {
  const { severity, code, message, hint, pointer, line, column } = found;
  const place = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const where = pointer === '' ? '' : ` ${paint('dim', `at ${printable(pointer)}`)}`;
  const rows = [
    `${paint('bold', printable(place))} ${paint(severityStyle[severity], severity)} ${paint('dim', code)}${where}`,
    ...(line === undefined ? [] : excerpt(lines[line - 1] ?? '', line, column ?? 1, paint, severity)),
    `  ${printable(message)}`,
    ...(hint === undefined ? [] : [`  ${paint('dim', printable(hint))}`]),
  ];
  return rows.map((row) => `  ${row}\n`).join('');
}

function excerpt(
  source: string,
  line: number,
  column: number,
  paint: Paint,
  severity: Severity,
): readonly string[] {
  const from = Math.max(column - 1 - BEFORE, 0);
  const to = Math.min(column - 1 + AFTER, source.length);
  const shown = `${from > 0 ? '…' : ''}${printable(source.slice(from, to))}${to < source.length ? '…' : ''}`;
  const indent = ' '.repeat(column - 1 - from + (from > 0 ? 1 : 0));
  const number = String(line);
  const rule = (text: string) => paint('dim', text);
  return [
    `${rule(`${number.padStart(5)} │`)} ${shown}`,
    `${rule(`${''.padStart(5)} │`)} ${indent}${paint(severityStyle[severity], '^')}`,
  ];
}

/** A file may hold anything, also what would steer the terminal; each such character becomes one space. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
