import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import type { JsonObject } from '../json.ts';
import type { PlayerRange } from '../players.ts';
import { checkPlayerRanges } from './player-ranges.ts';

const check = (entry: JsonObject, game?: PlayerRange): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  checkPlayerRanges({ privates: [{}, entry] }, game, (diagnostic) => found.push(diagnostic));
  return found;
};
const game = { min: 2, max: 6 };

test('a private company that no number of players uses is told (10.9)', () => {
  expect(check({ minPlayers: 5, maxPlayers: 3 }, game)).toEqual([
    {
      severity: 'warning',
      code: 'players/range',
      message: 'No game has at least 5 and at most 3 players, so this private company is never used.',
      pointer: '/privates/1/minPlayers',
      hint: 'Correct "minPlayers" or "maxPlayers", or the numbers in "players".',
    },
  ]);
  expect(check({ minPlayers: 5, maxPlayers: 3 })).toHaveLength(1);
  expect(check({ minPlayers: 9 }, game)).toMatchObject([{ pointer: '/privates/1/minPlayers' }]);
  expect(check({ maxPlayers: 1 }, game)).toMatchObject([{ pointer: '/privates/1/maxPlayers' }]);
});

test.each<JsonObject>([{}, { minPlayers: 6 }, { maxPlayers: 2 }, { minPlayers: 3, maxPlayers: 3 }])(
  '%j is used',
  (entry) => {
    expect(check(entry, game)).toEqual([]);
    expect(check(entry)).toEqual([]);
  },
);
