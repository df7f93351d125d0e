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

export const startEngine = (): Engine => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const waiting = new Map<number, (message: FromEngine) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => waiting.get(data.id)?.(data));
  worker.addEventListener('error', ({ message }) => {
    for (const [id, answer] of waiting)
      answer({ id, error: message || 'The drawing engine could not be started.', cancelled: false });
  });
  let last = 0;
  return (job, input, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
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
};

/** The one engine of this page. */
export const engine = startEngine();
