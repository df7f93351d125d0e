import type { Fonts } from '@platelayer/scene';

/** What every press is given besides the pages. */
export interface PressOptions {
  readonly fonts: Fonts;
  readonly signal?: AbortSignal;
  /** Called after every page, or after every band of a picture. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A press may block the thread this long before the event loop gets its turn. */
const MAX_BLOCKING_MS = 40;

/**
 * Counts finished pages: reports them, lets the event loop run when enough time has passed, and throws the
 * signal's reason once the work is no longer wanted. Waiting after every page would cost a browser 4 ms each.
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
