import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { ASSET_FOLDERS, belongsToGameFolder, GAME_LIMITS, GAMES_FOLDER } from '@platelayer/export';
import { belongsToGame, sharedFolder } from './shared-folder.ts';

/** A folder that is gone is looked for again after so long. */
const SEARCH_PAUSE_MS = 500;

/** Below the folders of logos and so on, which may lie in `games`. */
const MAX_DEPTH = GAME_LIMITS.depth + 2;

const KINDS: readonly string[] = [...ASSET_FOLDERS, GAMES_FOLDER];

/** What a system answers that watches as much as it allows. */
const LIMITS: readonly unknown[] = ['ENOSPC', 'EMFILE', 'ENFILE'];

export const isWatchLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LIMITS.includes(error.code);

/** Changes of a game and of what lies beside it. Fails where the system does not let it be watched. */
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

/** Whether it lies in a folder of a game and is not read there: editors and systems put such files down. */
const isHidden = (path: string): boolean => /[\\/]\./.test(path);

interface Watching {
  /** Takes the path of what has changed, from the folder; nothing where that is not known. */
  readonly notice: (file: string | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Watches a folder, and inside it only the folders of a game: the rest may be somebody's whole disk. Folders are watched, not
 * files, and each by itself: Node's own watch of a whole tree loses files on Linux once others are put in their places.
 */
function watchFolders(root: string, { notice, fail }: Watching): () => void {
  const watchers = new Map<string, FSWatcher>();
  let search: NodeJS.Timeout | undefined;
  let watched: number | undefined;
  const rootNow = () => statSync(root, { throwIfNoEntry: false })?.ino;

  const leave = (inside: string) => {
    for (const [place, watcher] of watchers) {
      if (inside !== '' && place !== inside && !place.startsWith(`${inside}${sep}`)) continue;
      watcher.close();
      watchers.delete(place);
    }
  };

  const follow = (inside: string) => {
    const folder = join(root, inside);
    const watcher = watch(folder, (_, name) => {
      if (inside === '' && rootNow() !== watched) return followOther();
      const path = name === null ? undefined : join(inside, name);
      if (path !== undefined) followInner(path);
      notice(path);
    });
    watchers.set(inside, watcher);
    watcher.on('error', (error) => {
      leave(inside);
      if (inside === '' && rootNow() !== watched) followOther();
      else if (inside === '' || isWatchLimit(error)) fail(error);
    });
    for (const name of readdirSync(folder)) followInner(join(inside, name));
  };

  /** A folder that was put in the place of another needs a watch of its own. What cannot be read is no part of the game. */
  const followInner = (inside: string) => {
    leave(inside);
    if (isHidden(inside) || !belongsToGameFolder(inside) || inside.split(sep).length > MAX_DEPTH) return;
    // Of links, only those are followed that stand for such a folder itself.
    const statOf = KINDS.includes(basename(inside)) ? statSync : lstatSync;
    try {
      if (statOf(join(root, inside)).isDirectory()) follow(inside);
    } catch (error) {
      if (isWatchLimit(error)) fail(error);
    }
  };

  const followRoot = () => {
    watched = rootNow();
    try {
      follow('');
    } catch (error) {
      if (rootNow() === undefined) waitForRoot();
      else fail(error);
    }
  };

  const waitForRoot = () => {
    if (rootNow() === undefined) search = setTimeout(waitForRoot, SEARCH_PAUSE_MS);
    else followOther();
  };

  /** The folder is gone, or another one has come in its place. */
  const followOther = () => {
    leave('');
    followRoot();
    notice(undefined);
  };

  followRoot();
  return () => {
    leave('');
    clearTimeout(search);
  };
}

/** The folder to watch for a game, and whether a changed file in it belongs to that game. */
export const watchedFolder = (
  path: string,
  isFolder: boolean,
): { readonly folder: string; readonly matters: (file: string) => boolean } => {
  if (isFolder) return { folder: path, matters: belongsToGameFolder };
  const { folder, own } = sharedFolder(path);
  return { folder, matters: belongsToGame(own) };
};
