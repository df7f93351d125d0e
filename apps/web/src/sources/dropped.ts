import type { DroppedEntry, DroppedItem, FileHandle, FolderHandle, SystemHandle } from './file-system.ts';

/** What to open: by handle, where it can be read again later, or just its content. */
export type FileToOpen = SystemHandle | File;

/** What was dropped, by handle if wanted. Called within the event itself: later the browser hands nothing over any more. */
export const takeDropped = async (
  items: Iterable<DroppedItem>,
  byHandle: boolean,
): Promise<readonly FileToOpen[]> => {
  const taken = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => (byHandle ? handleOf(item) : Promise.resolve(contentOfItem(item))));
  return (await Promise.all(taken)).filter((opening) => opening !== null);
};

/** The handle where there is one, else the content. */
const handleOf = (item: DroppedItem): Promise<FileToOpen | null> => {
  const content = contentOfItem(item);
  const handle = item.getAsFileSystemHandle?.();
  if (!handle) return Promise.resolve(content);
  return handle.then(
    (found) => found ?? content,
    () => content,
  );
};

/** A folder looks like an empty file to browsers that hand over nothing better. */
const contentOfItem = (item: DroppedItem): FileToOpen | null => {
  const entry = item.webkitGetAsEntry?.();
  return entry?.isDirectory ? folderOfEntry(entry) : item.getAsFile();
};

/** A dropped folder in the shape of a handle, for browsers that hand over no handles. */
const folderOfEntry = (entry: Extract<DroppedEntry, { isDirectory: true }>): FolderHandle => ({
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
