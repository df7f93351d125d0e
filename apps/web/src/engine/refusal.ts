import type { Diagnostic } from '@platelayer/game';
import { gameFolderOf, readGame } from './game-folder.ts';
import type { GameInput, Refusal } from './values.ts';

/** Lines shown before and after the one with the error. */
const AROUND = 2;

/** Longer lines are cut to the part near the error. */
const MAX_CHARACTERS = 120;

/** Errors that concern the whole file, so showing a line would not help. */
const WHOLE_FILE_CODES: readonly string[] = ['file/not-a-game', 'syntax/other-format', 'syntax/no-text'];

/** Why an input is not a game. */
export const refusalOfInput = async (input: GameInput): Promise<Refusal> => {
  const { folder, diagnostics } = await gameFolderOf(input);
  return folder
    ? refusalOf((await readGame(folder, input)).diagnostics, folder.text)
    : refusalOf(diagnostics, '');
};

/** Errors only, if there are any, with the lines around the first. */
export const refusalOf = (found: readonly Diagnostic[], text: string): Refusal => {
  const faults = found.filter(({ severity }) => severity === 'error');
  const diagnostics = faults.length > 0 ? faults : found;
  const { code = '', line, column = 1 } = diagnostics[0] ?? {};
  if (line === undefined || WHOLE_FILE_CODES.includes(code)) return { diagnostics, lines: [] };
  const first = Math.max(1, line - AROUND);
  const lines = text
    .split(/\r\n|\n|\r/)
    .slice(first - 1, line + AROUND)
    .map((each, i) => ({ number: first + i, text: shorten(each, column) }));
  return { diagnostics, lines };
};

const shorten = (line: string, column: number): string => {
  if (line.length <= MAX_CHARACTERS) return line;
  const start = Math.max(0, Math.min(column - MAX_CHARACTERS / 2, line.length - MAX_CHARACTERS));
  const end = start + MAX_CHARACTERS;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
};
