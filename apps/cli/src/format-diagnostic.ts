import type { Diagnostic, Severity } from '@platelayer/game';

const SEVERITY_STYLES = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

/** Characters of a source line shown on either side of the fault; some files are one single line. */
const CHARS_BEFORE = 60;
const CHARS_AFTER = 40;

/** Escape codes that begin and end a style. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Wraps texts into styles, or leaves them as they are. */
export type StyleText = (style: keyof typeof STYLES, text: string) => string;

export const createStyler =
  (colors: boolean): StyleText =>
  (style, text) =>
    colors ? `\u001b[${STYLES[style][0]}m${text}\u001b[${STYLES[style][1]}m` : text;

/**
 * A finding for the reader of a terminal: place, sentence, hint, and the line of the file with a caret
 * beneath the fault. `lines` are those of the file.
 */
export function formatDiagnostic(
  path: string,
  lines: readonly string[],
  found: Diagnostic,
  style: StyleText,
): string {
  const { severity, code, message, hint, pointer, line, column } = found;
  const place = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const where = pointer === '' ? '' : ` ${style('dim', `at ${printable(pointer)}`)}`;
  const rows = [
    `${style('bold', printable(place))} ${style(SEVERITY_STYLES[severity], severity)} ${style('dim', code)}${where}`,
    ...(line === undefined ? [] : excerpt(lines[line - 1] ?? '', line, column ?? 1, style, severity)),
    `  ${printable(message)}`,
    ...(hint === undefined ? [] : [`  ${style('dim', printable(hint))}`]),
  ];
  return rows.map((row) => `  ${row}\n`).join('');
}

/** Findings in a file, as a terminal without styles shows them. */
export const formatDiagnostics = (name: string, text: string, diagnostics: readonly Diagnostic[]): string => {
  const lines = text.split(/\r\n|\r|\n/);
  return diagnostics
    .map((found) => formatDiagnostic(name, lines, found, createStyler(false)))
    .join('')
    .trimEnd();
};

function excerpt(
  source: string,
  line: number,
  column: number,
  style: StyleText,
  severity: Severity,
): readonly string[] {
  const from = Math.max(column - 1 - CHARS_BEFORE, 0);
  const to = Math.min(column - 1 + CHARS_AFTER, source.length);
  const shown = `${from > 0 ? '…' : ''}${printable(source.slice(from, to))}${to < source.length ? '…' : ''}`;
  const indent = ' '.repeat(column - 1 - from + (from > 0 ? 1 : 0));
  const number = String(line);
  const rule = (text: string) => style('dim', text);
  return [
    `${rule(`${number.padStart(5)} │`)} ${shown}`,
    `${rule(`${''.padStart(5)} │`)} ${indent}${style(SEVERITY_STYLES[severity], '^')}`,
  ];
}

/** A file may hold anything, also what would steer the terminal; each such character becomes one space. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
