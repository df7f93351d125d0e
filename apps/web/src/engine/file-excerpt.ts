import type { GameFolder } from '@platelayer/export';
import { type Json, kindAt, type Parsed, parse } from '@platelayer/game';
import type { FileExcerpt } from './values.ts';

/** Longer values and lines are shown by their beginning. */
const MOST_LINES = 400;
const MOST_CHARACTERS = 5_000;

const texts = new WeakMap<GameFolder, Parsed>();

/** The text of a game that was opened without looking at its text, read once. */
export const textOf = (folder: GameFolder): Parsed => {
  const parsed = texts.get(folder) ?? parse(folder.text);
  texts.set(folder, parsed);
  return parsed;
};

export const excerptOf = (parsed: Parsed, pointer: string): FileExcerpt => {
  const { lines, ...place } = parsed.excerpt(pointer);
  return {
    ...place,
    lines: lines
      .slice(0, MOST_LINES)
      .map((line) => (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line)),
    hidden: Math.max(0, lines.length - MOST_LINES),
    kind: parsed.value === undefined ? undefined : kindAt(parsed.value as Json, place.pointer),
  };
};
