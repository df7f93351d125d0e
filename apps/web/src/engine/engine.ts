import type { FromEngine, JobName, Jobs, ToEngine } from './messages.ts';

export interface JobOptions {
  readonly signal?: AbortSignal;
  /** Called as the work goes on, with what is being made now. */
  readonly onProgress?: (done: number, total: number, name: string) => void;
}

/** The engine as one function: name a job, get its result; progress and cancelling through the options. */
export type Engine = <K extends JobName>(
  job: K,
  input: Jobs[K]['in'],
  options?: JobOptions,
) => Promise<Jobs[K]['out']>;

interface RunningEngine {
  readonly run: Engine;
  /** Ends it at once, in the middle of whatever it does; what is waited for counts as cancelled. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** The engine as the built page starts it, before any other code is there (`plugin-start.ts`). */
    platelayerEngine?: Worker;
  }
}

const startWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });

const REFUSED =
  'The sheets are drawn by a worker, and this browser does not let the page start one. Allow it for this site, or use another browser.';

const takeOver = (worker: Worker): RunningEngine => {
  const waiting = new Map<number, (message: FromEngine) => void>();
  const failAll = (error: string, cancelled: boolean) => {
    for (const [id, answer] of waiting) answer({ id, error, cancelled });
  };
  // What failed before its first answer has never started, and will answer nobody.
  let answered = false;
  let failure: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
    answered = true;
    waiting.get(data.id)?.(data);
  });
  worker.addEventListener('error', ({ message }) => {
    const reason = message || 'The drawing engine could not be started. Reload the page.';
    if (!answered) failure = reason;
    failAll(reason, false);
  });
  let last = 0;
  const run: Engine = (job, input, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(new Error(failure));
      const id = ++last;
      const send = (message: ToEngine) => worker.postMessage(message);
      const cancel = () => send({ id, cancel: true });
      const settle = (then: () => void) => {
        waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
        then();
      };
      waiting.set(id, (message) => {
        if ('done' in message) onProgress?.(message.done, message.total, message.name);
        else if ('output' in message) settle(() => resolve(message.output as never));
        else
          settle(() =>
            reject(
              message.cancelled ? new DOMException('Cancelled', 'AbortError') : new Error(message.error),
            ),
          );
      });
      signal?.addEventListener('abort', cancel);
      send({ id, job, input });
      if (signal?.aborted) cancel();
    });
  return {
    run,
    stop: () => {
      worker.terminate();
      failAll('', true);
    },
  };
};

/** Where a browser or one of its extensions lets no page start workers, the page is there all the same and each drawing says why it is not. */
const startEngine = (): RunningEngine => {
  try {
    return takeOver(window.platelayerEngine ?? startWorker());
  } catch {
    return { run: () => Promise.reject(new Error(REFUSED)), stop: () => undefined };
  }
};

const { run } = startEngine();
let lastOpened: Jobs['open']['in'] | undefined;

/** The one engine that draws for this page. */
export const engine: Engine = async (job, input, options) => {
  const output = await run(job, input, options);
  if (job === 'open' && (output as Jobs['open']['out']).details) lastOpened = input as Jobs['open']['in'];
  return output;
};

/** A further engine with the same game: its work neither waits for drawing nor holds it up, and can be stopped. */
export const secondEngine = async (signal: AbortSignal): Promise<RunningEngine> => {
  const second = takeOver(startWorker());
  signal.addEventListener('abort', second.stop, { once: true });
  signal.throwIfAborted();
  if (lastOpened) await second.run('open', lastOpened);
  return second;
};
