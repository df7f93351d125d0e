import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { checkTrainCounts } from './train-counts.ts';

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

test('an event at a train beyond the last of its kind is told (10.10)', () => {
  expect(check({ on: '4', index: 5 })).toEqual([
    {
      severity: 'warning',
      code: 'reference/train-count',
      message: 'There are 4 trains "4", so this never happens.',
      pointer: '/trains/0/rust/index',
      hint: 'Write a number up to 4, or raise the "quantity" of the train.',
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
])('%j is fine', (rust) => {
  expect(check(rust)).toEqual([]);
});
