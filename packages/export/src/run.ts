import type { ExportFile } from './file.ts';
import { type MakeOptions, makeFile } from './make.ts';
import type { Studio } from './studio.ts';

/** What became of one file. */
export type Made = { readonly file: ExportFile; readonly done: number; readonly total: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly skipped: true }
  | { readonly failure: string }
);

/** Makes the files one after another; a file that fails does not stop the others. Cancelling throws the signal's reason. */
export async function* runExport(
  files: readonly ExportFile[],
  studio: Studio,
  options: MakeOptions,
): AsyncGenerator<Made> {
  const total = files.length;
  for (const [index, file] of files.entries()) {
    const step = { file, done: index + 1, total };
    try {
      options.signal?.throwIfAborted();
      const bytes = await makeFile(file, studio, options);
      yield bytes ? { ...step, bytes } : { ...step, skipped: true };
    } catch (error) {
      options.signal?.throwIfAborted();
      yield { ...step, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
