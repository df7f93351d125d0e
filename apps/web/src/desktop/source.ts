import { metaOf } from '../address/slug.ts';
import { type GameSource, summaryOf } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Bridge } from './bridge.ts';

/** Files of the user that the desktop application knows by path (98.6.5). */
export const desktopSource = (bridge: Bridge): GameSource => ({
  list: async () =>
    Object.values((await bridge.loadSummaries()).electron).map((summary) =>
      summaryOf(metaOf('electron', summary.id), { ...summary, title: summary.title ?? '' }),
    ),
  read: async (id) => {
    try {
      return { input: { text: await textOf(bridge, id) } };
    } catch {
      throw new SourceError('electronNotFound', { id });
    }
  },
  // Loading a game would move the watch away from the one that is shown.
  peek: async (id) => bridge.peekGameText && { text: await bridge.peekGameText(id) },
  remove: (id) => bridge.deleteGame(id),
});

const textOf = async (bridge: Bridge, id: string): Promise<string> =>
  bridge.loadGameText ? bridge.loadGameText(id) : textOfGame(await bridge.loadGame(id));

/** A game that came without its text, written out again. */
export const textOfGame = (game: object): string =>
  JSON.stringify({ ...game, meta: undefined }, undefined, 2);
