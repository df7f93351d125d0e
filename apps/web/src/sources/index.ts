/** Where games come from: bundled with the product, files of the user, copies in the browser (98.6). */

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
    // It loads after this module.
    get electron() {
      return desktop?.source;
    },
  },
  capabilities,
  queue,
  reloadOnSave: (game) => {
    // Without own games nothing is watched that would have to stop.
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
/** Whether folders can be opened: a host may not know how. */
export const canOpenFolder = (): boolean => !desktop || desktop.openFolder !== undefined;

/** Takes dropped files in; the address of the page that shows them. To be called within the event itself. */
export const openDropped = async (items: Iterable<DroppedItem>): Promise<string | undefined> => {
  if (desktop) return desktop.openDropped(items);
  const files = await takeDropped(items, capabilities.system);
  const { titleFilesAmong, useTitleFiles } = await import('./title-files.ts');
  // What cannot be read is told of where it is opened as a game.
  const titles = await titleFilesAmong(files).catch(() => new Map<string, File>());
  if (titles.size === 0) {
    const slug = await openFiles(files);
    return slug === undefined ? undefined : gamePath(slug, 'map');
  }
  useTitleFiles.setState({ files: titles });
  return '/import';
};

/** How own files are opened here: with a picker of the system, by copy, or not at all. */
export const openingWay = (): 'system' | 'internal' | undefined =>
  capabilities.electron || capabilities.system ? 'system' : capabilities.internal ? 'internal' : undefined;

export const canOpen = (): boolean => openingWay() !== undefined;

/** Slugs of the games that were opened last, newest first. */
export const recentGames = (): readonly string[] => recentSlugs(storage);

rememberGame(storage);
useApp.setState(({ summaries }) => ({ summaries: [...BUNDLED_SUMMARIES, ...summaries] }));
