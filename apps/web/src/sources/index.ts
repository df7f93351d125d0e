/** Sources of games: bundled games, files of the user, and copies in the browser (98.6). */

import { gamePath } from '../address/paths.ts';
import { desktop } from '../desktop/desktop.ts';
import { engine } from '../engine/engine.ts';
import { loadOnce } from '../engine/load-once.ts';
import { browserStorage as storage } from '../state/storage.ts';
import { useApp } from '../state/store.ts';
import { capabilities, queue } from './browser.ts';
import { BUNDLED_SUMMARIES, bundledSource } from './bundled.ts';
import { takeDropped } from './dropped.ts';
import type { DroppedItem } from './file-system.ts';
import { canRefresh, createGameActions } from './games.ts';
import type { Opener } from './open-files.ts';
import { cancelQuestion } from './permission.ts';
import { recentSlugs, rememberGame, rememberRecent } from './remembered.ts';
import type { GameSource } from './source.ts';

let isLoaded = false;

const ownGames = loadOnce(async () => {
  isLoaded = true;
  return import('./own-games.ts');
});

const ownSource = (type: 'system' | 'internal'): GameSource => ({
  list: async () => (await ownGames())[type].list(),
  read: async (id) => (await ownGames())[type].read(id),
  refresh: async (id) => {
    const source = (await ownGames())[type];
    return (source.refresh ?? source.read)(id);
  },
  peek: async (id) => (await ownGames())[type].peek(id),
  accept: async (id, fields) => (await ownGames())[type].accept?.(id, fields),
  companions: async (...input) => (await (await ownGames())[type].companions?.(...input)) ?? [],
  refuse: async (id) => (await ownGames())[type].refuse?.(id),
  remove: async (id) => (await ownGames())[type].remove(id),
});

export const { loadGame, refreshGame, deleteGame, readGames, peekGame } = createGameActions({
  engine,
  sources: {
    bundled: bundledSource,
    system: ownSource('system'),
    internal: ownSource('internal'),
    // A getter, because the desktop part loads after this module.
    get electron() {
      return desktop?.source;
    },
  },
  capabilities,
  queue,
  reloadOnSave: (game) => {
    // If own games were never loaded, no file is being watched.
    if (game || isLoaded) void ownGames().then(({ reloadOnSave }) => reloadOnSave(game));
  },
  onLoaded: ({ meta: { slug }, details: { title } }) => {
    rememberRecent(slug, storage);
    desktop?.addRecent(title, slug);
  },
  onOvertaken: cancelQuestion,
});

export { canRefresh };

export const openFiles: Opener['openFiles'] = async (files) => (await ownGames()).openFiles(files);
export const openPicker: Opener['openPicker'] = async () => (desktop ?? (await ownGames())).openPicker();
export const openFolder: Opener['openFolder'] = async () =>
  desktop ? desktop.openFolder?.() : (await ownGames()).openFolder();
/** Whether folders can be opened: not every desktop host supports it. */
export const canOpenFolder = (): boolean => !desktop || desktop.openFolder !== undefined;

/** Opens dropped files and returns the address of the page for them. Must be called synchronously in the event handler. */
export const openDropped = async (items: Iterable<DroppedItem>): Promise<string | undefined> => {
  if (desktop) return desktop.openDropped(items);
  const files = await takeDropped(items, capabilities.system);
  const { titleFilesAmong, useTitleFiles } = await import('./title-files.ts');
  // A file that cannot be read is reported when it is opened as a game.
  const titles = await titleFilesAmong(files).catch(() => new Map<string, File>());
  if (titles.size === 0) {
    const slug = await openFiles(files);
    return slug === undefined ? undefined : gamePath(slug, 'map');
  }
  useTitleFiles.setState({ files: titles });
  return '/import';
};

/** How own files are opened here: by handle or path, as a copy, or not at all. */
export const openingWay = (): 'system' | 'internal' | undefined =>
  capabilities.electron || capabilities.system ? 'system' : capabilities.internal ? 'internal' : undefined;

export const canOpen = (): boolean => openingWay() !== undefined;

/** Slugs of recently opened games, newest first. */
export const recentGames = (): readonly string[] => recentSlugs(storage);

rememberGame(storage);
useApp.setState(({ summaries }) => ({ summaries: [...BUNDLED_SUMMARIES, ...summaries] }));
