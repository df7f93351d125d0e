import { engine } from '../engine/engine.ts';
import { download } from '../ui/download.ts';
import { alertFailure, t } from './alerts.ts';
import { capabilities, host } from './browser.ts';
import type { FolderHandle } from './file-system.ts';
import { openFiles } from './index.ts';
import { isErrorNamed } from './source-error.ts';

/** A folder with write permission. */
interface WritableFolder extends FolderHandle {
  getDirectoryHandle(name: string, options: { readonly create: boolean }): Promise<WritableFolder>;
  getFileHandle(
    name: string,
    options?: { readonly create: boolean },
  ): Promise<{ createWritable(): Promise<{ write(text: string): Promise<void>; close(): Promise<void> }> }>;
}

type PickWritable = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<WritableFolder>;

/** Whether a new game can be written to a folder of the user and watched there. */
export const canWriteFolders = (): boolean => capabilities.system && host.showDirectoryPicker !== undefined;

/** Writes files (by path) to a folder the user picks and opens its game. Never replaces a file. Returns the slug. */
export const openInNewFolder = async (
  makeFiles: () => Promise<ReadonlyMap<string, string>>,
): Promise<string | undefined> => {
  try {
    const pick = host.showDirectoryPicker?.bind(window) as unknown as PickWritable;
    const folder = await pick({ id: 'platelayer-games', mode: 'readwrite' });
    const texts = await makeFiles();
    for (const path of texts.keys())
      if (await hasFile(folder, path)) throw new Error(t('newGame.taken', { path }));
    for (const [path, text] of texts) await writeText(folder, path, text);
    return await openFiles([folder]);
  } catch (error) {
    if (!isErrorNamed(error, 'AbortError')) alertFailure(error, 'saved');
    return undefined;
  }
};

/** Creates a new game in a folder the user picks and opens it. Returns the slug. */
export const newGameInFolder = (title: string): Promise<string | undefined> =>
  openInNewFolder(async () => (await engine('newGame', { title })).texts);

/** Saves a new game folder as a zip. */
export const newGameAsZip = async (title: string): Promise<void> => {
  const { zip } = await engine('newGame', { title });
  await download('new-game.zip', zip, 'application/zip');
};

const folderAt = async (
  root: WritableFolder,
  path: string,
  create: boolean,
): Promise<{ readonly folder: WritableFolder; readonly name: string }> => {
  const names = path.split('/');
  let folder = root;
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
  return { folder, name: names.at(-1) ?? '' };
};

const hasFile = async (root: WritableFolder, path: string): Promise<boolean> => {
  try {
    const { folder, name } = await folderAt(root, path, false);
    await folder.getFileHandle(name);
    return true;
  } catch {
    return false;
  }
};

const writeText = async (root: WritableFolder, path: string, text: string): Promise<void> => {
  const { folder, name } = await folderAt(root, path, true);
  const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writer.write(text);
  await writer.close();
};
