import { type ExportFailure, type MadeFile, reasonOf } from '@platelayer/export';

/** A folder that the user has chosen to be written to. */
export interface TargetFolder {
  readonly name: string;
  getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<TargetFile>;
  removeEntry(name: string): Promise<void>;
}

interface TargetFile {
  createWritable(): Promise<{
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
  }>;
}

interface FolderPicker {
  readonly showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'readwrite';
  }) => Promise<TargetFolder>;
}

const picker = (): FolderPicker['showDirectoryPicker'] => (window as FolderPicker).showDirectoryPicker;

export const canPickFolder = (): boolean => typeof picker() === 'function';

/** Asks for a folder; nothing where the user thinks better of it. */
export const pickFolder = async (): Promise<TargetFolder | undefined> => {
  try {
    return await picker()?.call(window, { id: 'platelayer-export', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
};

/** Those of the names that the folder has already. */
export const existingIn = async (
  folder: TargetFolder,
  names: readonly string[],
): Promise<readonly string[]> => {
  const there = await Promise.all(
    names.map((name) =>
      folder.getFileHandle(name).then(
        () => true,
        // A folder of that name is in the way as well.
        (error: unknown) => !(error instanceof DOMException && error.name === 'NotFoundError'),
      ),
    ),
  );
  return names.filter((_, i) => there[i]);
};

/** Writes files into a folder. One that cannot be written does not stop the others, and leaves nothing behind. */
export const writeInto = async (
  folder: TargetFolder,
  files: readonly MadeFile[],
  signal: AbortSignal,
): Promise<readonly ExportFailure[]> => {
  const failures: ExportFailure[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    const reason = await writeFile(folder, file).then(() => undefined, reasonOf);
    if (reason !== undefined) failures.push({ name: file.name, reason });
  }
  return failures;
};

/** The browser writes beside the file and puts it in its place at the end: a half-written one is never seen. */
const writeFile = async (folder: TargetFolder, { name, bytes }: MadeFile): Promise<void> => {
  const [taken] = await existingIn(folder, [name]);
  try {
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    if (taken === undefined) await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
};
