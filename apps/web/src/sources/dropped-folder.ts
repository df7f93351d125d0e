import type { DroppedEntry, FileHandle, FolderHandle, SystemHandle } from './file-system.ts';

/** A dropped folder in the shape of a handle, for browsers that hand over no handles. */
export const folderOfEntry = (entry: Extract<DroppedEntry, { isDirectory: true }>): FolderHandle => ({
  kind: 'directory',
  name: entry.name,
  values: async function* () {
    const reader = entry.createReader();
    const next = () => new Promise<readonly DroppedEntry[]>((take, fail) => reader.readEntries(take, fail));
    // Entries come in portions; the last one is empty.
    for (let entries = await next(); entries.length > 0; entries = await next())
      for (const inner of entries) yield handleOfEntry(inner);
  },
});

const handleOfEntry = (entry: DroppedEntry): SystemHandle =>
  entry.isDirectory ? folderOfEntry(entry) : fileOfEntry(entry);

const fileOfEntry = (entry: Extract<DroppedEntry, { isDirectory: false }>): FileHandle => ({
  kind: 'file',
  name: entry.name,
  getFile: () => new Promise((take, fail) => entry.file(take, fail)),
});
