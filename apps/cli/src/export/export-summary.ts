import type { ExportFile } from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { printable } from '../format-diagnostic.ts';
import { EXIT_STATUS, type ExitStatus } from '../terminal.ts';

/** What an export has made. */
export interface ExportSummary {
  /** Title of the game. */
  readonly title: string;
  /** Of its file. */
  readonly path: string;
  /** The command that shows all that is wrong in it. */
  readonly check: string;
  /** Errors and warnings of its file, which is drawn nevertheless. */
  readonly faults: readonly Diagnostic[];
  readonly place: string;
  readonly zipped: boolean;
  /** Whether the files are where they should be: an incomplete or empty zip is not written. */
  readonly delivered: boolean;
  readonly made: readonly { readonly file: ExportFile; readonly bytes: number }[];
  /** Components that turned out to have nothing to show. */
  readonly skipped: readonly ExportFile[];
  readonly failed: readonly { readonly file: ExportFile; readonly reason: string }[];
  /** What drawing and making files found out. */
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

/** Faults of the file that an export tells; `validate` tells all of them. */
const MAX_FAULTS = 10;

/** For people: what they have to know besides the files themselves. */
export function describeExport(summary: ExportSummary): string {
  const { path, check, made, failed, place, zipped, delivered, warnings, faults, diagnostics } = summary;
  const clashes = made.flatMap(({ file: { name, clash } }) =>
    clash === undefined ? [] : [`${name} is called so because there is another ${clash}.`],
  );
  const tell = (found: Diagnostic) =>
    `${found.severity} ${found.code}: ${placeOf(found, path)}${[found.message, found.hint].filter(Boolean).join(' ')}`;
  const remarks = [
    ...faults.slice(0, MAX_FAULTS).map(tell),
    ...(faults.length > MAX_FAULTS
      ? [`… and ${faults.length - MAX_FAULTS} more: ${check} shows them all.`]
      : []),
    ...diagnostics.filter(({ severity }) => severity !== 'info').map(tell),
  ];
  const failures = failed.map(({ file, reason }) => `failed: ${file.name}: ${reason}`);
  const files = `${made.length} ${made.length === 1 ? 'file' : 'files'}`;
  const end =
    made.length + failed.length === 0
      ? 'No file was made: there is nothing to show'
      : delivered
        ? `${files} in ${place}`
        : `${place} was not written, as it would be incomplete`;
  const rest = failed.length > 0 && !zipped ? `, ${failed.length} failed` : '';
  return [...warnings, ...remarks, ...clashes, ...failures, `${end}${rest}`]
    .map((text) => `${text.split('\n').map(printable).join('\n')}\n`)
    .join('');
}

/** Where something is in the game's own file, or in one that it brings along; nowhere if it is about all of the game. */
const placeOf = ({ file, pointer, line, column }: Diagnostic, path: string): string => {
  const place = file ?? (pointer === '' ? undefined : path);
  return place === undefined ? '' : `${place}${line === undefined ? '' : `:${line}:${column ?? 1}`}: `;
};

/** For programs. */
export const exportJson = (summary: ExportSummary): object => ({
  game: summary.title,
  [summary.zipped ? 'zip' : 'folder']: summary.place,
  written: summary.delivered,
  files: summary.made.map(({ file, bytes }) => ({ ...fileJson(file), bytes })),
  skipped: summary.skipped.map(fileJson),
  failed: summary.failed.map(({ file, reason }) => ({ ...fileJson(file), reason })),
  diagnostics: [...summary.faults, ...summary.diagnostics],
});

/** A file of an export, as `list` and `export` describe it to programs. */
export const fileJson = (file: ExportFile): object => ({
  name: file.name,
  kind: file.kind,
  ...(file.component ? { component: file.component.id } : {}),
  ...(file.clash === undefined ? {} : { clash: file.clash }),
});
