import { type ExportFailure, type ExportRequest, type MadeFile, reasonOf } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import type { Baseline } from '../engine/compare-job.ts';
import type { LoadedGame } from '../state/store.ts';

/** A request, of what game, and where to. */
export interface ExportTask {
  readonly game: LoadedGame;
  readonly request: ExportRequest;
  readonly config: Config;
  /** Only what has to be printed again since then. */
  readonly since?: Baseline;
  /** Ids of the components that are printed with it, where they are not those of the request. */
  readonly printed?: readonly string[];
  /** Gets the files; a download where absent. */
  readonly target?: PickedTarget;
}

/** Where an export puts its files: a folder or a file that the user has picked. */
export interface PickedTarget {
  /** As messages call it. */
  readonly name: string;
  /** It takes one file, under the name that the user gave it. */
  readonly single?: true;
  /** Leaves nothing behind where it fails. */
  write(file: MadeFile): Promise<void>;
  /** Shows what was written. */
  open?(): Promise<void>;
}

export interface TargetFolder extends PickedTarget {
  /** Those of the names that the folder has already. */
  existing(names: readonly string[]): Promise<readonly string[]>;
}

/** The user has cancelled while files were written. */
export class StoppedWriting extends Error {
  readonly written: number;
  readonly total: number;
  readonly place: string;

  constructor(written: number, total: number, place: string) {
    super('Cancelled');
    this.written = written;
    this.total = total;
    this.place = place;
  }
}

/** Writes files one by one and tells of each, by its index, before. One that cannot be written does not stop the others. */
export const writeInto = async (
  target: PickedTarget,
  files: readonly MadeFile[],
  signal: AbortSignal,
  onWriting: (index: number, total: number, name: string) => void,
): Promise<readonly ExportFailure[]> => {
  const failures: ExportFailure[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) throw new StoppedWriting(index - failures.length, files.length, target.name);
    onWriting(index, files.length, file.name);
    const reason = await target.write(file).then(() => undefined, reasonOf);
    if (reason !== undefined) failures.push({ name: file.name, reason });
  }
  return failures;
};
