import { belongsToGameFolder } from '@platelayer/export';
import type { FolderHandle } from './file-system.ts';

/** Somebody's whole disk is no game: what lies beyond these bounds is not looked at. */
const MAX_FILES = 3_000;
const MAX_DEPTH = 4;
const MAX_FILE_BYTES = 32e6;

/** The files of a folder that a game consists of, by their paths: those beside it, and what its own folders hold. */
export const gameFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const found = new Map<string, File>();
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    for await (const entry of inside.values()) {
      const place = `${path}${entry.name}`;
      if (!belongsToGameFolder(place) || found.size >= MAX_FILES) continue;
      if (entry.kind === 'directory') {
        if (depth < MAX_DEPTH) await search(entry, `${place}/`, depth + 1);
        continue;
      }
      const file = await entry.getFile();
      if (file.size <= MAX_FILE_BYTES) found.set(place, file);
    }
  };
  await search(folder, '', 0);
  return found;
};
