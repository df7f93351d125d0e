import { type Assets, noAssets, plainStart } from '@platelayer/export';
import { type Diagnostic, type Game, type Loaded, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, libraryWith } from '@platelayer/library';
import { formatDiagnostics } from './format-diagnostic.ts';
import { type GameFiles, readGameFiles } from './game-files.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from './terminal.ts';

/** Why a command ends before it has done anything. */
export interface Refusal {
  readonly status: ExitStatus;
  readonly message: string;
  /** Neither a file nor a bundled game is called so. */
  readonly missing?: true;
}

export interface OpenGame {
  /** The bundled game's id, or the name of the file, folder or zip without its ending. */
  readonly id: string;
  readonly origin: GameFiles['origin'] | 'bundled';
  /** As the user has named it. */
  readonly argument: string;
  /** Of its own file, as the user would write it; of a bundled game, its id. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  readonly game: Game;
  /** How its text was read. */
  readonly loaded: Loaded;
  /** What was found out about the files that came with the game. */
  readonly remarks: readonly Diagnostic[];
}

/** Opens a game file, folder or zip or, where there is none of that name, the bundled game of that id. */
export async function openGame(name: string, terminal: Terminal): Promise<OpenGame | Refusal> {
  const files = await readGameFiles(name, terminal);
  const bundled = 'missing' in files ? await bundledGame(name) : undefined;
  if (bundled !== undefined) return openFiles(bundledFiles(name, bundled));
  if (!('reason' in files)) {
    // Whoever prints a game has to know which.
    for (const { code, message, hint } of files.remarks)
      if (code === 'pack/several-games') terminal.err(`${name}: ${message} ${hint}\n`);
    return openFiles({ ...files, id: plainStart(files.name) || 'game', argument: name });
  }
  const reason = /^git:/.test(name)
    ? ONLY_EARLIER
    : `${files.reason}${files.missing ? bundledHint(name) : ''}`;
  const message = `${name}: ${reason}`;
  return { status: EXIT_STATUS.unusable, message, ...(files.missing ? { missing: true } : {}) };
}

/** The files of a game, not yet read as one. */
export type FoundGame = Omit<OpenGame, 'game' | 'loaded'>;

const bundledFiles = (id: string, text: string): FoundGame => ({
  id,
  origin: 'bundled',
  argument: id,
  path: id,
  text,
  assets: noAssets,
  remarks: [],
});

/** Opens what was read. */
export const openFiles = (found: FoundGame): OpenGame | Refusal => {
  const { path, text, assets } = found;
  const loaded = load(text, libraryWith(assets));
  const { game, diagnostics } = loaded;
  if (game) return { ...found, game, loaded };
  return { status: EXIT_STATUS.faults, message: formatDiagnostics(path, text, diagnostics) };
};

/** A revision says nothing of the file; that is the one of the later version. */
const ONLY_EARLIER =
  'only the earlier of two versions may be a revision, as in: platelayer compare git:HEAD game.json';

/** Whoever gives neither a path nor an ending may have meant a bundled game. */
const bundledHint = (name: string): string =>
  /[./\\]/.test(name)
    ? ''
    : `, and no such game is bundled (${BUNDLED_GAMES.map(({ id }) => id).join(', ')})`;
