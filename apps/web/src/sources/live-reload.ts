import type { Diagnostic } from '@platelayer/game';
import { isNamedBy } from '../address/slug.ts';
import type { Engine } from '../engine/engine.ts';
import type { Material } from '../engine/messages.ts';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { type Meta, useApp } from '../state/store.ts';
import { alert, t } from './alerts.ts';
import { isGame, putOnDesk } from './current-game.ts';
import { lookAt } from './game-input.ts';
import type { Lane } from './queue.ts';
import type { Live } from './source.ts';
import { type WatchHost, watch } from './watch-file.ts';

/** A text that is no game may be half of a save: it gets this long to become one. */
const SAVE_TIME = 200;

interface Needs {
  readonly engine: Engine;
  readonly host: WatchHost;
  /** Shared with the shelf: what the engine has open and what the store calls loaded change together. */
  readonly turn: Lane;
}

interface Followed {
  readonly meta: Meta;
  readonly live: Live;
  /** Which file of a zip or folder is the game, so that half a save of it does not make another one the game. */
  readonly path?: string;
}

/** Live reload: the loaded game is read again after each save of its file; one at a time. */
export const follower = ({ engine, host, turn }: Needs): ((game?: Followed) => void) => {
  let stop = () => {};

  const follow = ({ meta, live, path }: Followed) => {
    const isShown = () => isNamedBy(useApp.getState().game?.meta, meta.slug);
    let game = path;

    const show = async (material: Material, stamp: string): Promise<void> => {
      const broken = await turn(async () => {
        if (!isShown()) return undefined;
        const found = await engine('open', 'text' in material ? material : { ...material, game });
        if (!isGame(found)) return found.diagnostics;
        game = found.path;
        putOnDesk(meta, found);
        return undefined;
      });
      if (broken) await complain(stamp, broken);
    };

    const complain = async (stamp: string, broken: readonly Diagnostic[]): Promise<void> => {
      await new Promise((resume) => setTimeout(resume, SAVE_TIME));
      const now = await lookAt(live.handle).catch(() => undefined);
      if (now && now.stamp !== stamp) return show(await now.read(), now.stamp);
      const { game } = useApp.getState();
      if (!game || !isShown()) return;
      useApp.setState({ game: { ...game, broken } });
      alertBroken(broken);
    };

    stop = watch(live, show, host);
  };

  return (game) => {
    stop();
    stop = () => {};
    if (game) follow(game);
  };
};

/** The position of the first fault tells a designer most. */
const alertBroken = ([first]: readonly Diagnostic[]): void => {
  const { message: reason = '', line, column } = first ? translateDiagnostic(first) : {};
  const place = line === undefined || column === undefined ? undefined : { line, column };
  alert({
    type: 'error',
    title: t('broken.title'),
    message: place ? t('broken.place', { reason, ...place }) : t('broken.message', { reason }),
  });
};
