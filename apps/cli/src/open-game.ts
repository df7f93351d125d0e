import { basename, extname } from 'node:path';
import { type Diagnostic, type Game, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { frame, painter } from './frame.ts';
import { readSource } from './source.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

/** Why a command ends before it has done anything. */
export interface Refusal {
  readonly status: ExitStatus;
  readonly message: string;
  /** Neither a file nor a bundled game is called so. */
  readonly missing?: true;
}

export interface OpenGame {
  /** The bundled game's id, or the name of the file without its ending. */
  readonly id: string;
  readonly origin: 'bundled' | 'file';
  readonly text: string;
  readonly game: Game;
}

/** Opens a game file or, where there is no such file, the bundled game of that id. */
export async function openGame(name: string, terminal: Terminal): Promise<OpenGame | Refusal> {
  const source = await readSource(name, terminal);
  const bundled = 'text' in source ? undefined : await bundledGame(name);
  const text = 'text' in source ? source.text : bundled;
  if (text === undefined) {
    const reason = 'reason' in source ? source.reason : '';
    return { status: exitStatus.unusable, message: `${name}: ${reason}${bundledHint(name)}`, missing: true };
  }
  const { game, diagnostics } = load(text, library);
  if (!game) return { status: exitStatus.faults, message: framed(name, text, diagnostics) };
  return {
    id: basename(name, extname(name)),
    origin: bundled === undefined ? 'file' : 'bundled',
    text,
    game,
  };
}

/** Findings in a file, as a terminal without styles shows them. */
export const framed = (name: string, text: string, diagnostics: readonly Diagnostic[]): string => {
  const lines = text.split(/\r\n|\r|\n/);
  return diagnostics
    .map((found) => frame(name, lines, found, painter(false)))
    .join('')
    .trimEnd();
};

/** Whoever gives neither a path nor an ending may have meant a bundled game. */
const bundledHint = (name: string): string =>
  /[./\\]/.test(name)
    ? ''
    : `, and no such game is bundled (${BUNDLED_GAMES.map(({ id }) => id).join(', ')})`;
