import type { FromWorker, Job, Results, ToWorker } from './jobs.ts';

export interface JobOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/** The press worker as one function: give it a job, get the result; progress and cancelling through the options. */
export type Press = <K extends Job['kind']>(
  job: Extract<Job, { kind: K }>,
  options?: JobOptions,
) => Promise<Results[K]>;

export const openPress = (): Press => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (message: FromWorker) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => waiting.get(data.id)?.(data));
  let last = 0;
  return (job, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const send = (message: ToWorker) => worker.postMessage(message);
      const settle = (then: () => void) => {
        waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
        then();
      };
      const cancel = () => send({ id, cancel: true });
      waiting.set(id, (message) => {
        if ('done' in message) onProgress?.(message.done, message.total);
        else if ('result' in message) settle(() => resolve(message.result as never));
        else
          settle(() =>
            reject(
              message.cancelled ? new DOMException('Cancelled', 'AbortError') : new Error(message.error),
            ),
          );
      });
      signal?.addEventListener('abort', cancel);
      send({ id, job });
      if (signal?.aborted) cancel();
    });
};
