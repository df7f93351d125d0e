import { type BrowserHost, capabilitiesOf } from './capabilities.ts';
import { createQueue } from './queue.ts';
import type { WatchHost } from './watch-file.ts';

/** This browser, as far as games come from it. */
export const host = window as unknown as BrowserHost & {
  readonly FileSystemObserver?: WatchHost['observer'];
};

export const capabilities = capabilitiesOf(host);

/** Whoever opens a game in the engine and makes it the current one waits for its turn here. */
export const queue = createQueue();
