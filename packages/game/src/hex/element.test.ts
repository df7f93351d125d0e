import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';

test('reads one object as a list of one (20.2.3)', () => {
  const hex = readHex({
    cities: { size: 2 },
    track: { side: 3 },
    shapes: { type: 'square' },
    labels: { label: 'B' },
  });
  expect([hex.cities, hex.track, hex.shapes, hex.labels].map((list) => list.length)).toEqual([1, 1, 1, 1]);
  expect(hex.cities[0]?.size).toBe(2);
});

test('reads true as an element without fields, and ignores null and false', () => {
  expect(readHex({ towns: true }).towns).toHaveLength(1);
  expect(readHex({ towns: [null, false, {}] }).towns).toHaveLength(1);
  expect(reported({ towns: [null, false] })).toEqual([]);
});

test('reads a plain number or string as the main field', () => {
  const hex = readHex({
    values: 20,
    labels: ['OO'],
    names: 'Ulm',
    icons: ['port'],
    terrain: ['mountain', 40],
    cities: [2],
    track: [1, 'straight'],
    divides: 2,
    routeBonuses: 40,
  });
  expect(hex.values[0]?.value).toBe(20);
  expect(hex.labels[0]?.text).toBe('OO');
  expect(hex.names[0]?.text).toBe('Ulm');
  expect(hex.icons[0]?.icon).toBe('port');
  expect(hex.terrain).toMatchObject([{ icon: 'mountain' }, { cost: 40 }]);
  expect(hex.cities[0]?.size).toBe(2);
  expect(hex.track.map(({ course }) => course.kind)).toEqual(['spur', 'straight']);
  expect(hex.divides[0]?.position.turn).toBe(60);
  expect(hex.routeBonuses[0]?.text).toBe('40');
  expect(hex.found).toEqual([]);
});

test('reports and omits an invalid entry but keeps its neighbours', () => {
  const hex: Json = { towns: [{}, [[]], 'Ulm', { color: 'red' }], cities: [{ size: 9 }, { size: 3 }] };
  expect(readHex(hex).towns.map(({ color }) => color)).toEqual(['town', 'red']);
  expect(readHex(hex).cities.map(({ size }) => size)).toEqual([3]);
  expect(reported(hex)).toEqual([
    'hex/size /hex/cities/0/size',
    'hex/element /hex/towns/1',
    'hex/element /hex/towns/2',
  ]);
});

test('ignores inherited properties', () => {
  const written = JSON.parse(
    '{"cities":[{"__proto__":{"size":4},"constructor":1}],"__proto__":{"color":"red"}}',
  );
  const hex = readHex(written);
  expect(hex.cities[0]?.size).toBe(1);
  expect(hex.color).toBeUndefined();
});
