import { isZip } from '@platelayer/export';
import { metaOf } from '../address/slug.ts';
import type { GameInput } from '../engine/values.ts';
import { type GameSource, summaryOf } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Bridge, HostFiles } from './bridge.ts';

/** The user's files, which the desktop application opens by path (98.6.5). */
export const desktopSource = (bridge: Bridge): GameSource => ({
  list: async () =>
    Object.values((await bridge.loadSummaries()).electron).map((summary) =>
      summaryOf(metaOf('electron', summary.id), { ...summary, title: summary.title ?? '' }),
    ),
  read: async (id) => {
    try {
      return { input: await inputOf(bridge, id) };
    } catch {
      throw new SourceError('electronNotFound');
    }
  },
  // Loading it would move the watch away from the game that is shown.
  peek: (id) => peekInput(bridge, id),
  remove: (id) => bridge.deleteGame(id),
});

const inputOf = async (bridge: Bridge, id: string): Promise<GameInput> => {
  if (bridge.loadGameFiles) return inputOfFiles(await bridge.loadGameFiles(id));
  return {
    text: bridge.loadGameText ? await bridge.loadGameText(id) : textOfGame(await bridge.loadGame(id)),
  };
};

/** Reads the game without moving the watch; undefined if the host cannot. */
const peekInput = async (bridge: Bridge, id: string): Promise<GameInput | undefined> => {
  if (bridge.peekGameFiles) return inputOfFiles(await bridge.peekGameFiles(id));
  return bridge.peekGameText && { text: await bridge.peekGameText(id) };
};

/** Converts files to an input: a text alone, a zip, or a game file, which comes first, with its assets. */
export const inputOfFiles = (files: HostFiles): GameInput => {
  const [[game, bytes] = ['', '']] = files;
  const name = game.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  // The game file itself always has content.
  if (typeof bytes === 'string') return { text: '' };
  if (isZip(bytes)) return { zip: bytes, name };
  return files.size > 1 ? { folder: files, name, game } : { text: new TextDecoder().decode(bytes) };
};

/** JSON text of a game that came without its text. */
export const textOfGame = (game: object): string =>
  JSON.stringify({ ...game, meta: undefined }, undefined, 2);
