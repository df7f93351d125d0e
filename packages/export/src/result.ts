import type { Page } from '@platelayer/scene';
import type { ExportFile, Press } from './formats/format.ts';
import { findFormat } from './formats/index.ts';
import type { OptionValues } from './formats/options.ts';
import { type MadeFile, madeFile } from './made-file.ts';
import type { ExportPlan } from './plan.ts';
import { reasonOf } from './reason.ts';
import { zipFiles } from './zip.ts';

/** Outcome of making a file. */
export type FileOutcome =
  | { readonly bytes: Uint8Array }
  | { readonly skipped: true }
  | { readonly failure: string };

/** Outcome with the progress of the export. */
export type FileResult = FileOutcome & {
  readonly file: ExportFile;
  readonly done: number;
  readonly total: number;
};

/**
 * Makes the files in order. A file that fails does not stop the others. Cancelling throws the signal's reason. Starts `ahead`
 * files early, because a host with a compression thread can paint the next picture while it compresses one.
 */
export async function* runExport(
  files: readonly ExportFile[],
  press: Press,
  ahead = 0,
): AsyncGenerator<FileResult> {
  const total = files.length;
  const started: ReturnType<typeof attempt>[] = [];
  let next = 0;
  for (const [index, file] of files.entries()) {
    press.signal?.throwIfAborted();
    while (next < total && next <= index + ahead) started.push(attempt(files[next++]!, press));
    yield { file, done: index + 1, total, ...outcomeOf(await started.shift()!, press) };
  }
}

/** Makes one file. Cancelling throws the signal's reason. */
export const makeFile = async (file: ExportFile, press: Press): Promise<FileOutcome> =>
  outcomeOf(await attempt(file, press), press);

/** Returns errors instead of throwing, so that an error before the file is awaited is not unhandled. */
const attempt = async (file: ExportFile, press: Press) => {
  try {
    return { bytes: await file.make(press) };
  } catch (error) {
    return { error };
  }
};

const outcomeOf = (result: Awaited<ReturnType<typeof attempt>>, { signal }: Press): FileOutcome => {
  if ('error' in result) {
    signal?.throwIfAborted();
    return { failure: reasonOf(result.error) };
  }
  return result.bytes ? { bytes: result.bytes } : { skipped: true };
};

export interface ExportResult {
  readonly files: readonly MadeFile[];
  /** Number of files made, including those in a zip. */
  readonly made: number;
  readonly failures: readonly ExportFailure[];
}

/** File that could not be made or stored. */
export interface ExportFailure {
  readonly name: string;
  readonly reason: string;
}

/** Reports progress in files. Large files report fractions for their pages. */
export type OnProgress = (done: number, total: number, name: string) => void;

/** Makes all planned files, and packs several into a zip if requested. */
export const makeExport = async (
  { files, zipName }: ExportPlan,
  press: Omit<Press, 'onProgress'>,
  { zip, onProgress }: { readonly zip: boolean; readonly onProgress: OnProgress },
): Promise<ExportResult> => {
  const total = files.length;
  const made = new Map<string, Uint8Array>();
  const failures: ExportFailure[] = [];
  let finished = 0;
  const onPage = (done: number, pages: number) =>
    onProgress(finished + done / pages, total, files[finished]?.name ?? '');
  for await (const result of runExport(files, { ...press, onProgress: onPage })) {
    const { name } = result.file;
    if ('bytes' in result) made.set(name, result.bytes);
    else if ('failure' in result) failures.push({ name, reason: result.failure });
    finished = result.done;
    onProgress(finished, total, name);
  }
  const output = zip && total > 1 && made.size > 0 ? new Map([[zipName, zipFiles(made)]]) : made;
  return { files: [...output].map(([name, bytes]) => madeFile(name, bytes)), made: made.size, failures };
};

/** Makes a file of a page that does not belong to a game. */
export const exportPage = async (
  page: Page,
  name: string,
  formatId: string,
  press: Omit<Press, 'onProgress'>,
  { options, onProgress }: { readonly options: OptionValues; readonly onProgress: OnProgress },
): Promise<MadeFile> => {
  const format = findFormat(formatId);
  if (!format?.page) throw new Error(`A page cannot be saved as "${formatId}".`);
  const fileName = `${name}.${format.extension}`;
  const onPage = (done: number, pages: number) => onProgress(done, pages, fileName);
  return madeFile(fileName, await format.page(page, { ...press, onProgress: onPage }, options));
};
