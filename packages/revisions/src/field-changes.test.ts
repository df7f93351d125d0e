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

test('the deepest values that differ are named', () => {
  const after = { ...before, trains: [{ name: '2', price: 90 }], players: [] };
  expect(fieldChanges(before, after)).toEqual([
    { pointer: '/trains/0/price', before: 80, after: 90 },
    { pointer: '/players', after: [] },
  ]);
});

test('an entry more or less leaves the others as they are', () => {
  const privates = [{ name: 'Bridge' }, ...before.privates];
  expect(fieldChanges(before, { ...before, privates })).toEqual([
    { pointer: '/privates/0', before: undefined, after: { name: 'Bridge' } },
  ]);
  expect(fieldChanges({ ...before, privates }, before)).toEqual([
    { pointer: '/privates/0', before: { name: 'Bridge' } },
  ]);
});

test('entries of one name are told apart by their order, entries without a name too', () => {
  expect(fieldChanges([{ name: 'A' }, { name: 'A', x: 1 }], [{ name: 'A' }, { name: 'A', x: 2 }])).toEqual([
    { pointer: '/1/x', before: 1, after: 2 },
  ]);
  expect(fieldChanges([1, 2, 3], [1, 5])).toEqual([
    { pointer: '/1', before: 2, after: 5 },
    { pointer: '/2', before: 3 },
  ]);
});

test('values of other kinds, missing files and equal ones', () => {
  expect(fieldChanges({ a: [1] }, { a: { b: 1 } })).toEqual([
    { pointer: '/a', before: [1], after: { b: 1 } },
  ]);
  expect(fieldChanges(undefined, { a: 1 })).toEqual([{ pointer: '', before: undefined, after: { a: 1 } }]);
  expect(fieldChanges(before, structuredClone(before))).toEqual([]);
});

test('an entry that is only renamed keeps its place', () => {
  expect(fieldChanges([{ name: 'A', x: 1 }, { name: 'B' }], [{ name: 'C', x: 1 }, { name: 'B' }])).toEqual([
    { pointer: '/0/name', before: 'A', after: 'C' },
  ]);
});

test('entries in another order are told by their names', () => {
  const [two, three, four] = [{ name: '2' }, { name: '3' }, { name: '4', price: 1 }];
  expect(fieldChanges([two, three, four], [three, two, { ...four, price: 2 }])).toEqual([
    { pointer: '/2/price', before: 1, after: 2 },
    { pointer: '', order: true, before: ['2', '3', '4'], after: ['3', '2', '4'] },
  ]);
});
