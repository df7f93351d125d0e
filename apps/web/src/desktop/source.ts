import { isZip } from '@platelayer/export';
import { metaOf } from '../address/slug.ts';
import type { GameInput } from '../engine/values.ts';
import { type GameSource, summaryOf } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Bridge, HostFiles } from './bridge.ts';

/** Files of the user that the desktop application knows by path (98.6.5). */
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
  // Loading a game would move the watch away from the one that is shown.
  peek: (id) => peekInput(bridge, id),
  remove: (id) => bridge.deleteGame(id),
});

const inputOf = async (bridge: Bridge, id: string): Promise<GameInput> => {
  if (bridge.loadGameFiles) return inputOfFiles(await bridge.loadGameFiles(id));
  return {
    text: bridge.loadGameText ? await bridge.loadGameText(id) : textOfGame(await bridge.loadGame(id)),
  };
};

/** The game as it is now, without the watch; nothing where the host cannot tell. */
const peekInput = async (bridge: Bridge, id: string): Promise<GameInput | undefined> => {
  if (bridge.peekGameFiles) return inputOfFiles(await bridge.peekGameFiles(id));
  return bridge.peekGameText && { text: await bridge.peekGameText(id) };
};

/** The game comes first: a text alone, a zip, or a file with others beside it. */
export const inputOfFiles = (files: HostFiles): GameInput => {
  const [[game, bytes] = ['', '']] = files;
  const name = game.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  // The game itself is never left out.
  if (typeof bytes === 'string') return { text: '' };
  if (isZip(bytes)) return { zip: bytes, name };
  return files.size > 1 ? { folder: files, name, game } : { text: new TextDecoder().decode(bytes) };
};

/** A game that came without its text, written out again. */
export const textOfGame = (game: object): string =>
  JSON.stringify({ ...game, meta: undefined }, undefined, 2);
