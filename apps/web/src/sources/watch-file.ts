import type { GameInput } from '../engine/values.ts';
import type { SystemHandle } from './file-system.ts';
import { takeSnapshot } from './game-input.ts';
import type { LiveFile } from './source.ts';

/** A save is shown within a second: half of it for noticing, half for reading and drawing. */
export const POLL_INTERVAL_MS = 500;

/** Looks in a row after which a file is lost: editors may replace it between two. */
const LOOKS_UNTIL_LOST = 4;

/** Why a file can no longer be read; `stopped` is the server that reads it. */
export type LossReason = 'gone' | 'refused' | 'unreadable' | 'stopped';

const LOSSES: ReadonlyMap<string, LossReason> = new Map([
  ['NotFoundError', 'gone'],
  ['NotAllowedError', 'refused'],
  ['NotReadableError', 'unreadable'],
  ['NetworkError', 'stopped'],
]);

/** Pause between requests to a stopped server: browsers log each one. */
const STOPPED_PAUSE_MS = 3000;

/** What keeps a file from being read: a reason, and the words of the browser or server. */
export interface Loss {
  readonly reason: LossReason;
  readonly message: string;
}

/** A file or folder that is followed. */
export interface FollowedFile extends LiveFile {
  /** The file of a folder that must be there, because others in it are games, too. */
  path?: string;
}

/** The browser's own watcher, where it has one. */
export interface FileObserver {
  observe(handle: SystemHandle, options?: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}

export type ObserverRecord = { readonly type: string };

export interface WatchHost {
  /** Nobody looks at a hidden page, so it need not look at the file. */
  readonly visible: () => boolean;
  readonly observer?: new (notice: (records: readonly ObserverRecord[]) => void) => FileObserver;
}

const NO_ERROR = { name: '', message: '' };

/** Records after which the browser may have lost the file: many editors save by renaming over it. */
const LOST_FILE_EVENTS = new Set(['disappeared', 'errored', 'moved', 'unknown']);

/**
 * Calls `changed` after every save of a file, or of anything in a folder, one at a time. What is gone or locked
 * for a moment is looked at again. `lost` is called once if it stays so, and without a loss when the file is back. Returns
 * what ends the watch.
 */
export const watchFile = (
  file: FollowedFile,
  changed: (input: GameInput, stamp: string) => Promise<void>,
  host: WatchHost,
  lost: (loss?: Loss) => void = () => {},
): (() => void) => {
  const { handle } = file;
  let seen = file.stamp;
  let busy = false;
  let missed = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ended = false;
  let failures = 0;
  let reported: LossReason | undefined;
  let pauseEnd = 0;

  const check = async (): Promise<void> => {
    missed = busy;
    if (busy || ended) return;
    busy = true;
    try {
      const snapshot = await takeSnapshot(handle, file.path);
      failures = 0;
      if (reported && !ended) lost();
      reported = undefined;
      if (snapshot.stamp === seen) return;
      const input = await snapshot.read();
      seen = snapshot.stamp;
      if (!ended) await changed(input, seen);
    } catch (error) {
      // Gone or locked: the next look tells more, and no event may come that asks for it.
      poll();
      const { name, message } = error instanceof Error || error instanceof DOMException ? error : NO_ERROR;
      const reason = LOSSES.get(name);
      failures += 1;
      if (!reason || failures < LOOKS_UNTIL_LOST || ended) return;
      if (reason === 'stopped') pauseEnd = Date.now() + STOPPED_PAUSE_MS;
      if (reason !== reported) lost({ reason, message });
      reported = reason;
    } finally {
      busy = false;
      if (missed) void check();
    }
  };
  const poll = () => {
    const look = () => host.visible() && Date.now() >= pauseEnd && check();
    if (!ended) timer ??= setInterval(look, POLL_INTERVAL_MS);
  };

  const observer =
    host.observer &&
    new host.observer((records) => {
      if (records.some(({ type }) => LOST_FILE_EVENTS.has(type))) poll();
      void check();
    });
  // What was saved before the browser began to watch is seen now.
  if (observer) observer.observe(handle, { recursive: handle.kind === 'directory' }).then(check, poll);
  else poll();

  return () => {
    ended = true;
    clearInterval(timer);
    observer?.disconnect();
  };
};
