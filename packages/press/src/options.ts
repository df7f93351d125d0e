import type { Fonts } from '@platelayer/scene';

/** Options of every output format. */
export interface PressOptions {
  readonly fonts: Fonts;
  readonly signal?: AbortSignal;
  /** Called after every page of a document or band of a picture. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How long the thread may be blocked before the event loop runs. */
const MAX_BLOCKING_MS = 40;

/**
 * Reports finished pages, lets the event loop run if enough time has passed, and throws the signal's reason after a
 * cancel. Waiting after every page would cost a browser 4 ms each.
 */
export const pageProgress = (
  { signal, onProgress }: Pick<PressOptions, 'signal' | 'onProgress'>,
  total: number,
): (() => Promise<void>) => {
  let done = 0;
  let since = Date.now();
  signal?.throwIfAborted();
  return async () => {
    done += 1;
    onProgress?.(done, total);
    if (Date.now() - since >= MAX_BLOCKING_MS) {
      await new Promise<void>((resume) => setTimeout(resume));
      since = Date.now();
    }
    signal?.throwIfAborted();
  };
};
