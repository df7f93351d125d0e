import type { Fonts } from '@platelayer/scene';

/** What every press is given besides the pages. */
export interface PressOptions {
  readonly fonts: Fonts;
  readonly signal?: AbortSignal;
  /** Called after every page, or after every band of a picture. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A press may hold the thread this long (in milliseconds) before others get their turn. */
const PATIENCE = 40;

/**
 * Counts finished pages: reports them, lets the event loop run when enough time has passed, and throws the
 * signal's reason once the work is no longer wanted. Waiting after every page would cost a browser 4 ms each.
 */
export const countPages = (
  { signal, onProgress }: Pick<PressOptions, 'signal' | 'onProgress'>,
  total: number,
): (() => Promise<void>) => {
  let done = 0;
  let since = Date.now();
  signal?.throwIfAborted();
  return async () => {
    done += 1;
    onProgress?.(done, total);
    if (Date.now() - since >= PATIENCE) {
      await new Promise<void>((resume) => setTimeout(resume));
      since = Date.now();
    }
    signal?.throwIfAborted();
  };
};
