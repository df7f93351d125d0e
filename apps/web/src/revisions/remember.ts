import type { Config } from '@platelayer/game';
import { type Engine, engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import type { ExportTask } from '../export/target.ts';
import { useFrame } from '../frame/frame-state.ts';
import { queue } from '../sources/browser.ts';
import { browserStorage } from '../state/storage.ts';
import { type LoadedGame, useApp } from '../state/store.ts';

const KEY = 'versions';

/** Whether the user has left the history of versions and prints turned on. */
export const isRemembering = (): boolean => browserStorage.readText(KEY) !== 'off';

export const setRemembering = (on: boolean): void => browserStorage.writeText(KEY, on ? undefined : 'off');

/** Stores a version or print. Ignores failures: without storage, only the history is missing. */
const remember = async (run: Engine, input: Omit<Jobs['remember']['in'], 'now'>): Promise<void> => {
  if (isRemembering()) await run('remember', { ...input, now: Date.now() }).catch(() => undefined);
};

/** Stores the game unless the engine has opened another one since. */
const rememberCurrent = (
  { meta, version }: LoadedGame,
  config: Config,
  print?: Jobs['remember']['in']['print'],
): Promise<void> =>
  queue(async () => {
    if (useApp.getState().game?.version === version)
      await remember(engine, { game: meta.slug, config, print });
  });

export const rememberVersion = (game: LoadedGame, config: Config): Promise<void> =>
  rememberCurrent(game, config);

/** Stores that the page was printed. Browsers do not report whether the dialog was cancelled. */
export const rememberPrinted = async (game: LoadedGame, config: Config): Promise<void> => {
  const { shown } = useFrame.getState();
  if (shown && !shown.piece)
    await rememberCurrent(game, config, { components: [shown.component], format: 'print' });
};

/** Stores an export with the engine that made it, because that engine has the exported version. */
export const rememberExport = async (
  { game, request: { scope, formats }, config, printed }: ExportTask,
  run: Engine,
): Promise<void> => {
  const components =
    printed ??
    (scope.kind === 'game'
      ? game.details.components
      : scope.kind === 'component'
        ? scope.ids
        : scope.piece
          ? []
          : [scope.component]);
  if (components.length > 0)
    await remember(run, {
      game: game.meta.slug,
      config,
      print: { components, format: formats.join(' ') },
    });
};
