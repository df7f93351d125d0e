import type { FileHandle } from './file-system.ts';

/** A save is shown within a second: half of it for noticing, half for reading and drawing. */
export const POLL_TIME = 500;

/** The browser's own watcher, where it has one. */
export interface FileObserver {
  observe(handle: FileHandle): Promise<void>;
  disconnect(): void;
}

export type ObserverRecord = { readonly type: string };

export interface WatchHost {
  /** Nobody looks at a hidden page, so it need not look at the file. */
  readonly visible: () => boolean;
  readonly observer?: new (notice: (records: readonly ObserverRecord[]) => void) => FileObserver;
}

/** Records after which the browser may have lost the file: many editors save by renaming over it. */
const LOST = new Set(['disappeared', 'errored', 'moved', 'unknown']);

/**
 * Calls `changed` with the text after every save, one at a time. A file that is gone or locked for a moment
 * is looked at again. Returns what ends the watch.
 */
export const watchFile = (
  handle: FileHandle,
  modified: number,
  changed: (text: string) => Promise<void>,
  host: WatchHost,
): (() => void) => {
  let seen = modified;
  let busy = false;
  let missed = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ended = false;

  const look = async (): Promise<void> => {
    missed = busy;
    if (busy || ended) return;
    busy = true;
    try {
      const file = await handle.getFile();
      if (file.lastModified === seen) return;
      const text = await file.text();
      seen = file.lastModified;
      if (!ended) await changed(text);
    } catch {
      // Gone or locked: the next look tells more.
    } finally {
      busy = false;
      if (missed) void look();
    }
  };
  const poll = () => {
    if (!ended) timer ??= setInterval(() => host.visible() && look(), POLL_TIME);
  };

  const observer =
    host.observer &&
    new host.observer((records) => {
      if (records.some(({ type }) => LOST.has(type))) poll();
      void look();
    });
  if (observer) observer.observe(handle).catch(poll);
  else poll();

  return () => {
    ended = true;
    clearInterval(timer);
    observer?.disconnect();
  };
};
