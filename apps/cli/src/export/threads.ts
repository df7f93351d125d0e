import { Worker } from 'node:worker_threads';
import { readPicture } from '@platelayer/components';
import type { Assets, ExportFile, ExportRequest, FileOutcome, FileResult } from '@platelayer/export';
import type { Config, Diagnostic, Report } from '@platelayer/game';

/** What a thread needs to plan the same export and make files of it. */
export interface ThreadInput {
  readonly text: string;
  readonly assets: Assets;
  readonly config: Config;
  readonly request: ExportRequest;
}

/** To a thread: the place in the plan of a file to make, or the end of its work. */
export type Task = number | 'finish';

/** From a thread: what came of a task. */
export type ThreadReply = { readonly task: Task } & (
  | { readonly outcome: FileOutcome }
  | { readonly diagnostics: readonly Diagnostic[] }
);

/** Makes the file at a place in the plan. */
type MakeFile = (index: number) => Promise<FileOutcome>;

/** Beside the built program; not an address that bundlers know of. */
const WORKER_FILE = '../bin/worker.cjs';

/** While a picture is compressed, the next one is painted. */
const FILES_AT_ONCE = 2;

/** Finished files of a thread that wait for one before them. */
const MAX_WAITING_PER_JOB = 8;

/**
 * Files by this thread and as many others as make up `jobs`, handed over in the order of the plan, so that a zip of them is
 * always the same.
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
  // Threads get copies, and functions cannot be copied.
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
      // However long one file takes, only so many that come after it wait in memory.
      await taken[index - MAX_WAITING_PER_JOB * jobs]?.promise;
      results[index]!.settle(await make(index));
    }
  };
  const workAtOnce = (make: MakeFile) => Promise.all(Array.from({ length: FILES_AT_ONCE }, () => work(make)));
  try {
    const done = Promise.all([
      workAtOnce(makeHere),
      ...threads.map(async ({ make, finish }) => {
        await workAtOnce(make);
        (await finish()).forEach(report);
      }),
    ]);
    // A thread that breaks down ends the whole export, whichever file is waited for.
    const ended = Promise.race([stopped.promise, done]);
    for (const [index, file] of files.entries()) {
      const { promise } = results[index]!;
      const outcome = await Promise.race([promise, ended.then(() => promise)]);
      yield { file, done: index + 1, total: files.length, ...outcome };
      taken[index]!.settle();
    }
    await ended;
  } finally {
    // This thread begins no further file, whatever ended the export.
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
