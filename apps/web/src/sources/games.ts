import { hasSlug, isServed, metaOf, parseSlug } from '../address/slug.ts';
import type { Engine } from '../engine/engine.ts';
import type { GameInput } from '../engine/values.ts';
import { type LoadedGame, type Meta, type SourceType, type Summary, useApp } from '../state/store.ts';
import { alertFailure, showAlert, t } from './alerts.ts';
import { markBroken } from './broken-save.ts';
import type { Capabilities } from './capabilities.ts';
import { hasGame, type OpenedGame, setCurrentGame } from './current-game.ts';
import type { WatchedGame } from './live-reload.ts';
import type { Queue } from './queue.ts';
import type { GameSource, GameSources } from './source.ts';
import { BrokenFile, SourceError, type SourceErrorKey } from './source-error.ts';

/** All games the user can have, and the current one. */
export interface GameActions {
  /** Makes a game the current one (98.6.6). Fails after an alert has told why; a later call overtakes it silently. */
  loadGame(slug: string): Promise<void>;
  /** Reads the file of the loaded game again; nothing for a game that is no file (98.6.9). */
  refreshGame(): Promise<void>;
  /** Whether it is gone (98.6.8); otherwise an alert has told why. */
  deleteGame(summary: Summary): Promise<boolean>;
  /** Reads the stored games again (98.6.10). */
  readGames(): Promise<void>;
  /** What a game is opened from if it can be had without asking anything. */
  peekGame(meta: Meta): Promise<GameInput | undefined>;
}

interface Needs {
  readonly engine: Engine;
  readonly sources: GameSources;
  readonly capabilities: Capabilities;
  /** What the engine has open and what the store calls loaded change together, one game at a time. */
  readonly queue: Queue;
  /** Follows the saves of a file until called again or `undefined` is handed over. */
  readonly reloadOnSave: (game?: WatchedGame) => void;
  readonly onLoaded?: (game: LoadedGame) => void;
  /** A question about a game that nobody waits for any more is taken back. */
  readonly onOvertaken?: () => void;
}

/** Where games of the user are kept, as far as the browser can. */
const STORED = ['internal', 'system', 'electron'] as const;

/** What a source needs of the browser, and what is said where it is missing (98.6.6). */
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

/** Only files can be read again (98.6.9). */
export const canRefresh = ({ type, id }: Meta): boolean =>
  type === 'system' || (type === 'internal' && isServed(id));

const isGone = (error: unknown): boolean => error instanceof SourceError && GONE.has(error.key);

/** What happened to a game (98.9.2). */
const announce = (what: 'loaded' | 'deleted' | 'refreshed', message: string): void =>
  showAlert({ type: 'success', title: t(`${what}.title`), message });

/** What the list calls a game, or the last visit where the list has not been read. */
const titleOf = (slug: string): string | undefined => {
  const { summaries, remembered } = useApp.getState();
  return [...summaries, remembered].find((summary) => hasSlug(summary, slug))?.title;
};

/** The games of the same folder are in the list, and in the menu of each. */
const listCompanions = (meta: Meta, companions: readonly Summary[]): void => {
  const slugs = new Set(companions.map(({ slug }) => slug));
  useApp.setState(({ game, summaries }) =>
    hasSlug(game?.meta, meta.slug)
      ? { companions, summaries: [...summaries.filter(({ slug }) => !slugs.has(slug)), ...companions] }
      : {},
  );
};

export const createGameActions = (needs: Needs): GameActions => {
  const { engine, sources, capabilities, reloadOnSave } = needs;
  const available = new Set<string>(['bundled', ...STORED.filter((type) => capabilities[type])]);
  const sourceOf = (type: string, id: string): GameSource => {
    // A served game is read from its server, even if the browser keeps no copies.
    const isReadable = available.has(type) || (type === 'internal' && isServed(id));
    const source = isReadable ? sources[type as SourceType] : undefined;
    if (source) return source;
    const refusal = REFUSALS.get(type);
    throw refusal ? new SourceError(refusal) : new SourceError('unknownType', { type });
  };

  /** Reads a game and makes it the current one, unless `wanted` says that it comes too late. */
  const openGame = async (
    slug: string,
    wanted: () => boolean,
    how: 'read' | 'refresh' = 'read',
  ): Promise<LoadedGame | undefined> => {
    const { type, id } = parseSlug(slug);
    const source = sourceOf(type, id);
    const { input, live } = await (source[how] ?? source.read)(id);
    const meta = metaOf(type as SourceType, id);
    const opened = await needs.queue(async () => {
      if (!wanted()) return undefined;
      const found = await engine('open', input);
      return hasGame(found) ? { found, game: setCurrentGame(meta, found) } : { found };
    });
    if (!opened) return undefined;
    if (!opened.game) {
      await source.refuse?.(id);
      const { diagnostics, lines = [] } = opened.found;
      throw new BrokenFile(titleOf(slug) ?? t('broken.file'), { diagnostics, lines });
    }
    let listed: string | undefined;
    const accept = async ({ details, path, games = [] }: OpenedGame) => {
      await source.accept?.(id, details);
      const several = JSON.stringify(games);
      if (several === listed) return;
      listed = several;
      listCompanions(meta, (games.length > 1 && (await source.companions?.(id, path, games))) || []);
    };
    reloadOnSave(live && { meta, live, found: opened.found, accept });
    // The game is there; the list may lag behind.
    await accept(opened.found).catch(() => undefined);
    return opened.game;
  };

  let latest: { readonly slug: string; readonly done: Promise<void> } | undefined;

  const loadGame = (slug: string): Promise<void> => {
    if (latest?.slug === slug) return latest.done;
    if (latest) needs.onOvertaken?.();
    const load = async () => {
      // Whoever comes back to the game of the last time is told nothing new.
      const known = hasSlug(useApp.getState().remembered, slug);
      try {
        const game = await openGame(slug, isLatest);
        if (!game) return;
        needs.onLoaded?.(game);
        if (!known) announce('loaded', t('loaded.message', { title: game.details.title }));
      } catch (error) {
        if (!isLatest()) return;
        // A game that is gone is not offered again.
        if (isGone(error)) await forget(slug);
        alertFailure(error);
        throw error;
      } finally {
        if (isLatest()) latest = undefined;
      }
    };
    const isLatest = () => latest === attempt;
    // The turn has to be there before the loading asks for it.
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
