import { existsSync, type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSET_FOLDERS, belongsToGameFolder, GAMES_FOLDER } from '@platelayer/export';
import { belongsToGame, sharedFolder } from './shared-folder.ts';

/**
 * Changes of a game and of what lies beside it. The folder is watched, not the file: a watched file is lost once another
 * one is put in its place. Of folders inside only those of a game are watched, for the rest may be somebody's whole disk.
 */
export async function* changesOf(path: string, signal: AbortSignal): AsyncGenerator<void> {
  const { folder, matters } = watchedFolder(path, (await stat(path)).isDirectory());
  const inner = new Map<string, FSWatcher>();
  let wake = () => {};
  let isChanged = false;
  const notice = (file: string | null) => {
    if (file !== null && !matters(file)) return;
    isChanged = true;
    wake();
  };
  /** A folder that was put in the place of another one needs a watch of its own. */
  const follow = (name: string) => {
    inner.get(name)?.close();
    inner.delete(name);
    if (!existsSync(join(folder, name))) return;
    const watcher = watch(join(folder, name), { recursive: true }, (_, file) =>
      notice(file === null ? null : join(name, file)),
    );
    inner.set(
      name,
      watcher.on('error', () => watcher.close()),
    );
  };
  const folders: readonly string[] = [...ASSET_FOLDERS, GAMES_FOLDER];
  const outer = watch(folder, (_, file) => {
    if (file !== null && folders.includes(file)) follow(file);
    notice(file);
  });
  let failure: unknown;
  outer.on('error', (error) => {
    failure = error;
    wake();
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    folders.forEach(follow);
    while (!signal.aborted && failure === undefined) {
      if (!isChanged) await new Promise<void>((resume) => (wake = resume));
      if (signal.aborted || !isChanged) continue;
      isChanged = false;
      yield;
    }
    if (failure !== undefined) throw failure;
  } finally {
    for (const watcher of [outer, ...inner.values()]) watcher.close();
  }
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
