import { at, type Report } from '../diagnostic.ts';
import { asList, asSize, get, type Json } from '../json.ts';
import type { PlayerRange } from '../players.ts';

/** Reports private companies that no number of players of the game uses (10.9). */
export const checkPlayerRanges = (root: Json, game: PlayerRange | undefined, report: Report): void => {
  asList(get(root, 'privates')).forEach((entry, index) => {
    const [least, most] = [asSize(get(entry, 'minPlayers')), asSize(get(entry, 'maxPlayers'))];
    const min = Math.max(least ?? 1, game?.min ?? 1);
    const max = Math.min(most ?? Number.POSITIVE_INFINITY, game?.max ?? Number.POSITIVE_INFINITY);
    if (min <= max) return;
    report({
      severity: 'warning',
      code: 'players/range',
      message: `No game has at least ${min} and at most ${max} players, so this private company is never used.`,
      pointer: at('/privates', index, least === undefined ? 'maxPlayers' : 'minPlayers'),
      hint: 'Correct "minPlayers" or "maxPlayers", or the numbers in "players".',
    });
  });
};
