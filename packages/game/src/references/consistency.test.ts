import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import type { PlayerRange } from '../players.ts';
import { checkDefaultTypes, checkPlayerRanges, checkTrainCounts } from './consistency.ts';

describe('checkTrainCounts', () => {
  const check = (rust: Json, phases: Json = []): readonly Diagnostic[] => {
    const found: Diagnostic[] = [];
    const trains: Json = [
      { name: '2', quantity: 5, rust },
      { name: '4', quantity: 3 },
      { name: '4', quantity: 1 },
      { name: '5', quantity: '∞' },
      { name: '6' },
    ];
    checkTrainCounts({ trains, phases }, (diagnostic) => found.push(diagnostic));
    return found;
  };

  test('reports an event at a train beyond the last of its kind (10.10)', () => {
    expect(check({ on: '4', index: 5 })).toEqual([
      {
        severity: 'warning',
        code: 'reference/train-count',
        message: 'There are 4 trains "4", so this never happens.',
        pointer: '/trains/0/rust/index',
        hint: 'Use an index of at most 4, or raise the "quantity" of the train.',
      },
    ]);
    expect(check(['5', { on: '2', index: 6 }], [{ on: { on: '4', index: 9 } }])).toMatchObject([
      { pointer: '/trains/0/rust/1/index' },
      { pointer: '/phases/0/on/index' },
    ]);
  });

  test.each<Json>([
    '4',
    { on: '4' },
    { on: '4', index: 4 },
    { on: '5', index: 99 },
    { on: '6', index: 2 },
    { on: '9', index: 2 },
  ])('accepts %j', (rust) => {
    expect(check(rust)).toEqual([]);
  });
});

describe('checkDefaultTypes', () => {
  const check = (root: Json): readonly Diagnostic[] => {
    const found: Diagnostic[] = [];
    checkDefaultTypes(root, (diagnostic) => found.push(diagnostic));
    return found;
  };
  const companies = [{ abbrev: 'A' }, { abbrev: 'B' }];

  test('reports types that no company uses if companies lack shares or tokens', () => {
    expect(check({ companies, shareTypes: { Default: [], major: [] } })).toEqual([
      {
        severity: 'warning',
        code: 'reference/share-types',
        message: 'No company uses any of the share types, so 2 companies have no shares.',
        pointer: '/shareTypes',
        hint: 'Name one of them "default", or set "shares" of the companies to its name.',
      },
    ]);
    expect(check({ companies: [{}, { tokens: ['Free'] }], tokenTypes: { major: [40] } })).toMatchObject([
      { message: 'No company uses any of the token types, so one company has no station tokens.' },
    ]);
  });

  test.each<Json>([
    { companies },
    { companies, shareTypes: {} },
    { companies, shareTypes: { default: [], unused: [] } },
    { companies: [{ minor: true }], shareTypes: { minor: [] } },
    { companies: [{}, { shares: 'major' }], shareTypes: { major: [] } },
    { companies: [{ tokens: [40] }], tokenTypes: { major: [] } },
  ])('accepts %j', (root) => {
    expect(check(root)).toEqual([]);
  });
});

describe('checkPlayerRanges', () => {
  const check = (entry: JsonObject, game?: PlayerRange): readonly Diagnostic[] => {
    const found: Diagnostic[] = [];
    checkPlayerRanges({ privates: [{}, entry] }, game, (diagnostic) => found.push(diagnostic));
    return found;
  };
  const game = { min: 2, max: 6 };

  test('reports a private company that no player count includes (10.9)', () => {
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
    'accepts %j',
    (entry) => {
      expect(check(entry, game)).toEqual([]);
      expect(check(entry)).toEqual([]);
    },
  );
});
