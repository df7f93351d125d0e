import type { Diagnostic, Severity } from '@platelayer/game';

const SEVERITY_STYLES = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

/** How many characters of a source line are shown on either side of the location, because some files are a single line. */
const CHARS_BEFORE = 60;
const CHARS_AFTER = 40;

/** Escape codes that start and end each style. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Returns a string in a style, or unchanged if the terminal shows no colours. */
export type StyleText = (style: keyof typeof STYLES, text: string) => string;

export const createStyler =
  (colors: boolean): StyleText =>
  (style, text) =>
    colors ? `\u001b[${STYLES[style][0]}m${text}\u001b[${STYLES[style][1]}m` : text;

/** Formats a diagnostic for a terminal, with the source line and a caret below the location. */
export function formatDiagnostic(
  path: string,
  lines: readonly string[],
  { severity, code, message, hint, pointer, line, column }: Diagnostic,
  style: StyleText,
): string {
  const location = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const field = pointer === '' ? '' : ` ${style('dim', `at ${printable(pointer)}`)}`;
  const rows = [
    `${style('bold', printable(location))} ${style(SEVERITY_STYLES[severity], severity)} ${style('dim', code)}${field}`,
    ...(line === undefined ? [] : excerpt(lines[line - 1] ?? '', line, column ?? 1, style, severity)),
    `  ${printable(message)}`,
    ...(hint === undefined ? [] : [`  ${style('dim', printable(hint))}`]),
  ];
  return rows.map((row) => `  ${row}\n`).join('');
}

/** Formats the diagnostics of a file without styles. */
export const formatDiagnostics = (name: string, text: string, diagnostics: readonly Diagnostic[]): string => {
  const lines = text.split(/\r\n|\r|\n/);
  return diagnostics
    .map((diagnostic) => formatDiagnostic(name, lines, diagnostic, createStyler(false)))
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
  return [
    `${style('dim', `${number.padStart(5)} │`)} ${shown}`,
    `${style('dim', `${''.padStart(5)} │`)} ${indent}${style(SEVERITY_STYLES[severity], '^')}`,
  ];
}

/** Replaces control characters, which a file may contain and a terminal would obey, by spaces. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
