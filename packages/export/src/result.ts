import type { Page } from '@platelayer/scene';
import type { ExportFile, Press } from './formats/format.ts';
import { findFormat } from './formats/index.ts';
import type { OptionValues } from './formats/options.ts';
import { type MadeFile, madeFile } from './made-file.ts';
import type { ExportPlan } from './plan.ts';
import { reasonOf } from './reason.ts';
import { zipFiles } from './zip.ts';

/** What became of one file. */
export type FileOutcome =
  | { readonly bytes: Uint8Array }
  | { readonly skipped: true }
  | { readonly failure: string };

/** The same, and how far the export is. */
export type FileResult = FileOutcome & {
  readonly file: ExportFile;
  readonly done: number;
  readonly total: number;
};

/**
 * Makes the files one after another; a file that fails does not stop the others. Cancelling throws the signal's reason.
 * So many files are begun `ahead`: where the host compresses beside the main thread, the next is painted meanwhile.
 */
export async function* runExport(
  files: readonly ExportFile[],
  press: Press,
  ahead = 0,
): AsyncGenerator<FileResult> {
  const total = files.length;
  const begun: ReturnType<typeof attempt>[] = [];
  let next = 0;
  for (const [index, file] of files.entries()) {
    press.signal?.throwIfAborted();
    while (next < total && next <= index + ahead) begun.push(attempt(files[next++]!, press));
    yield { file, done: index + 1, total, ...outcomeOf(await begun.shift()!, press) };
  }
}

/** Makes one file. Cancelling throws the signal's reason. */
export const makeFile = async (file: ExportFile, press: Press): Promise<FileOutcome> =>
  outcomeOf(await attempt(file, press), press);

/** A file that fails before it is waited for must not count as unhandled. */
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

/** What became of an export. */
export interface ExportResult {
  readonly files: readonly MadeFile[];
  /** How many files were made, those in a zip included. */
  readonly made: number;
  readonly failures: readonly ExportFailure[];
}

/** A file that could not be made or kept. */
export interface ExportFailure {
  readonly name: string;
  readonly reason: string;
}

/** How far an export is, in files; large ones tell of their pages. */
export type OnProgress = (done: number, total: number, name: string) => void;

/** Makes everything that is planned; several files are put into a zip if wanted. */
export const makeExport = async (
  { files, zipName }: ExportPlan,
  press: Omit<Press, 'onProgress'>,
  { zip, onProgress }: { readonly zip: boolean; readonly onProgress: OnProgress },
): Promise<ExportResult> => {
  const total = files.length;
  const made = new Map<string, Uint8Array>();
  const failures: ExportFailure[] = [];
  let finished = 0;
  const ofPages = (done: number, pages: number) =>
    onProgress(finished + done / pages, total, files[finished]?.name ?? '');
  for await (const step of runExport(files, { ...press, onProgress: ofPages })) {
    const { name } = step.file;
    if ('bytes' in step) made.set(name, step.bytes);
    else if ('failure' in step) failures.push({ name, reason: step.failure });
    finished = step.done;
    onProgress(finished, total, name);
  }
  const kept = zip && total > 1 && made.size > 0 ? new Map([[zipName, zipFiles(made)]]) : made;
  return { files: [...kept].map(([name, bytes]) => madeFile(name, bytes)), made: made.size, failures };
};

/** A page that belongs to no game, as a file. */
export const exportPage = async (
  page: Page,
  name: string,
  format: string,
  press: Omit<Press, 'onProgress'>,
  { options, onProgress }: { readonly options: OptionValues; readonly onProgress: OnProgress },
): Promise<MadeFile> => {
  const found = findFormat(format);
  if (!found?.page) throw new Error(`A page cannot be saved as "${format}".`);
  const whole = `${name}.${found.extension}`;
  const ofPages = (done: number, pages: number) => onProgress(done, pages, whole);
  return madeFile(whole, await found.page(page, { ...press, onProgress: ofPages }, options));
};
