import type { FromEngine, JobName, Jobs, ToEngine } from './messages.ts';

export interface JobOptions {
  readonly signal?: AbortSignal;
  /** Called with the name of each file before it is made. */
  readonly onProgress?: (done: number, total: number, name: string) => void;
}

/** Runs a job by name and returns its result. */
export type Engine = <K extends JobName>(
  job: K,
  input: Jobs[K]['in'],
  options?: JobOptions,
) => Promise<Jobs[K]['out']>;

interface RunningEngine {
  readonly run: Engine;
  /** Stops the worker immediately. Pending jobs are rejected as cancelled. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** The worker that the start page has already started (`plugin-start.ts`). */
    platelayerEngine?: Worker;
  }
}

const startWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });

const REFUSED =
  'Platelayer draws sheets in a worker, and this browser does not let the page start one. Allow workers for this site, or use another browser.';

const takeOver = (worker: Worker): RunningEngine => {
  const waiting = new Map<number, (message: FromEngine) => void>();
  const failAll = (error: string, cancelled: boolean) => {
    for (const [id, answer] of waiting) answer({ id, error, cancelled });
  };
  // A worker that fails before its first answer never started, so later jobs fail as well.
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

/** If the browser or an extension blocks workers, the page works and each drawing shows the reason. */
const startEngine = (): RunningEngine => {
  try {
    return takeOver(window.platelayerEngine ?? startWorker());
  } catch {
    return { run: () => Promise.reject(new Error(REFUSED)), stop: () => undefined };
  }
};

const { run } = startEngine();
let lastOpened: Jobs['open']['in'] | undefined;

/** The engine that draws for this page. */
export const engine: Engine = async (job, input, options) => {
  const output = await run(job, input, options);
  if (job === 'open' && (output as Jobs['open']['out']).details) lastOpened = input as Jobs['open']['in'];
  return output;
};

/** A second engine with the same game. It runs independently of drawing and can be stopped. */
export const secondEngine = async (signal: AbortSignal): Promise<RunningEngine> => {
  const second = takeOver(startWorker());
  signal.addEventListener('abort', second.stop, { once: true });
  signal.throwIfAborted();
  if (lastOpened) await second.run('open', lastOpened);
  return second;
};
