import type { ListRow } from '@platelayer/export';
import { expect, test } from 'vitest';
import { type Order, sortedPieces, totalOf } from './sorted-pieces.ts';

const rows = [
  { name: 'tile-9', title: 'Tile 9', play: 4 },
  { name: 'tile-57', title: 'Tile 57', play: '∞' },
  { name: 'tile-8', title: 'Tile 8', play: 4 },
] as unknown as readonly ListRow[];
const names = (order?: Order) => sortedPieces(rows, order).map(({ name }) => name);

test('pieces stay in file order until a column is chosen', () => {
  expect(names()).toEqual(['tile-9', 'tile-57', 'tile-8']);
});

test('sorts names by the numbers in them, and counts by size with ∞ last', () => {
  expect(names({ column: 'title', descending: false })).toEqual(['tile-8', 'tile-9', 'tile-57']);
  expect(names({ column: 'play', descending: false })).toEqual(['tile-9', 'tile-8', 'tile-57']);
  expect(names({ column: 'play', descending: true })).toEqual(['tile-57', 'tile-9', 'tile-8']);
});

test('totalOf adds up all totals', () => {
  const total = { component: 'tiles', kind: 'yellow', different: 2, play: 3, unlimited: 1, print: 4 };
  expect(totalOf([total, total])).toEqual({ different: 4, play: 6, unlimited: 2, print: 8 });
});
