import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { gameSchema } from './game.ts';
import { resolvePlayers } from './players.ts';
import { check } from './schema/check.ts';

test('the range is from the smallest to the largest player count, in any order (10.20.15)', () => {
  expect(resolvePlayers({ players: [{ number: 4 }, { number: 2 }, { number: 3 }] }).range).toEqual({
    min: 2,
    max: 4,
  });
});

test('money and limits are the same for all player counts, or set for each (10.6)', () => {
  expect(
    resolvePlayers({ bank: 8000, certLimit: '∞', players: [{ number: 3, capital: 500, certLimit: 16 }] }),
  ).toMatchObject({ bank: 8000, certLimit: '∞', counts: [{ number: 3, capital: 500, certLimit: 16 }] });
});

test('an entry without a number is ignored', () => {
  expect(resolvePlayers({ players: [{ capital: 500 }, null, { number: 0 }] })).toMatchObject({
    counts: [],
    range: undefined,
  });
});

test('a fractional player count is reported', () => {
  const found: Diagnostic[] = [];
  check({ info: { title: 'T' }, players: [{ number: 2.5 }] }, gameSchema.schema, (each) => found.push(each));
  expect(found).toMatchObject([{ code: 'schema/range', pointer: '/players/0/number' }]);
});
