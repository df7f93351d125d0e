import { reasonOf } from '@platelayer/export';
import { jobs } from './jobs.ts';
import type { FromEngine, JobName, Jobs, ToEngine } from './messages.ts';
import { prepare } from './prepare.ts';
import type { JobContext } from './values.ts';

const running = new Map<number, AbortController>();
const answer = (message: FromEngine, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

/** Transfers bytes and pixels; everything else is copied. */
const transferable = (output: Jobs[JobName]['out']): Transferable[] => {
  if (typeof output !== 'object') return [];
  if (output instanceof ImageBitmap) return [output];
  if ('bytes' in output) return [output.bytes.buffer];
  return 'files' in output ? output.files.map(({ bytes }) => bytes.buffer) : [];
};

self.addEventListener('message', async ({ data }: MessageEvent<ToEngine>) => {
  if ('prepare' in data) return prepare(data.prepare);
  const { id } = data;
  if ('cancel' in data) return running.get(id)?.abort();
  const controller = new AbortController();
  running.set(id, controller);
  const context: JobContext = {
    signal: controller.signal,
    onProgress: (done, total, name) => answer({ id, done, total, name }),
  };
  try {
    const output = await jobs[data.job](data.input as never, context);
    controller.signal.throwIfAborted();
    answer({ id, output }, transferable(output));
  } catch (error) {
    answer({
      id,
      error: reasonOf(error),
      cancelled: controller.signal.aborted,
    });
  } finally {
    running.delete(id);
  }
});
