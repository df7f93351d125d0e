import { expect, test } from 'vitest';
import { kindAt } from './kind-at.ts';

const file = {
  info: { title: 'Hill Line' },
  companies: [{ name: 'A', abbrev: 'A', color: 'red' }],
  tiles: { '7': 3, '9X': { color: 'green', cities: [{ size: 2 }] } },
  map: { hexes: [{ color: 'plain', hexes: ['A1'], cities: [{}], terrain: { cost: 40 } }] },
  stock: { type: '2D', market: [[{ value: 10 }, 20]] },
};

test.each([
  ['/info', 'Info'],
  ['/info/title', 'Info'],
  ['/companies/0', 'Company'],
  ['/tiles/9X', 'Hex'],
  ['/tiles/9X/cities/0', 'City'],
  ['/map', 'Map'],
  ['/map/hexes/0', 'Hex'],
  ['/map/hexes/0/cities/0', 'City'],
  ['/map/hexes/0/terrain', 'Terrain'],
  ['/stock/market/0/0', 'Cell'],
])('%s is in a %s', (pointer, kind) => {
  expect(kindAt(file, pointer)).toBe(kind);
});

test('a tile count has no fields', () => {
  expect(kindAt(file, '/tiles/7')).toBeUndefined();
});
