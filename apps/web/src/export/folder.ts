import type { MadeFile } from '@platelayer/export';
import { loadTexts, translator } from '../i18n/texts.ts';
import type { TargetFolder } from './target.ts';

/** The parts of the browser's folder that an export uses. */
interface FolderHandle {
  readonly name: string;
  getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
}

interface FileHandle {
  createWritable(): Promise<{
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
  }>;
}

interface FolderPicker {
  readonly showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'readwrite';
  }) => Promise<FolderHandle>;
}

const picker = (): FolderPicker['showDirectoryPicker'] => (window as FolderPicker).showDirectoryPicker;

export const canPickFolder = (): boolean => typeof picker() === 'function';

/** Asks for a folder; undefined if the user cancels. */
export const pickFolder = async (): Promise<TargetFolder | undefined> => {
  try {
    const folder = await picker()?.call(window, { id: 'platelayer-export', mode: 'readwrite' });
    if (!folder) return undefined;
    let asked: readonly string[] = [];
    return {
      name: folder.name,
      existing: async (names) => {
        asked = await existingIn(folder, names);
        return asked;
      },
      write: (file) => writeFile(folder, file, asked.includes(file.name)),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
};

const existingIn = async (folder: FolderHandle, names: readonly string[]): Promise<readonly string[]> => {
  const there = await Promise.all(
    names.map((name) =>
      folder.getFileHandle(name).then(
        () => true,
        // A folder with that name also prevents writing.
        (error: unknown) => !(error instanceof DOMException && error.name === 'NotFoundError'),
      ),
    ),
  );
  return names.filter((_, i) => there[i]);
};

/**
 * The browser writes to a temporary file first, so a half-written file is never visible. Never replaces a file that the user
 * was not asked about because it appeared later.
 */
const writeFile = async (
  folder: FolderHandle,
  { name, bytes }: MadeFile,
  mayReplace: boolean,
): Promise<void> => {
  const [taken] = await existingIn(folder, [name]);
  if (taken !== undefined && !mayReplace) {
    await loadTexts('onDemand');
    throw new Error(translator('onDemand')('exports.alreadyThere'));
  }
  try {
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    if (taken === undefined) await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
};
