import type { ExportFile } from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { printable } from '../format-diagnostic.ts';
import { EXIT_STATUS, type ExitStatus } from '../terminal.ts';

export interface ExportSummary {
  /** Title of the game. */
  readonly title: string;
  /** Path of the game file. */
  readonly path: string;
  /** Command that shows all problems of the game file. */
  readonly check: string;
  /** Errors and warnings of the game file, which is exported even so. */
  readonly gameDiagnostics: readonly Diagnostic[];
  /** Output folder or zip. */
  readonly place: string;
  readonly zipped: boolean;
  /** Whether the output was written: an incomplete or empty zip is not. */
  readonly delivered: boolean;
  readonly made: readonly { readonly file: ExportFile; readonly bytes: number }[];
  /** Files that turned out to be empty. */
  readonly skipped: readonly ExportFile[];
  readonly failed: readonly { readonly file: ExportFile; readonly reason: string }[];
  /** Diagnostics of drawing and making the files. */
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly string[];
}

/** An export fails if a file failed, no file was made, or a part could not be drawn. */
export const exportStatus = ({ made, failed, delivered, diagnostics }: ExportSummary): ExitStatus => {
  const isComplete = failed.length === 0 && made.length > 0 && delivered;
  return isComplete && !diagnostics.some(({ severity }) => severity === 'error')
    ? EXIT_STATUS.fine
    : EXIT_STATUS.failed;
};

/** How many problems of the game file are shown; `validate` shows all of them. */
const MAX_GAME_DIAGNOSTICS = 10;

/** Describes an export for people: warnings, problems, failures, and the number of files. */
export function describeExport(summary: ExportSummary): string {
  const { path, check, made, failed, place, zipped, delivered, warnings, gameDiagnostics, diagnostics } =
    summary;
  const clashes = made.flatMap(({ file: { name, clash } }) =>
    clash === undefined ? [] : [`${name} was renamed because this export also has ${clash}.`],
  );
  const formatLine = (diagnostic: Diagnostic) => {
    const { severity, code, message, hint } = diagnostic;
    return `${severity} ${code}: ${formatLocation(diagnostic, path)}${message}${hint ? ` ${hint}` : ''}`;
  };
  const hidden = gameDiagnostics.length - MAX_GAME_DIAGNOSTICS;
  const problems = [
    ...gameDiagnostics.slice(0, MAX_GAME_DIAGNOSTICS).map(formatLine),
    ...(hidden > 0 ? [`… and ${hidden} more. To see them all, run: ${check}`] : []),
    ...diagnostics.filter(({ severity }) => severity !== 'info').map(formatLine),
  ];
  const failures = failed.map(({ file, reason }) => `failed: ${file.name}: ${reason}`);
  const files = `${made.length} ${made.length === 1 ? 'file' : 'files'}`;
  const result =
    made.length + failed.length === 0
      ? 'No files were made, because there is nothing to show'
      : delivered
        ? `${files} in ${place}`
        : `${place} was not written, because it would be incomplete`;
  const failedCount = failed.length > 0 && !zipped ? `, ${failed.length} failed` : '';
  return [...warnings, ...problems, ...clashes, ...failures, `${result}${failedCount}`]
    .map((text) => `${text.split('\n').map(printable).join('\n')}\n`)
    .join('');
}

/** Returns an empty string for a diagnostic about the game as a whole. */
const formatLocation = ({ file, pointer, line, column }: Diagnostic, path: string): string => {
  const source = file ?? (pointer === '' ? undefined : path);
  return source === undefined ? '' : `${source}${line === undefined ? '' : `:${line}:${column ?? 1}`}: `;
};

export const exportJson = (summary: ExportSummary): object => ({
  game: summary.title,
  [summary.zipped ? 'zip' : 'folder']: summary.place,
  written: summary.delivered,
  files: summary.made.map(({ file, bytes }) => ({ ...fileJson(file), bytes })),
  skipped: summary.skipped.map(fileJson),
  failed: summary.failed.map(({ file, reason }) => ({ ...fileJson(file), reason })),
  diagnostics: [...summary.gameDiagnostics, ...summary.diagnostics],
});

/** Describes a file in the JSON output of `list` and `export`. */
export const fileJson = (file: ExportFile): object => ({
  name: file.name,
  kind: file.kind,
  ...(file.component ? { component: file.component.id } : {}),
  ...(file.clash === undefined ? {} : { clash: file.clash }),
});
