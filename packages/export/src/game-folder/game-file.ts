import { type Diagnostic, get, isGame, type Json, parse, resolveInfo } from '@platelayer/game';
import type { Publisher } from '@platelayer/library';
import { ASSET_FOLDERS, baseOf, CONFIG_FILE, isLitter, sharedFolderOf } from './path.ts';
import { decode } from './text.ts';

export interface Preference {
  /** Name of the folder or zip. */
  readonly name?: string;
  /** The path that was chosen before, or that somebody asked for. */
  readonly game?: string;
}

/** A game of a folder that may have several. */
export interface FolderGame {
  readonly path: string;
  /** Empty where the file names none. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** The publisher itself, where the folder has it. */
  readonly ownPublisher?: Publisher;
}

/** More candidates are no game folder but somebody's whole disk: the others are not looked into. */
const MOST_LOOKED_INTO = 300;

/**
 * Which JSON file is the game: the one that was asked for, else of those that lie highest one that is a game, `game.json`
 * or one named like its folder before others, then the first by name. `games` are all that share what lies beside it.
 */
export const chooseGame = (
  files: ReadonlyMap<string, Uint8Array>,
  leftOut: ReadonlyMap<string, string>,
  { name, game }: Preference,
): {
  readonly path?: string;
  readonly games: readonly FolderGame[];
  readonly diagnostics: readonly Diagnostic[];
} => {
  const textOf = (path: string) => decode(files.get(path)!) ?? '';
  const candidates = byDepth([...files.keys()].filter(isCandidate))
    .slice(0, MOST_LOOKED_INTO)
    .filter((path) => !isConfig(path) || namesOf(textOf(path)) !== undefined);
  const asked = game === undefined ? undefined : candidates.find((path) => path === game);
  const all = candidates.flatMap((path) => {
    const names = namesOf(textOf(path));
    return names ? [{ path, ...names }] : [];
  });
  const [highest] = asked === undefined ? byDepth(all.map(({ path }) => path)) : [asked];
  const games = all
    .filter(({ path }) => highest !== undefined && sharedFolderOf(path) === sharedFolderOf(highest))
    .sort(inOrder(({ path }) => path));
  const rank = (path: string) => ['game', name].indexOf(baseOf(path)) + 1 || 3;
  const others = candidates.filter((path) => depthOf(path) === depthOf(candidates[0]!));
  const [first] = (games.length > 0 ? games.map(({ path }) => path) : others).toSorted(
    (one, other) => rank(one) - rank(other) || inOrder((path: string) => path)(one, other),
  );
  const path = asked ?? first;
  if (path === undefined) return { games, diagnostics: [noGame(files, leftOut)] };
  return {
    path,
    games,
    diagnostics: games.length > 1 && asked === undefined ? [severalGames(games.length, path)] : [],
  };
};

const isConfig = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1) === CONFIG_FILE;

const isCandidate = (path: string): boolean =>
  /\.json$/i.test(path) &&
  !isLitter(path) &&
  !path.split('/').some((part) => (ASSET_FOLDERS as readonly string[]).includes(part));

const depthOf = (path: string): number => sharedFolderOf(path).split('/').length;

const inOrder =
  <T>(by: (thing: T) => string) =>
  (one: T, other: T): number =>
    by(one) < by(other) ? -1 : 1;

const byDepth = (paths: readonly string[]): readonly string[] =>
  paths.toSorted((one, other) => depthOf(one) - depthOf(other));

/** Whoever edits one of many games has all of them looked at after every save. */
const known = new Map<string, Omit<FolderGame, 'path'> | undefined>();
const MOST_KNOWN = 2 * MOST_LOOKED_INTO;

/** What a game is called, and by whom it is; nothing for a text that is no game. */
const namesOf = (text: string): Omit<FolderGame, 'path'> | undefined => {
  if (!text.includes('info')) return undefined;
  if (known.has(text)) return known.get(text);
  if (known.size >= MOST_KNOWN) known.clear();
  const value = parseQuickly(text);
  const { title, subtitle, designer, publisher } = resolveInfo(get(value, 'info'), () => undefined);
  const found = isGame(value) ? { title, subtitle, designer, publisher } : undefined;
  known.set(text, found);
  return found;
};

/** Most files are strict JSON, which is read much faster. */
const parseQuickly = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return parse(text).value;
  }
};

const noGame = (
  files: ReadonlyMap<string, Uint8Array>,
  leftOut: ReadonlyMap<string, string>,
): Diagnostic => ({
  severity: 'error',
  code: 'file/not-a-game',
  message: 'File was not a valid Platelayer game',
  pointer: '',
  hint: whyNoGame([...files.keys()], [...leftOut]),
});

const whyNoGame = (
  paths: readonly string[],
  leftOut: readonly (readonly [path: string, why: string])[],
): string => {
  const [unread] = leftOut.filter(([path]) => isCandidate(path));
  if (unread) return `There is a JSON file in it, but it was not read: ${unread.join(' ')}.`;
  return paths.some((path) => /\.zip$/i.test(path) && !isLitter(path))
    ? 'There is no JSON file in it, but a zip: unpack it, and open what is in there.'
    : 'There is no JSON file in it: a game is one, with its logos, icons and fonts in folders beside it.';
};

const severalGames = (count: number, path: string): Diagnostic => ({
  severity: 'info',
  code: 'pack/several-games',
  message: `There are ${count} games here, and "${path}" is opened.`,
  pointer: '',
  hint: 'Open another by its own file, or name the one that is meant "game.json".',
});
