import { belongsToGameFolder, GAME_LIMITS, GAMES_FOLDER } from '@platelayer/export';
import type { FileHandle, FolderHandle } from './file-system.ts';

/** The files of a folder that a game consists of, by their paths: those beside it, and what its own folders hold. */
export const gameFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const found = new Map<string, File>();
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    const files: FileHandle[] = [];
    const folders: FolderHandle[] = [];
    for await (const entry of inside.values()) {
      if (!belongsToGameFolder(path + entry.name)) continue;
      if (entry.kind === 'file') files.push(entry);
      else folders.push(entry);
    }
    // Games come first, so that they are there whatever the folders hold.
    for (const file of files)
      if (found.size < GAME_LIMITS.files) found.set(path + file.name, await file.getFile());
    if (depth === GAME_LIMITS.depth) return;
    folders.sort((one, other) => Number(isGames(other)) - Number(isGames(one)));
    for (const each of folders) await search(each, `${path}${each.name}/`, depth + 1);
  };
  await search(folder, '', 0);
  return found;
};

const isGames = ({ name }: FolderHandle): boolean => name === GAMES_FOLDER;
