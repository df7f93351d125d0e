import { hasSlug, isServed, metaOf, parseSlug } from '../address/slug.ts';
import type { Engine } from '../engine/engine.ts';
import type { GameInput } from '../engine/values.ts';
import { type LoadedGame, type Meta, type SourceType, type Summary, useApp } from '../state/store.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import type { Capabilities } from './capabilities.ts';
import { hasGame, markBroken, type OpenedGame, setCurrentGame } from './current-game.ts';
import type { WatchedGame } from './live-reload.ts';
import type { Queue } from './queue.ts';
import type { GameSource, GameSources } from './source.ts';
import { BrokenFile, SourceError, type SourceErrorKey } from './source-error.ts';

/** Actions on the user's games and on the current game. */
export interface GameActions {
  /** Makes a game the current one (98.6.6). Rejects after an alert has shown why; a later call cancels it silently. */
  loadGame(slug: string): Promise<void>;
  /** Reads the file of the current game again. Does nothing for a game without a file (98.6.9). */
  refreshGame(): Promise<void>;
  /** Deletes a game (98.6.8). Returns false after an alert has shown why it failed. */
  deleteGame(summary: Summary): Promise<boolean>;
  /** Reads the stored games again (98.6.10). */
  readGames(): Promise<void>;
  /** Returns the input of a game if that does not need the user's permission. */
  peekGame(meta: Meta): Promise<GameInput | undefined>;
}

interface GamesDependencies {
  readonly engine: Engine;
  readonly sources: GameSources;
  readonly capabilities: Capabilities;
  /** Runs one task at a time, so that the engine and the store always have the same game. */
  readonly queue: Queue;
  /** Watches the file of a game until the next call; `undefined` only stops. */
  readonly reloadOnSave: (game?: WatchedGame) => void;
  readonly onLoaded?: (game: LoadedGame) => void;
  /** Called when a load is overtaken, to withdraw its permission request. */
  readonly onOvertaken?: () => void;
}

/** Types of the user's games, if the browser supports them. */
const STORED = ['internal', 'system', 'electron'] as const;

/** Error if the browser does not support a source (98.6.6). */
const REFUSALS: ReadonlyMap<string, SourceErrorKey> = new Map([
  ['system', 'noSystem'],
  ['internal', 'noInternal'],
  ['electron', 'noDesktop'],
]);

const GONE: ReadonlySet<SourceErrorKey> = new Set([
  'bundledNotFound',
  'notFound',
  'systemGone',
  'electronNotFound',
]);

/** Whether a game can be refreshed: only games with a file can (98.6.9). */
export const canRefresh = ({ type, id }: Meta): boolean =>
  type === 'system' || (type === 'internal' && isServed(id));

const isGone = (error: unknown): boolean => error instanceof SourceError && GONE.has(error.key);

/** Shows an alert about what happened to a game (98.9.2). */
const announce = (event: 'loaded' | 'deleted' | 'refreshed', message: string): void =>
  showAlert({ type: 'success', title: t(`${event}.title`), message });

/** Title of a game from the list or, if the list has not been read, from the last visit. */
const titleOf = (slug: string): string | undefined => {
  const { summaries, remembered } = useApp.getState();
  return [...summaries, remembered].find((summary) => hasSlug(summary, slug))?.title;
};

/** Adds the other games of the folder to the list and to the game menu. */
const listCompanions = (meta: Meta, companions: readonly Summary[]): void => {
  const slugs = new Set(companions.map(({ slug }) => slug));
  useApp.setState(({ game, summaries }) =>
    hasSlug(game?.meta, meta.slug)
      ? { companions, summaries: [...summaries.filter(({ slug }) => !slugs.has(slug)), ...companions] }
      : {},
  );
};

