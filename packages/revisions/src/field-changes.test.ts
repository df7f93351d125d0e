import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const before = {
  info: { title: 'Withy' },
  privates: [
    { name: 'Ferry', price: 20 },
    { name: 'Tram', price: 40 },
  ],
  trains: [{ name: '2', price: 80 }],
};

test('returns the deepest values that differ', () => {
  const after = { ...before, trains: [{ name: '2', price: 90 }], players: [] };
  expect(fieldChanges(before, after)).toEqual([
    { pointer: '/trains/0/price', before: 80, after: 90 },
    { pointer: '/players', after: [] },
  ]);
});

test('does not report other entries when one is added or removed', () => {
  const privates = [{ name: 'Bridge' }, ...before.privates];
  expect(fieldChanges(before, { ...before, privates })).toEqual([
    { pointer: '/privates/0', before: undefined, after: { name: 'Bridge' } },
  ]);
  expect(fieldChanges({ ...before, privates }, before)).toEqual([
    { pointer: '/privates/0', before: { name: 'Bridge' } },
  ]);
});

test('matches entries without a name, or with the same name, by their order', () => {
  expect(fieldChanges([{ name: 'A' }, { name: 'A', x: 1 }], [{ name: 'A' }, { name: 'A', x: 2 }])).toEqual([
    { pointer: '/1/x', before: 1, after: 2 },
  ]);
  expect(fieldChanges([1, 2, 3], [1, 5])).toEqual([
    { pointer: '/1', before: 2, after: 5 },
    { pointer: '/2', before: 3 },
  ]);
});

test('compares values of different types, missing files and equal files', () => {
  expect(fieldChanges({ a: [1] }, { a: { b: 1 } })).toEqual([
    { pointer: '/a', before: [1], after: { b: 1 } },
  ]);
  expect(fieldChanges(undefined, { a: 1 })).toEqual([{ pointer: '', before: undefined, after: { a: 1 } }]);
  expect(fieldChanges(before, structuredClone(before))).toEqual([]);
});

test('matches a renamed entry by its position', () => {
  expect(fieldChanges([{ name: 'A', x: 1 }, { name: 'B' }], [{ name: 'C', x: 1 }, { name: 'B' }])).toEqual([
    { pointer: '/0/name', before: 'A', after: 'C' },
  ]);
});

test('reports a new order by the names of the entries', () => {
  const [two, three, four] = [{ name: '2' }, { name: '3' }, { name: '4', price: 1 }];
  expect(fieldChanges([two, three, four], [three, two, { ...four, price: 2 }])).toEqual([
    { pointer: '/2/price', before: 1, after: 2 },
    { pointer: '', order: true, before: ['2', '3', '4'], after: ['3', '2', '4'] },
  ]);
});
