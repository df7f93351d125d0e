import { type Assets, noAssets, plainStart } from '@platelayer/export';
import { type Diagnostic, type Game, type Loaded, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, libraryWith } from '@platelayer/library';
import { formatDiagnostics } from './format-diagnostic.ts';
import { type GameFiles, readGameFiles } from './game-files.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from './terminal.ts';

/** Why a command does not do its work. */
export interface Refusal {
  readonly status: ExitStatus;
  readonly message: string;
  /** Set if neither a file nor a bundled game has the name. */
  readonly missing?: true;
}

export interface OpenGame {
  /** Id of the bundled game, or the name of the file, folder or zip without its extension. */
  readonly id: string;
  readonly origin: GameFiles['origin'] | 'bundled';
  /** The command line argument. */
  readonly argument: string;
  /** Path of the game file as the user would write it, or the id of a bundled game. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  readonly game: Game;
  readonly loaded: Loaded;
  /** Diagnostics about files other than the game file. */
  readonly folderDiagnostics: readonly Diagnostic[];
}

/** Opens a game file, folder or zip. If there is none with this name, opens the bundled game with this id. */
export async function openGame(name: string, terminal: Terminal): Promise<OpenGame | Refusal> {
  const files = await readGameFiles(name, terminal);
  const bundled = 'missing' in files ? await bundledGame(name) : undefined;
  if (bundled !== undefined) return openFiles(bundledFiles(name, bundled));
  if (!('reason' in files)) {
    // The user needs to know which game gets printed.
    for (const { code, message, hint } of files.folderDiagnostics)
      if (code === 'pack/several-games') terminal.err(`${name}: ${message} ${hint}\n`);
    return openFiles({ ...files, id: plainStart(files.name) || 'game', argument: name });
  }
  const reason = /^git:/.test(name)
    ? ONLY_FIRST_VERSION
    : `${files.reason}${files.missing ? bundledHint(name) : ''}`;
  const message = `${name}: ${reason}`;
  return { status: EXIT_STATUS.unusable, message, ...(files.missing ? { missing: true } : {}) };
}

/** A game whose text is not loaded yet. */
export type UnloadedGame = Omit<OpenGame, 'game' | 'loaded'>;

const bundledFiles = (id: string, text: string): UnloadedGame => ({
  id,
  origin: 'bundled',
  argument: id,
  path: id,
  text,
  assets: noAssets,
  folderDiagnostics: [],
});

export const openFiles = (unloaded: UnloadedGame): OpenGame | Refusal => {
  const { path, text, assets } = unloaded;
  const loaded = load(text, libraryWith(assets));
  const { game, diagnostics } = loaded;
  if (game) return { ...unloaded, game, loaded };
  return { status: EXIT_STATUS.failed, message: formatDiagnostics(path, text, diagnostics) };
};

/** A revision does not name a file, so the second version has to. */
const ONLY_FIRST_VERSION =
  'only the first version can be a Git revision: platelayer compare git:HEAD game.json';

/** A name without a folder or an extension may have been meant as a bundled game. */
const bundledHint = (name: string): string =>
  /[./\\]/.test(name)
    ? ''
    : `, and there is no bundled game with this name (${BUNDLED_GAMES.map(({ id }) => id).join(', ')})`;