export const createGameActions = (dependencies: GamesDependencies): GameActions => {
  const { engine, sources, capabilities, reloadOnSave } = dependencies;
  const available = new Set<string>(['bundled', ...STORED.filter((type) => capabilities[type])]);
  const sourceOf = (type: string, id: string): GameSource => {
    // A served game is read from its server, even if the browser keeps no copies.
    const isReadable = available.has(type) || (type === 'internal' && isServed(id));
    const source = isReadable ? sources[type as SourceType] : undefined;
    if (source) return source;
    const refusal = REFUSALS.get(type);
    throw refusal ? new SourceError(refusal) : new SourceError('unknownType', { type });
  };

  /** Reads a game and makes it the current one, unless `isWanted` returns false by the time it has been read. */
  const openGame = async (
    slug: string,
    isWanted: () => boolean,
    method: 'read' | 'refresh' = 'read',
  ): Promise<LoadedGame | undefined> => {
    const { type, id } = parseSlug(slug);
    const source = sourceOf(type, id);
    const { input, live } = await (source[method] ?? source.read)(id);
    const meta = metaOf(type as SourceType, id);
    const opened = await dependencies.queue(async () => {
      if (!isWanted()) return undefined;
      const result = await engine('open', input);
      return hasGame(result) ? { result, game: setCurrentGame(meta, result) } : { result };
    });
    if (!opened) return undefined;
    if (!opened.game) {
      await source.refuse?.(id);
      const { diagnostics, lines = [] } = opened.result;
      throw new BrokenFile(titleOf(slug) ?? t('broken.file'), { diagnostics, lines });
    }
    let listed: string | undefined;
    const accept = async ({ details, path, games = [] }: OpenedGame) => {
      await source.accept?.(id, details);
      const gamesJson = JSON.stringify(games);
      if (gamesJson === listed) return;
      listed = gamesJson;
      listCompanions(meta, (games.length > 1 && (await source.companions?.(id, path, games))) || []);
    };
    reloadOnSave(live && { meta, live, opened: opened.result, accept });
    // The game is open; a failure to update the list does not matter.
    await accept(opened.result).catch(() => undefined);
    return opened.game;
  };

  let latest: { readonly slug: string; readonly done: Promise<void> } | undefined;

  const loadGame = (slug: string): Promise<void> => {
    if (latest?.slug === slug) return latest.done;
    if (latest) dependencies.onOvertaken?.();
    const load = async () => {
      // No alert for the game of the last visit.
      const isRemembered = hasSlug(useApp.getState().remembered, slug);
      try {
        const game = await openGame(slug, isLatest);
        if (!game) return;
        dependencies.onLoaded?.(game);
        if (!isRemembered) announce('loaded', t('loaded.message', { title: game.details.title }));
      } catch (error) {
        if (!isLatest()) return;
        // A game that no longer exists is not offered again.
        if (isGone(error)) await forget(slug);
        alertFailure(error);
        throw error;
      } finally {
        if (isLatest()) latest = undefined;
      }
    };
    const isLatest = () => latest === attempt;
    // `load` calls `isLatest`, so it must start after `latest` is set.
    const attempt = { slug, done: Promise.resolve().then(load) };
    latest = attempt;
    return attempt.done;
  };

  const forget = async (slug: string): Promise<void> => {
    const { type, id } = parseSlug(slug);
    if (type === 'system')
      await sourceOf(type, id)
        .remove(id)
        .catch(() => undefined);
    if (hasSlug(useApp.getState().remembered, slug)) useApp.setState({ remembered: undefined });
  };

  const refreshGame = async (): Promise<void> => {
    const meta = useApp.getState().game?.meta;
    if (!meta || !canRefresh(meta)) return;
    try {
      const isStillShown = () => hasSlug(useApp.getState().game?.meta, meta.slug);
      const game = await openGame(meta.slug, isStillShown, 'refresh');
      if (!game) return;
      announce('refreshed', t('refreshed.message', { title: game.details.title }));
    } catch (error) {
      if (error instanceof BrokenFile) markBroken(meta, error.refusal);
      else alertFailure(error, 'refreshed');
    }
  };

  const readGames = async (): Promise<void> => {
    const read = async (type: SourceType) => {
      try {
        const list = (await sources[type]?.list()) ?? [];
        useApp.setState(({ summaries }) => ({
          summaries: [...summaries.filter((other) => other.type !== type), ...list],
        }));
      } catch (error) {
        alertFailure(error, 'listed');
      }
    };
    await Promise.all(STORED.filter((type) => available.has(type)).map(read));
  };

  const deleteGame = async ({ type, id, slug, title }: Summary): Promise<boolean> => {
    try {
      await sourceOf(type, id).remove(id);
    } catch (error) {
      alertFailure(error, 'deleted');
      return false;
    }
    const { game, remembered } = useApp.getState();
    if (hasSlug(game?.meta, slug)) {
      reloadOnSave();
      useApp.setState({ game: undefined });
    }
    if (hasSlug(remembered, slug)) useApp.setState({ remembered: undefined });
    announce('deleted', t(`deleted.${type === 'internal' ? 'copy' : 'entry'}`, { title }));
    await readGames();
    return true;
  };

  return {
    loadGame,
    refreshGame,
    deleteGame,
    readGames,
    peekGame: async ({ type, id }) => sourceOf(type, id).peek(id),
  };
};
