import { sentence } from '@platelayer/game';
import { hasSlug } from '../address/slug.ts';
import type { Engine } from '../engine/engine.ts';
import type { GameInput, OpenResult } from '../engine/values.ts';
import { type Alert, type Meta, useApp } from '../state/store.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import { markBroken } from './broken-save.ts';
import { hasGame, type OpenedGame, setCurrentGame } from './current-game.ts';
import { takeSnapshot } from './game-input.ts';
import type { Queue } from './queue.ts';
import type { LiveFile } from './source.ts';
import { type FollowedFile, type Loss, type WatchHost, watchFile } from './watch-file.ts';

/** A text that is no game may be half of a save: it gets this long to become one. */
const INCOMPLETE_SAVE_MS = 200;

interface Needs {
  readonly engine: Engine;
  readonly host: WatchHost;
  /** Shared with the loading of games: what the engine has open and what the store calls loaded change together. */
  readonly queue: Queue;
}

export interface WatchedGame {
  readonly meta: Meta;
  readonly live: LiveFile;
  /** As it was opened. Which file of a zip or folder is the game: no save makes another one of them the game. */
  readonly found?: Pick<OpenResult, 'path' | 'games'>;
  /** Whoever lists the game is told what each save says of it. */
  readonly accept?: (found: OpenedGame) => Promise<void>;
}

/** Live reload: the loaded game is read again after each save of its file; one at a time. */
export const createLiveReload = ({ engine, host, queue }: Needs): ((game?: WatchedGame) => void) => {
  let stop = () => {};

  const start = ({ meta, live, found = {}, accept }: WatchedGame) => {
    const isShown = () => hasSlug(useApp.getState().game?.meta, meta.slug);
    const file: FollowedFile = { ...live };
    let game: string | undefined;

    /** The only game of a folder may get another name; one of several that is gone must not be mistaken for its neighbour. */
    const follow = ({ path, games = [] }: Pick<OpenResult, 'path' | 'games'>) => {
      game = path;
      file.path = games.length > 1 ? path : undefined;
    };

    const show = async (input: GameInput, stamp: string): Promise<void> => {
      const found = await queue(async () => {
        if (!isShown()) return undefined;
        const found = await engine('open', 'text' in input ? input : { ...input, game });
        if (hasGame(found)) {
          follow(found);
          setCurrentGame(meta, found);
        }
        return found;
      }).catch((error: unknown) => alertFailure(error, 'refreshed'));
      if (!found) return;
      if (!hasGame(found)) await reportBroken(stamp, found);
      // The game is there; the list may lag behind.
      else await accept?.(found).catch(() => undefined);
    };

    const reportBroken = async (stamp: string, broken: OpenResult): Promise<void> => {
      await new Promise((resume) => setTimeout(resume, INCOMPLETE_SAVE_MS));
      const now = await takeSnapshot(live.handle, file.path).catch(() => undefined);
      if (now && now.stamp !== stamp) return show(await now.read(), now.stamp);
      markBroken(meta, broken);
    };

    let lossAlert: Alert | undefined;

    const reportLoss = (loss?: Loss) => {
      const { game, alert } = useApp.getState();
      if (lossAlert && alert === lossAlert) useApp.setState({ alert: undefined });
      lossAlert = undefined;
      if (!loss || !game || !isShown()) return;
      const title = game.details.title || live.handle.name;
      const message = t(`lost.${loss.reason}`, { title, reason: sentence(loss.message) });
      lossAlert = { type: 'warning', title: t('lost.title'), message };
      showAlert(lossAlert);
    };

    follow(found);
    stop = watchFile(file, show, host, reportLoss);
  };

  return (game) => {
    stop();
    stop = () => {};
    if (game) start(game);
  };
};
