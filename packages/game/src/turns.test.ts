import { expect, test } from 'vitest';
import { resolveTurns } from './turns.ts';

test('steps have bullets unless ordered, and optional lines follow (60.6)', () => {
  expect(
    resolveTurns([
      { name: 'Stock Round', steps: ['Sell', 'Buy one'], ordered: true },
      { name: 'Merge', optional: 'Buy a train' },
    ]),
  ).toEqual([
    { name: 'Stock Round', steps: ['Sell', 'Buy one'], ordered: true, optional: [] },
    { name: 'Merge', steps: [], ordered: false, optional: ['Buy a train'] },
  ]);
});
