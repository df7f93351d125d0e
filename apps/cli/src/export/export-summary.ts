import type { ExportFile } from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { printable } from '../format-diagnostic.ts';
import { EXIT_STATUS, type ExitStatus } from '../terminal.ts';

/** What an export has made. */
export interface ExportSummary {
  /** Title of the game. */
  readonly title: string;
  readonly place: string;
  readonly zipped: boolean;
  /** Whether the files are where they should be: an incomplete zip is not written. */
  readonly delivered: boolean;
  readonly made: readonly { readonly file: ExportFile; readonly bytes: number }[];
  /** Components that turned out to have nothing to show. */
  readonly skipped: readonly ExportFile[];
  readonly failed: readonly { readonly file: ExportFile; readonly reason: string }[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly string[];
}

/** Something is missing where a file failed, none was made, or a part could not be drawn. */
export const statusOf = ({ made, failed, delivered, diagnostics }: ExportSummary): ExitStatus => {
  const whole = failed.length === 0 && made.length > 0 && delivered;
  return whole && !diagnostics.some(({ severity }) => severity === 'error')
    ? EXIT_STATUS.fine
    : EXIT_STATUS.faults;
};

/** For people: what they have to know besides the files themselves. */
export function describeExport(summary: ExportSummary): string {
  const { made, failed, place, zipped, delivered, warnings, diagnostics } = summary;
  const clashes = made.flatMap(({ file: { name, clash } }) =>
    clash === undefined ? [] : [`${name} is called so because there is another ${clash}.`],
  );
  const remarks = diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map((found) => `${found.severity} ${found.code}: ${placeOf(found)}${found.message}`);
  const failures = failed.map(({ file, reason }) => `failed: ${file.name}: ${reason}`);
  const files = `${made.length} ${made.length === 1 ? 'file' : 'files'}`;
  const end = delivered ? `${files} in ${place}` : `${place} was not written, as it would be incomplete`;
  const rest = failed.length > 0 && !zipped ? `, ${failed.length} failed` : '';
  return [...warnings, ...remarks, ...clashes, ...failures, `${end}${rest}`]
    .map((text) => `${text.split('\n').map(printable).join('\n')}\n`)
    .join('');
}

/** Where something is in a file that the game brings along. */
const placeOf = ({ file, line, column }: Diagnostic): string =>
  file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}:${column ?? 1}`}: `;

/** For programs. */
export const exportJson = (summary: ExportSummary): object => ({
  game: summary.title,
  [summary.zipped ? 'zip' : 'folder']: summary.place,
  written: summary.delivered,
  files: summary.made.map(({ file, bytes }) => ({ ...fileJson(file), bytes })),
  skipped: summary.skipped.map(fileJson),
  failed: summary.failed.map(({ file, reason }) => ({ ...fileJson(file), reason })),
  diagnostics: summary.diagnostics,
});

/** A file of an export, as `list` and `export` describe it to programs. */
export const fileJson = (file: ExportFile): object => ({
  name: file.name,
  kind: file.kind,
  ...(file.component ? { component: file.component.id } : {}),
  ...(file.clash === undefined ? {} : { clash: file.clash }),
});
