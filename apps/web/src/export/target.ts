import { type ExportFailure, type ExportRequest, type MadeFile, reasonOf } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import type { Baseline } from '../engine/compare-job.ts';
import type { LoadedGame } from '../state/store.ts';

/** An export request with its game and destination. */
export interface ExportTask {
  readonly game: LoadedGame;
  readonly request: ExportRequest;
  readonly config: Config;
  /** Export only what needs reprinting since then. */
  readonly since?: Baseline;
  /** Ids of the components to remember as printed, if not those of the request. */
  readonly printed?: readonly string[];
  /** Destination of the files. Default: a download. */
  readonly target?: PickedTarget;
}

/** A folder or file that the user has selected. */
export interface PickedTarget {
  /** Name in messages. */
  readonly name: string;
  /** Accepts one file, under the name that the user chose. */
  readonly single?: true;
  /** Leaves no partial file if it fails. */
  write(file: MadeFile): Promise<void>;
  /** Shows the written files. */
  open?(): Promise<void>;
}

export interface TargetFolder extends PickedTarget {
  /** The names that already exist in the folder. */
  existing(names: readonly string[]): Promise<readonly string[]>;
}

/** Thrown if the user cancels while files are being written. */
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

/** Writes files one by one, reporting the index of each first. A file that cannot be written does not stop the others. */
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
