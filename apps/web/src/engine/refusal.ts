import type { Diagnostic } from '@platelayer/game';
import { gameFolderOf, readGame } from './game-folder.ts';
import type { GameInput, Refusal } from './values.ts';

/** Lines shown before and after the one with the fault. */
const AROUND = 2;

/** Of a long line only what is near the fault is shown. */
const MOST_CHARACTERS = 120;

/** Faults of a file as a whole: no line of it says more. */
const OF_NO_LINE: readonly string[] = ['file/not-a-game', 'syntax/other-format', 'syntax/no-text'];

/** Why an input is no game. */
export const refusalOfInput = async (input: GameInput): Promise<Refusal> => {
  const { folder, diagnostics } = await gameFolderOf(input);
  return folder
    ? refusalOf((await readGame(folder, input)).diagnostics, folder.text)
    : refusalOf(diagnostics, '');
};

/** The most telling reason first, with the lines around it. */
export const refusalOf = (found: readonly Diagnostic[], text: string): Refusal => {
  const faults = found.filter(({ severity }) => severity === 'error');
  const diagnostics = faults.length > 0 ? faults : found;
  const { code = '', line, column = 1 } = diagnostics[0] ?? {};
  if (line === undefined || OF_NO_LINE.includes(code)) return { diagnostics, lines: [] };
  const first = Math.max(1, line - AROUND);
  const lines = text
    .split(/\r\n|\n|\r/)
    .slice(first - 1, line + AROUND)
    .map((each, i) => ({ number: first + i, text: shorten(each, column) }));
  return { diagnostics, lines };
};

const shorten = (line: string, column: number): string => {
  if (line.length <= MOST_CHARACTERS) return line;
  const start = Math.max(0, Math.min(column - MOST_CHARACTERS / 2, line.length - MOST_CHARACTERS));
  const end = start + MOST_CHARACTERS;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
};
