/** The user's own games, by handle or as copies. Loaded on demand, because most visits only view bundled games. */

import { create } from 'zustand';
import { engine } from '../engine/engine.ts';
import type { GameInput } from '../engine/values.ts';
import { download } from '../ui/download.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import { capabilities, host, queue } from './browser.ts';
import { damagedFiles } from './damaged-files.ts';
import { systemRecords } from './database.ts';
import { chooseFiles, chooseFolder } from './file-input.ts';
import type { FolderHandle, OpfsFolder } from './file-system.ts';
import { gameFilesIn, inputFromFile, inputFromFolder } from './game-input.ts';
import { internalSource } from './internal.ts';
import { createLiveReload } from './live-reload.ts';
import { createOpener } from './open-files.ts';
import { askPermission } from './permission.ts';
import { servedSource } from './served-game.ts';
import { BrokenFile, SourceError } from './source-error.ts';
import { systemSource } from './system.ts';
import { writeOpfsFile } from './write-opfs.ts';

const describe = (input: GameInput) => engine('describe', input);
const refuse = async (file: string, input: GameInput) => new BrokenFile(file, await engine('refusal', input));
const newId = () => crypto.randomUUID();
const root = async (): Promise<OpfsFolder> => {
  const folder = await host.navigator.storage?.getDirectory?.().catch(() => {
    throw new SourceError('storageRefused');
  });
  if (!folder) throw new SourceError('noInternal');
  return folder;
};

const damaged = damagedFiles({ root, write: writeOpfsFile });

export const system = systemSource({ records: systemRecords(), describe, refuse, ask: askPermission, newId });

const copies = internalSource({
  root,
  describe,
  refuse,
  write: writeOpfsFile,
  newId,
  damaged: {
    ...damaged,
    take: async (from, name) => {
      await damaged.take(from, name);
      await alertDamaged();
    },
  },
  report: (error) => alertFailure(error, 'listed'),
});

export const internal = servedSource({
  copies,
  describe,
  fetch: (path, options) => fetch(path, options),
});

/** Number of damaged copies; 0 if the browser cannot store copies. */
export const useDamaged = create<{ readonly count: number }>()(() => ({ count: 0 }));

export const countDamaged = async (): Promise<number> => {
  // If storage is refused, reading the games reports it.
  const files = capabilities.internal ? await damaged.list().catch(() => []) : [];
  const count = files.length;
  useDamaged.setState({ count });
  return count;
};

/** Saves the damaged copies, or discards them. Copies that could not be saved stay. */
export const clearDamaged = async (save: boolean): Promise<void> => {
  try {
    const files = await damaged.list();
    if (save && !(await saveFiles(files))) return;
    await damaged.discard(files.map(({ name }) => name));
    await countDamaged();
  } catch (error) {
    alertFailure(error, save ? 'saved' : 'deleted');
  }
};

/** Saves several files as one zip, because browsers ask before they save more than one file, or refuse. */
const saveFiles = async (files: readonly File[]): Promise<boolean> => {
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const [first, ...others] = contents;
  if (!first) return true;
  if (others.length === 0) return download(...first, typeOf(first[0]));
  const { zipFiles } = await import('./zip-files.ts');
  return download('damaged-games.zip', new Uint8Array(zipFiles(new Map(contents))), typeOf('.zip'));
};

const typeOf = (name: string) => (name.endsWith('.zip') ? 'application/zip' : 'application/json');

const alertDamaged = async (): Promise<void> => {
  const count = await countDamaged();
  showAlert({
    type: 'warning',
    title: t('damaged.title'),
    message: t('damaged.message', { count }),
    action: { label: t('damaged.save'), run: () => void clearDamaged(true) },
  });
};

const filesToCopy = async (opening: File | FolderHandle): Promise<readonly File[]> => {
  const input = opening instanceof File ? await inputFromFile(opening) : await inputFromHandle(opening);
  if (opening instanceof File && 'text' in input) return [opening];
  const { path, games = [] } = (await describe(input)) ?? {};
  if (opening instanceof File && games.length < 2) return [opening];
  const paths = [path, ...games.map((game) => game.path).filter((other) => other !== path)];
  return Promise.all(
    paths.map(async (game) => {
      const packed = await engine('zip', { input: { ...(input as PackedInput), game } });
      return new File([packed.bytes], packed.name);
    }),
  );
};

type PackedInput = Extract<GameInput, { readonly name: string }>;

const inputFromHandle = async (folder: FolderHandle) =>
  inputFromFolder(folder.name, await gameFilesIn(folder));

export const { openFiles, openPicker, openFolder } = createOpener({
  capabilities,
  system,
  internal,
  pick: capabilities.system ? host.showOpenFilePicker?.bind(window) : undefined,
  input: chooseFiles,
  pickFolder: capabilities.system ? host.showDirectoryPicker?.bind(window) : undefined,
  inputFolder: chooseFolder,
  copies: filesToCopy,
});

export const reloadOnSave = createLiveReload({
  engine,
  queue,
  host: { visible: () => document.visibilityState === 'visible', observer: host.FileSystemObserver },
});
