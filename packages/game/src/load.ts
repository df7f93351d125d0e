import { type Diagnostic, parentPointer } from './diagnostic.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Library } from './library.ts';
import { resolve } from './resolve.ts';
import { diagnose } from './schema/check.ts';
import { refusal } from './schema/recognise.ts';
import { parse } from './text/parse.ts';
import type { Parsed } from './text/parsed.ts';
import { upgrade } from './upgrade/upgrade.ts';

export interface Loaded {
  /** The file as written. */
  readonly parsed: Parsed;
  /** The upgraded file; undefined, like the game, if the text is not a game. */
  readonly file?: Json;
  readonly game?: Game;
  /** Maps a pointer into `file` to the original file. */
  readonly written?: (pointer: string) => string;
  /** In text order, with positions. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a game from text: parses, diagnoses, upgrades and resolves it. Refuses only a text that is not JSON
 * or has no `info`; with any other problem there is still a game (10.2.4).
 */
export const load = (text: string, library: Library): Loaded => {
  const parsed = parse(text);
  const readable = parsed.diagnostics.every(({ severity }) => severity !== 'error');
  const value = readable ? parsed.value : undefined;
  // A text that does not parse is refused for that reason alone.
  const refused = readable ? refusal(value) : undefined;
  if (value === undefined || refused)
    return { parsed, diagnostics: inOrder(parsed, [...parsed.diagnostics, ...(refused ? [refused] : [])]) };

  const upgraded = upgrade(value);
  const { game, diagnostics } = resolve(upgraded.value, library);
  const specific = [
    ...upgraded.diagnostics,
    ...diagnostics.map((found) => ({
      ...found,
      pointer: upgraded.written(found.pointer),
      ...(found.lacks === undefined ? {} : { lacks: upgraded.written(found.lacks) }),
    })),
  ];
  return {
    parsed,
    file: upgraded.value,
    game,
    written: upgraded.written,
    diagnostics: inOrder(parsed, [
      ...parsed.diagnostics,
      ...dropDuplicateDiagnostics(parsed, diagnose(parsed), specific),
    ]),
  };
};

/**
 * Drops schema diagnostics at locations that a more specific diagnostic covers, which becomes an error if the
 * schema's was. Drops specific diagnostics that only follow from a misspelt or invalid field.
 */
const dropDuplicateDiagnostics = (
  parsed: Parsed,
  general: readonly Diagnostic[],
  specific: readonly Diagnostic[],
): readonly Diagnostic[] => {
  const wrong = general.filter(isFieldError).map(({ meant, pointer }) => meant ?? pointer);
  const incomplete = new Set(wrong.map(parentPointer));
  const misspelt = new Set(general.map(({ meant }) => meant));
  const follows = ({ severity, pointer, lacks }: Diagnostic): boolean =>
    misspelt.has(pointer) ||
    (severity !== 'info' && incomplete.has(pointer)) ||
    wrong.some((field) => `${lacks}/`.startsWith(`${field}/`));
  const kept = specific.filter((found) => !follows(found));
  const positionKey = (found: Diagnostic): string => {
    const { line, column } = { ...parsed.locate(found.pointer), ...found };
    return `${line}:${column}`;
  };
  const covered = new Set(kept.map(positionKey));
  const errorPositions = new Set(general.filter(({ severity }) => severity === 'error').map(positionKey));
  const escalateToError = (found: Diagnostic): Diagnostic =>
    found.severity === 'warning' && errorPositions.has(positionKey(found))
      ? { ...found, severity: 'error' }
      : found;
  return [...general.filter((found) => !covered.has(positionKey(found))), ...kept.map(escalateToError)];
};

/** Whether a field exists but is misspelt or invalid. An unknown key without a suggestion does not count. */
const isFieldError = ({ severity, code, meant }: Diagnostic): boolean =>
  severity !== 'info' && (code !== 'schema/unknown-key' || meant !== undefined);

/** Adds positions to diagnostics and sorts by them. */
const inOrder = (parsed: Parsed, found: readonly Diagnostic[]): readonly Diagnostic[] =>
  found
    .map((diagnostic) => ({ ...parsed.locate(diagnostic.pointer), ...diagnostic }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
