import type { OpfsFile, OpfsFolder } from './file-system.ts';
import { isErrorNamed, SourceError } from './source-error.ts';

/** Writes a file of the private file system; how depends on the browser. */
export type WriteOpfs = (file: OpfsFile, content: Blob) => Promise<void>;

/** On the page where the browser can, otherwise in a worker, where every browser can (98.6.4). */
export const writeOpfsFile: WriteOpfs = async (file, content) => {
  if (!file.createWritable) return writeInWorker(file, content);
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
};

const writeInWorker = (file: OpfsFile, content: Blob): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./opfs-worker.ts', import.meta.url), { type: 'module' });
    const finish = (then: () => void) => {
      worker.terminate();
      then();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<{ error?: DOMException }>) =>
      finish(() => (data.error ? reject(data.error) : resolve())),
    );
    worker.addEventListener('error', ({ message }) => finish(() => reject(new Error(message))));
    worker.postMessage({ file, content });
  });

/** A file with this content. Half of a new one is taken away again; one that was there before is left. */
export const createOpfsFile = async (
  folder: OpfsFolder,
  name: string,
  content: Blob,
  write: WriteOpfs,
): Promise<void> => {
  const isNew = await folder.getFileHandle(name).then(
    () => false,
    () => true,
  );
  try {
    await write(await folder.getFileHandle(name, { create: true }), content);
  } catch (error) {
    if (isNew) await folder.removeEntry(name).catch(() => undefined);
    throw isErrorNamed(error, 'QuotaExceededError') ? new SourceError('storageFull') : error;
  }
};
