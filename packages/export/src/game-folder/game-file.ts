import { type Diagnostic, isGame, parse } from '@platelayer/game';
import { ASSET_FOLDERS, baseOf, isLitter } from './path.ts';
import { decode } from './text.ts';

export interface Preference {
  /** Name of the folder or zip. */
  readonly name?: string;
  /** The path that was chosen before, or that somebody asked for. */
  readonly game?: string;
}

/** More candidates are no game folder but somebody's whole disk: the others are not looked into. */
const MOST_LOOKED_INTO = 50;

/**
 * Which JSON file is the game: of those that lie highest, the one that was asked for, else one that is a game,
 * `game.json` or one named like its folder before others, then the first by name.
 */
export const chooseGame = (
  files: ReadonlyMap<string, Uint8Array>,
  { name, game }: Preference,
): { readonly path?: string; readonly diagnostics: readonly Diagnostic[] } => {
  const candidates = highest([...files.keys()].filter(isCandidate)).slice(0, MOST_LOOKED_INTO);
  const games =
    candidates.length < 2
      ? candidates
      : candidates.filter((path) => isGame(parse(decode(files.get(path)!) ?? '').value));
  const asked = game === undefined ? undefined : candidates.find((path) => path === game);
  const rank = (path: string) => ['game', name].indexOf(baseOf(path)) + 1 || 3;
  const [first] = (games.length > 0 ? games : candidates).toSorted(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  const path = asked ?? first;
  if (path === undefined) return { diagnostics: [NO_GAME] };
  return { path, diagnostics: games.length > 1 && asked === undefined ? [severalGames(games, path)] : [] };
};

const isCandidate = (path: string): boolean =>
  /\.json$/i.test(path) &&
  !isLitter(path) &&
  !path.split('/').some((part) => (ASSET_FOLDERS as readonly string[]).includes(part));

const depthOf = (path: string): number => path.split('/').length;

const highest = (paths: readonly string[]): readonly string[] => {
  const top = paths.reduce((least, path) => Math.min(least, depthOf(path)), Number.POSITIVE_INFINITY);
  return paths.filter((path) => depthOf(path) === top);
};

const NO_GAME: Diagnostic = {
  severity: 'error',
  code: 'file/not-a-game',
  message: 'File was not a valid Platelayer game',
  pointer: '',
  hint: 'There is no JSON file in it: a game is one, with its logos, icons and fonts in folders beside it.',
};

const severalGames = (games: readonly string[], path: string): Diagnostic => ({
  severity: 'info',
  code: 'pack/several-games',
  message: `There are ${games.length} games here, and "${path}" is opened.`,
  pointer: '',
  hint: 'Name the one that is meant "game.json", or keep each in a folder of its own.',
});
