import { Worker } from 'node:worker_threads';
import { readPicture } from '@platelayer/components';
import type { Assets, ExportFile, ExportRequest, FileOutcome, FileResult } from '@platelayer/export';
import type { Config, Diagnostic, Report } from '@platelayer/game';

/** Input from which a thread plans the same export. */
export interface ThreadInput {
  readonly text: string;
  readonly assets: Assets;
  readonly config: Config;
  readonly request: ExportRequest;
}

/** Message to a thread: the index of a file in the plan, or a request to finish. */
export type Task = number | 'finish';

/** Answer of a thread. */
export type ThreadReply = { readonly task: Task } & (
  | { readonly outcome: FileOutcome }
  | { readonly diagnostics: readonly Diagnostic[] }
);

/** Makes the file at an index of the plan. */
type MakeFile = (index: number) => Promise<FileOutcome>;

/** Path from the built program. It is a constant so that bundlers do not follow it. */
const WORKER_FILE = '../bin/worker.cjs';

/** A thread paints the next picture while it compresses one. */
const FILES_AT_ONCE = 2;

/** How many finished files per thread may wait for an earlier one. */
const MAX_WAITING_PER_JOB = 8;

/**
 * Makes files in `jobs` threads, including this one, and yields them in the order of the plan, so that a zip always has the same
 * bytes.
 */
export async function* runInThreads(
  files: readonly ExportFile[],
  makeHere: MakeFile,
  input: ThreadInput,
  jobs: number,
  signal: AbortSignal,
  report: Report,
): AsyncGenerator<FileResult> {
  signal.throwIfAborted();
  // Pictures that are not read yet are functions, which cannot be copied to threads.
  for (const picture of input.assets.pictures) await readPicture(picture);
  const stopped = deferred<never>();
  const stop = () => stopped.fail(signal.reason);
  signal.addEventListener('abort', stop);
  const threads = Array.from({ length: jobs - 1 }, () => startThread(input));
  const results = files.map(() => deferred<FileOutcome>());
  const taken = files.map(() => deferred<void>());
  let next = 0;
  const work = async (make: MakeFile): Promise<void> => {
    while (next < files.length) {
      const index = next++;
      // Limits how many finished files wait in memory for a slow one.
      await taken[index - MAX_WAITING_PER_JOB * jobs]?.promise;
      results[index]!.settle(await make(index));
    }
  };
  const workInParallel = (make: MakeFile) =>
    Promise.all(Array.from({ length: FILES_AT_ONCE }, () => work(make)));
  try {
    const done = Promise.all([
      workInParallel(makeHere),
      ...threads.map(async ({ make, finish }) => {
        await workInParallel(make);
        (await finish()).forEach(report);
      }),
    ]);
    // A thread that crashes ends the whole export, even if it is not making the file awaited here.
    const ended = Promise.race([stopped.promise, done]);
    for (const [index, file] of files.entries()) {
      const { promise } = results[index]!;
      const outcome = await Promise.race([promise, ended.then(() => promise)]);
      yield { file, done: index + 1, total: files.length, ...outcome };
      taken[index]!.settle();
    }
    await ended;
  } finally {
    // Stops this thread from starting another file.
    next = files.length;
    signal.removeEventListener('abort', stop);
    await Promise.all(threads.map(({ end }) => end()));
  }
}

const startThread = (input: ThreadInput) => {
  const worker = new Worker(new URL(WORKER_FILE, import.meta.url), { workerData: input });
  const broken = deferred<never>();
  broken.promise.catch(() => undefined);
  const answers = new Map<Task, Deferred<ThreadReply>>();
  worker.on('message', (reply: ThreadReply) => answers.get(reply.task)?.settle(reply));
  worker.on('error', broken.fail);
  const ask = async (task: Task): Promise<ThreadReply> => {
    const answer = deferred<ThreadReply>();
    answers.set(task, answer);
    worker.postMessage(task);
    try {
      return await Promise.race([answer.promise, broken.promise]);
    } finally {
      answers.delete(task);
    }
  };
  return {
    make: async (index: number): Promise<FileOutcome> => {
      const reply = await ask(index);
      return 'outcome' in reply ? reply.outcome : { skipped: true };
    },
    finish: async (): Promise<readonly Diagnostic[]> => {
      const reply = await ask('finish');
      return 'diagnostics' in reply ? reply.diagnostics : [];
    },
    end: () => worker.terminate(),
  };
};

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
