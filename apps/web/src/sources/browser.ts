import { type BrowserHost, capabilitiesOf } from './capabilities.ts';
import { createQueue } from './queue.ts';
import type { WatchHost } from './watch-file.ts';

/** The browser features that sources use. */
export const host = window as unknown as BrowserHost & {
  readonly FileSystemObserver?: WatchHost['observer'];
};

export const capabilities = capabilitiesOf(host);

/** Serialises opening a game in the engine and making it the current one. */
export const queue = createQueue();
