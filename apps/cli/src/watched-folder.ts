import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { ASSET_FOLDERS, belongsToGameFolder, GAME_LIMITS, GAMES_FOLDER } from '@platelayer/export';
import { belongsToGame, sharedFolder } from './shared-folder.ts';

/** Interval for checking whether a deleted folder has returned. */
const SEARCH_PAUSE_MS = 500;

/** Depth of the folders below `logos` and so on, which may be in `games`. */
const MAX_DEPTH = GAME_LIMITS.depth + 2;

const KINDS: readonly string[] = [...ASSET_FOLDERS, GAMES_FOLDER];

/** Errors of a system that cannot watch any more files. */
const LIMIT_CODES: readonly unknown[] = ['ENOSPC', 'EMFILE', 'ENFILE'];

export const isWatchLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LIMIT_CODES.includes(error.code);

/** Yields for each change of a game or its assets. Fails if the system cannot watch them. */
export async function* changesOf(path: string, signal: AbortSignal): AsyncGenerator<void> {
  const { folder, matters } = watchedFolder(path, (await stat(path)).isDirectory());
  let wake = () => {};
  let isChanged = false;
  let failure: unknown;
  const close = watchFolders(folder, {
    notice: (file) => {
      if (file !== undefined && (isHidden(file) || !matters(file))) return;
      isChanged = true;
      wake();
    },
    fail: (error) => {
      failure = error;
      wake();
    },
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!signal.aborted && failure === undefined) {
      if (!isChanged) await new Promise<void>((resume) => (wake = resume));
      if (signal.aborted || !isChanged) continue;
      isChanged = false;
      yield;
    }
    if (failure !== undefined) throw failure;
  } finally {
    close();
  }
}

/** Whether a file in an asset folder is hidden, such as the temporary files of editors. */
const isHidden = (path: string): boolean => /[\\/]\./.test(path);

interface Watching {
  /** Receives the path of the change relative to the folder, if the system reports it. */
  readonly notice: (file: string | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Watches a folder and its asset folders; the rest may be a whole disk. Each folder has its own watcher, because on Linux Node's
 * recursive watcher loses files that are replaced by renaming.
 */
function watchFolders(root: string, { notice, fail }: Watching): () => void {
  const watchers = new Map<string, FSWatcher>();
  let search: NodeJS.Timeout | undefined;
  let watchedRoot: number | undefined;
  const currentRoot = () => statSync(root, { throwIfNoEntry: false })?.ino;

  const unwatch = (inside: string) => {
    for (const [path, watcher] of watchers) {
      if (inside !== '' && path !== inside && !path.startsWith(`${inside}${sep}`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };

  const watchOne = (inside: string) => {
    const folder = join(root, inside);
    const watcher = watch(folder, (_, name) => {
      if (inside === '' && currentRoot() !== watchedRoot) return replaceRoot();
      const path = name === null ? undefined : join(inside, name);
      if (path !== undefined) watchInner(path);
      notice(path);
    });
    watchers.set(inside, watcher);
    watcher.on('error', (error) => {
      unwatch(inside);
      if (inside === '' && currentRoot() !== watchedRoot) replaceRoot();
      else if (inside === '' || isWatchLimit(error)) fail(error);
    });
    for (const name of readdirSync(folder)) watchInner(join(inside, name));
  };

  /** Starts a new watcher, because the folder may have replaced another one. Ignores folders that cannot be read. */
  const watchInner = (inside: string) => {
    unwatch(inside);
    if (isHidden(inside) || !belongsToGameFolder(inside) || inside.split(sep).length > MAX_DEPTH) return;
    // Asset folders may be links; links inside them are not followed.
    const statOf = KINDS.includes(basename(inside)) ? statSync : lstatSync;
    try {
      if (statOf(join(root, inside)).isDirectory()) watchOne(inside);
    } catch (error) {
      if (isWatchLimit(error)) fail(error);
    }
  };

  const watchRoot = () => {
    watchedRoot = currentRoot();
    try {
      watchOne('');
    } catch (error) {
      if (currentRoot() === undefined) waitForRoot();
      else fail(error);
    }
  };

  const waitForRoot = () => {
    if (currentRoot() === undefined) search = setTimeout(waitForRoot, SEARCH_PAUSE_MS);
    else replaceRoot();
  };

  /** Called when the folder was deleted or replaced. */
  const replaceRoot = () => {
    unwatch('');
    watchRoot();
    notice(undefined);
  };

  watchRoot();
  return () => {
    unwatch('');
    clearTimeout(search);
  };
}

/** Returns the folder to watch for a game, and a test whether a changed file in it belongs to the game. */
export const watchedFolder = (
  path: string,
  isFolder: boolean,
): { readonly folder: string; readonly matters: (file: string) => boolean } => {
  if (isFolder) return { folder: path, matters: belongsToGameFolder };
  const { folder, own } = sharedFolder(path);
  return { folder, matters: belongsToGame(own) };
};
