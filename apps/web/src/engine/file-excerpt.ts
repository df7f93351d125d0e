import type { GameFolder } from '@platelayer/export';
import { type Json, kindAt, type Parsed, parse } from '@platelayer/game';

/** Lines of a game file around a value. */
interface FileExcerpt {
  /** Pointer to the value, or to the nearest parent that is in the file. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly lines: readonly string[];
  /** The value alone. */
  readonly json: string;
  /** Number of further lines. */
  readonly hidden: number;
  /** Section in the field reference, such as `City`. */
  readonly kind?: string;
}

/** Longer values and lines are cut off. */
const MAX_LINES = 400;
const MAX_CHARACTERS = 5_000;

const texts = new WeakMap<GameFolder, Parsed>();

/** Parses the text of a bundled game, whose text is not parsed when it opens; once. */
export const parsedText = (folder: GameFolder): Parsed => {
  const parsed = texts.get(folder) ?? parse(folder.text);
  texts.set(folder, parsed);
  return parsed;
};

export const excerptOf = (parsed: Parsed, pointer: string): FileExcerpt => {
  const { lines, ...location } = parsed.excerpt(pointer);
  return {
    ...location,
    lines: lines
      .slice(0, MAX_LINES)
      .map((line) => (line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line)),
    hidden: Math.max(0, lines.length - MAX_LINES),
    kind: parsed.value === undefined ? undefined : kindAt(parsed.value as Json, location.pointer),
  };
};
