import { sentence } from '@platelayer/game';
import { hasSlug } from '../address/slug.ts';
import type { Engine } from '../engine/engine.ts';
import type { GameInput, OpenResult } from '../engine/values.ts';
import { type Alert, type Meta, useApp } from '../state/store.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import { hasGame, markBroken, type OpenedGame, setCurrentGame } from './current-game.ts';
import { takeSnapshot } from './game-input.ts';
import type { Queue } from './queue.ts';
import type { LiveFile } from './source.ts';
import { type FollowedFile, type Loss, type WatchHost, watchFile } from './watch-file.ts';

/** An invalid file may be an incomplete save, so it is read again after this time. */
const INCOMPLETE_SAVE_MS = 200;

interface LiveReloadDependencies {
  readonly engine: Engine;
  readonly host: WatchHost;
  /** Shared with loading games, so that the engine and the store always have the same game. */
  readonly queue: Queue;
}

export interface WatchedGame {
  readonly meta: Meta;
  readonly live: LiveFile;
  /** Result of opening a zip or folder. Pins its game file, so that a save cannot switch to another one. */
  readonly opened?: Pick<OpenResult, 'path' | 'games'>;
  /** Called after each valid save, to update the list. */
  readonly accept?: (opened: OpenedGame) => Promise<void>;
}

/** Reads the current game again after each save of its file. Watches one game at a time. */
export const createLiveReload = ({
  engine,
  host,
  queue,
}: LiveReloadDependencies): ((game?: WatchedGame) => void) => {
  let stop = () => {};

  const start = ({ meta, live, opened = {}, accept }: WatchedGame) => {
    const isShown = () => hasSlug(useApp.getState().game?.meta, meta.slug);
    const file: FollowedFile = { ...live };
    let game: string | undefined;

    /** The only game file of a folder can be renamed. If there are several, a missing one must not be replaced by another. */
    const follow = ({ path, games = [] }: Pick<OpenResult, 'path' | 'games'>) => {
      game = path;
      file.path = games.length > 1 ? path : undefined;
    };

    const show = async (input: GameInput, stamp: string): Promise<void> => {
      const result = await queue(async () => {
        if (!isShown()) return undefined;
        const opened = await engine('open', 'text' in input ? input : { ...input, game });
        if (hasGame(opened)) {
          follow(opened);
          setCurrentGame(meta, opened);
        }
        return opened;
      }).catch((error: unknown) => alertFailure(error, 'refreshed'));
      if (!result) return;
      if (!hasGame(result)) await reportBroken(stamp, result);
      // The game is open; a failure to update the list does not matter.
      else await accept?.(result).catch(() => undefined);
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

    follow(opened);
    stop = watchFile(file, show, host, reportLoss);
  };

  return (game) => {
    stop();
    stop = () => {};
    if (game) start(game);
  };
};
