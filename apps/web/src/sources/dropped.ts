import type { DroppedEntry, DroppedItem, FileHandle, FolderHandle, SystemHandle } from './file-system.ts';

/** A file or folder to open: a handle that can be read again later, or just the content. */
export type FileToOpen = SystemHandle | File;

/** Returns the dropped files. Must be called synchronously in the event handler: later the browser returns nothing. */
export const takeDropped = async (
  items: Iterable<DroppedItem>,
  byHandle: boolean,
): Promise<readonly FileToOpen[]> => {
  const files = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => (byHandle ? handleOf(item) : Promise.resolve(contentOfItem(item))));
  return (await Promise.all(files)).filter((opening) => opening !== null);
};

/** Returns the handle, or the content if there is none. */
const handleOf = (item: DroppedItem): Promise<FileToOpen | null> => {
  const content = contentOfItem(item);
  const handle = item.getAsFileSystemHandle?.();
  if (!handle) return Promise.resolve(content);
  return handle.then(
    (resolved) => resolved ?? content,
    () => content,
  );
};

/** Uses the older entry API first, because `getAsFile` returns an empty file for a folder. */
const contentOfItem = (item: DroppedItem): FileToOpen | null => {
  const entry = item.webkitGetAsEntry?.();
  return entry?.isDirectory ? folderOfEntry(entry) : item.getAsFile();
};

/** Wraps a dropped folder as a handle, for browsers without handles. */
const folderOfEntry = (entry: Extract<DroppedEntry, { isDirectory: true }>): FolderHandle => ({
  kind: 'directory',
  name: entry.name,
  values: async function* () {
    const reader = entry.createReader();
    const next = () => new Promise<readonly DroppedEntry[]>((take, fail) => reader.readEntries(take, fail));
    // Entries are read in batches until one is empty.
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
