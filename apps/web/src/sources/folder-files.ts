import { belongsToGameFolder, GAME_LIMITS } from '@platelayer/export';
import type { FolderHandle } from './file-system.ts';

/** The files of a folder that a game consists of, by their paths: those beside it, and what its own folders hold. */
export const gameFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const found = new Map<string, File>();
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    for await (const entry of inside.values()) {
      const place = `${path}${entry.name}`;
      if (!belongsToGameFolder(place) || found.size >= GAME_LIMITS.files) continue;
      if (entry.kind === 'directory') {
        if (depth < GAME_LIMITS.depth) await search(entry, `${place}/`, depth + 1);
        continue;
      }
      const file = await entry.getFile();
      if (file.size <= GAME_LIMITS.file) found.set(place, file);
    }
  };
  await search(folder, '', 0);
  return found;
};
