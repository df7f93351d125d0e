import { type Diagnostic, get, isGame, type Json, parse, resolveInfo } from '@platelayer/game';
import type { Publisher } from '@platelayer/library';
import { ASSET_FOLDERS, baseOf, CONFIG_FILE, isIgnoredPath, sharedFolderOf } from './path.ts';
import { decode } from './text.ts';

export interface Preference {
  /** Name of the folder or zip. */
  readonly name?: string;
  /** Path that was chosen before or is requested now. */
  readonly game?: string;
}

/** A game of a folder that may have several. */
export interface FolderGame {
  readonly path: string;
  /** Empty if the file has no title. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** Publisher data, if the folder includes its own. */
  readonly ownPublisher?: Publisher;
}

/** A folder with more candidates is probably a whole disk, so the rest are ignored. */
const MAX_CANDIDATES = 300;

/**
 * Chooses the JSON file of the game: the requested one, or else a game at the top level. There `game.json` comes first, then a
 * file named like its folder, then the others by name. `games` are all games that share its assets.
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
  const readText = (path: string) => decode(files.get(path)!) ?? '';
  const candidates = byDepth([...files.keys()].filter(isCandidate))
    .slice(0, MAX_CANDIDATES)
    .filter((path) => !isConfig(path) || gameNames(readText(path)) !== undefined);
  const requested = game === undefined ? undefined : candidates.find((path) => path === game);
  const all = candidates.flatMap((path) => {
    const names = gameNames(readText(path));
    return names ? [{ path, ...names }] : [];
  });
  const [highest] = requested === undefined ? byDepth(all.map(({ path }) => path)) : [requested];
  const games = all
    .filter(({ path }) => highest !== undefined && sharedFolderOf(path) === sharedFolderOf(highest))
    .sort(inOrder(({ path }) => path));
  const rank = (path: string) => ['game', name].indexOf(baseOf(path)) + 1 || 3;
  const others = candidates.filter((path) => depthOf(path) === depthOf(candidates[0]!));
  const [first] = (games.length > 0 ? games.map(({ path }) => path) : others).toSorted(
    (a, b) => rank(a) - rank(b) || inOrder((path: string) => path)(a, b),
  );
  const path = requested ?? first;
  if (path === undefined) return { games, diagnostics: [noGame(files, leftOut)] };
  return {
    path,
    games,
    diagnostics: games.length > 1 && requested === undefined ? [severalGames(games.length, path)] : [],
  };
};

const isConfig = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1) === CONFIG_FILE;

const isCandidate = (path: string): boolean =>
  /\.json$/i.test(path) &&
  !isIgnoredPath(path) &&
  !path.split('/').some((part) => (ASSET_FOLDERS as readonly string[]).includes(part));

const depthOf = (path: string): number => sharedFolderOf(path).split('/').length;

const inOrder =
  <T>(by: (item: T) => string) =>
  (a: T, b: T): number =>
    by(a) < by(b) ? -1 : 1;

const byDepth = (paths: readonly string[]): readonly string[] =>
  paths.toSorted((a, b) => depthOf(a) - depthOf(b));

/** Cache by source, because after each save all games of a folder are read again. */
const knownNames = new Map<string, Omit<FolderGame, 'path'> | undefined>();
const MAX_KNOWN = 2 * MAX_CANDIDATES;

/** Returns title and people of a game, or undefined if the source is not a game. */
const gameNames = (text: string): Omit<FolderGame, 'path'> | undefined => {
  if (!text.includes('info')) return undefined;
  if (knownNames.has(text)) return knownNames.get(text);
  if (knownNames.size >= MAX_KNOWN) knownNames.clear();
  const value = parseQuickly(text);
  const { title, subtitle, designer, publisher } = resolveInfo(get(value, 'info'), () => undefined);
  const names = isGame(value) ? { title, subtitle, designer, publisher } : undefined;
  knownNames.set(text, names);
  return names;
};

/** Most files are strict JSON, which is parsed much faster. */
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
  hint: explainNoGame([...files.keys()], [...leftOut]),
});

const explainNoGame = (
  paths: readonly string[],
  leftOut: readonly (readonly [path: string, why: string])[],
): string => {
  const [unread] = leftOut.filter(([path]) => isCandidate(path));
  if (unread) return `It has a JSON file that was not read: ${unread.join(' ')}.`;
  return paths.some((path) => /\.zip$/i.test(path) && !isIgnoredPath(path))
    ? 'It has no JSON file, but a zip. Unpack the zip and open its content.'
    : 'It has no JSON file. A game is a JSON file, with its logos, icons and fonts in folders next to it.';
};

const severalGames = (count: number, path: string): Diagnostic => ({
  severity: 'info',
  code: 'pack/several-games',
  message: `There are ${count} games here; "${path}" is opened.`,
  pointer: '',
  hint: 'Open another one by its file, or name the one to open "game.json".',
});
