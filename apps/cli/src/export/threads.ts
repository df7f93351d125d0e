import { Worker } from 'node:worker_threads';
import type { Assets, ExportFile, ExportRequest, FileResult } from '@platelayer/export';
import type { Config, Diagnostic, Report } from '@platelayer/game';

/** What a thread needs to plan the same export and make files of it. */
export interface ThreadInput {
  readonly text: string;
  readonly assets: Assets;
  readonly config: Config;
  readonly request: ExportRequest;
}

/** To a worker: the place in the plan of the file to make next, or the end of its work. */
export type Task = number | 'finish';

/** From a worker. */
export type WorkerReply = TaskResult | { readonly diagnostics: readonly Diagnostic[] };

export type TaskResult =
  | { readonly bytes: Uint8Array }
  | { readonly skipped: true }
  | { readonly failure: string };

/** Beside the built program; not an address that bundlers know of. */
const WORKER_FILE = '../bin/worker.mjs';

/** Finished files of a thread that wait for one before them. */
const MAX_WAITING_PER_JOB = 8;

/** Files by several threads, handed over in the order of the plan, so that a zip of them is always the same. */
export async function* runInThreads(
  files: readonly ExportFile[],
  input: ThreadInput,
  jobs: number,
  signal: AbortSignal,
  report: Report,
): AsyncGenerator<FileResult> {
  signal.throwIfAborted();
  const stopped = deferred<never>();
  const stop = () => stopped.fail(signal.reason);
  signal.addEventListener('abort', stop);
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL(WORKER_FILE, import.meta.url), { workerData: input }),
  );
  const results = files.map(() => deferred<TaskResult>());
  const taken = files.map(() => deferred<void>());
  let next = 0;
  const work = async (worker: Worker): Promise<void> => {
    while (next < files.length) {
      const index = next++;
      // However long one file takes, only so many that come after it wait in memory.
      await taken[index - MAX_WAITING_PER_JOB * jobs]?.promise;
      results[index]!.settle((await ask(worker, index)) as TaskResult);
    }
    const answer = await ask(worker, 'finish');
    if ('diagnostics' in answer) answer.diagnostics.forEach(report);
  };
  try {
    // A worker that breaks down ends the whole export, whichever file is waited for.
    const ended = Promise.race([stopped.promise, Promise.all(workers.map(work))]);
    for (const [index, file] of files.entries()) {
      const { promise } = results[index]!;
      const result = await Promise.race([promise, ended.then(() => promise)]);
      yield { file, done: index + 1, total: files.length, ...result };
      taken[index]!.settle();
    }
    await ended;
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, task: Task): Promise<WorkerReply> =>
  new Promise((answer, fail) => {
    const took = (message: WorkerReply) => {
      worker.off('error', broke);
      answer(message);
    };
    const broke = (error: unknown) => {
      worker.off('message', took);
      fail(error);
    };
    worker.once('message', took).once('error', broke);
    worker.postMessage(task);
  });

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly settle: (value: T) => void;
  readonly fail: (reason: unknown) => void;
}

const deferred = <T>(): Deferred<T> => {
  let [settle, fail]: [Deferred<T>['settle'], Deferred<T>['fail']] = [() => {}, () => {}];
  const promise = new Promise<T>((resolve, reject) => {
    [settle, fail] = [resolve, reject];
  });
  return { promise, settle, fail };
};
