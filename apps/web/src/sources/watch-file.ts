import type { GameInput } from '../engine/values.ts';
import type { SystemHandle } from './file-system.ts';
import { takeSnapshot } from './game-input.ts';
import type { LiveFile } from './source.ts';

/** Half a second, so that a save is read and drawn within a second. */
export const POLL_INTERVAL_MS = 500;

/** Failed checks in a row before a file is reported as lost: editors may replace it between two checks. */
const CHECKS_UNTIL_LOST = 4;

/** Why a file can no longer be read. `stopped` means that `platelayer serve` has stopped. */
export type LossReason = 'gone' | 'refused' | 'unreadable' | 'stopped';

const LOSSES: ReadonlyMap<string, LossReason> = new Map([
  ['NotFoundError', 'gone'],
  ['NotAllowedError', 'refused'],
  ['NotReadableError', 'unreadable'],
  ['NetworkError', 'stopped'],
]);

/** Pause between requests to a stopped server: browsers log each one. */
const STOPPED_PAUSE_MS = 3000;

/** Why a file cannot be read, with the message of the browser or server. */
export interface Loss {
  readonly reason: LossReason;
  readonly message: string;
}

/** A watched file or folder. */
export interface FollowedFile extends LiveFile {
  /** Path of the game file, which must exist, if the folder has several games. */
  path?: string;
}

/** The browser's `FileSystemObserver`, if it has one. */
export interface FileObserver {
  observe(handle: SystemHandle, options?: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}

export type ObserverRecord = { readonly type: string };

export interface WatchHost {
  /** Whether the page is visible: the file is not polled for a hidden page. */
  readonly visible: () => boolean;
  readonly observer?: new (notice: (records: readonly ObserverRecord[]) => void) => FileObserver;
}

const NO_ERROR = { name: '', message: '' };

/** Events after which the browser may have lost the file, because many editors save by renaming over it. */
const LOST_FILE_EVENTS = new Set(['disappeared', 'errored', 'moved', 'unknown']);

/**
 * Calls `changed` after each save of a file, or of any file in a folder, one call at a time. Checks again if a file is
 * missing or locked for a moment. If it stays so, calls `lost` once, and again without a loss when the file is back.
 * Returns a function that stops watching.
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
      // The file is missing or locked. Polls, because there may be no further event.
      poll();
      const { name, message } = error instanceof Error || error instanceof DOMException ? error : NO_ERROR;
      const reason = LOSSES.get(name);
      failures += 1;
      if (!reason || failures < CHECKS_UNTIL_LOST || ended) return;
      if (reason === 'stopped') pauseEnd = Date.now() + STOPPED_PAUSE_MS;
      if (reason !== reported) lost({ reason, message });
      reported = reason;
    } finally {
      busy = false;
      if (missed) void check();
    }
  };
  const poll = () => {
    const checkIfVisible = () => host.visible() && Date.now() >= pauseEnd && check();
    if (!ended) timer ??= setInterval(checkIfVisible, POLL_INTERVAL_MS);
  };

  const observer =
    host.observer &&
    new host.observer((records) => {
      if (records.some(({ type }) => LOST_FILE_EVENTS.has(type))) poll();
      void check();
    });
  // Checks once after the observer has started, for saves before that.
  if (observer) observer.observe(handle, { recursive: handle.kind === 'directory' }).then(check, poll);
  else poll();

  return () => {
    ended = true;
    clearInterval(timer);
    observer?.disconnect();
  };
};
