/** Where games come from: bundled with the product, files of the user, copies in the browser (98.6). */

import { create } from 'zustand';
import { desktop } from '../desktop/desktop.ts';
import { engine } from '../engine/engine.ts';
import type { GameInput } from '../engine/messages.ts';
import { type Meta, useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import { BUNDLED_SUMMARIES, bundledSource } from './bundled.ts';
import { type BrowserHost, capabilitiesOf } from './capabilities.ts';
import { damagedFiles } from './damaged-files.ts';
import { systemRecords } from './database.ts';
import { chooseFiles, chooseFolder } from './file-input.ts';
import type { OpfsFolder } from './file-system.ts';
import { inputFromFolder } from './game-input.ts';
import { createGameActions } from './games.ts';
import { internalSource } from './internal.ts';
import { createLiveReload } from './live-reload.ts';
import { createOpener, type Opener } from './open-files.ts';
import { askPermission, cancelQuestion } from './permission.ts';
import { createQueue } from './queue.ts';
import { recentSlugs, rememberRecent } from './recent.ts';
import { rememberGame } from './remembered.ts';
import { openServedGame } from './served-game.ts';
import { SourceError } from './source-error.ts';
import { safeStorage } from './storage.ts';
import { systemSource } from './system.ts';
import type { WatchHost } from './watch-file.ts';
import { writeOpfsFile } from './write-opfs.ts';

const host = window as unknown as BrowserHost & { readonly FileSystemObserver?: WatchHost['observer'] };
const capabilities = capabilitiesOf(host);

const storage = safeStorage(() => window.localStorage);
/** Whoever opens a game in the engine and makes it the current one waits for its turn here. */
export const queue = createQueue();
const describe = (input: GameInput) => engine('describe', input);
const newId = () => crypto.randomUUID();
const root = async (): Promise<OpfsFolder> => {
  const folder = await host.navigator.storage?.getDirectory?.();
  if (!folder) throw new SourceError('noInternal');
  return folder;
};

const damaged = damagedFiles({ root, write: writeOpfsFile });
const system = systemSource({ records: systemRecords(), describe, ask: askPermission, newId });
const internal = internalSource({
  root,
  describe,
  write: writeOpfsFile,
  newId,
  damaged: {
    ...damaged,
    take: async (from, name) => {
      await damaged.take(from, name);
      await alertDamaged();
    },
  },
  report: (error) => alertFailure(error),
});

/** How many damaged copies are kept; none where the browser keeps no copies. */
export const useDamaged = create<{ readonly count: number }>()(() => ({ count: 0 }));

export const countDamaged = async (): Promise<number> => {
  const count = capabilities.internal ? (await damaged.list()).length : 0;
  useDamaged.setState({ count });
  return count;
};

/** Saves the damaged copies as files, or without saving removes them for good. */
export const clearDamaged = async (save: boolean): Promise<void> => {
  const files = await damaged.list();
  if (save)
    for (const file of files)
      download(file.name, new Uint8Array(await file.arrayBuffer()), typeOf(file.name));
  await damaged.discard(files.map(({ name }) => name));
  await countDamaged();
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

export const { loadGame, refreshGame, deleteGame, readGames, peekGame } = createGameActions({
  engine,
  sources: {
    bundled: bundledSource,
    system,
    internal,
    // It loads after this module.
    get electron() {
      return desktop?.source;
    },
  },
  capabilities,
  queue,
  reloadOnSave: createLiveReload({
    engine,
    queue,
    host: { visible: () => document.visibilityState === 'visible', observer: host.FileSystemObserver },
  }),
  onLoaded: ({ meta: { slug }, facts: { title } }) => {
    rememberRecent(slug, storage);
    desktop?.addRecent(title, slug);
  },
  onOvertaken: cancelQuestion,
});

const opener = createOpener({
  capabilities,
  system,
  internal,
  pick: capabilities.system ? host.showOpenFilePicker?.bind(window) : undefined,
  input: chooseFiles,
  pickFolder: capabilities.system ? host.showDirectoryPicker?.bind(window) : undefined,
  inputFolder: chooseFolder,
  zip: async (name, files) => {
    const packed = await engine('zip', { input: await inputFromFolder(name, files) });
    return new File([packed.bytes], packed.name);
  },
});

export const { openFiles, openFolder } = opener;
export const openPicker: Opener['openPicker'] = () => (desktop ?? opener).openPicker();
export const openDropped: Opener['openDropped'] = (items) => (desktop ?? opener).openDropped(items);

/** The slug of the game that the local server offers under this address, once it is taken in. */
export const openServed = (hash: string): Promise<string | undefined> =>
  openServedGame(hash, { fetch: (path) => fetch(path), add: internal.add });

/** How own files are opened here: with a picker of the system, by copy, or not at all. */
export const openingWay = (): 'system' | 'internal' | undefined =>
  capabilities.electron || capabilities.system ? 'system' : capabilities.internal ? 'internal' : undefined;

export const canOpen = (): boolean => openingWay() !== undefined;

/** Slugs of the games that were opened last, newest first. */
export const recentGames = (): readonly string[] => recentSlugs(storage);

/** Only files can be read again (98.6.9). */
export const canRefresh = (meta: Meta): boolean => meta.type === 'system';

rememberGame(storage);
useApp.setState(({ summaries }) => ({ summaries: [...BUNDLED_SUMMARIES, ...summaries] }));
