import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { groupTiles, inManifestOrder, inSheetOrder } from './order.ts';
import { resolveTiles } from './tiles.ts';

const read = (tiles: Json) => resolveTiles(tiles, '/tiles', startReading());
const colored = (colors: Record<string, string>) =>
  read(Object.fromEntries(Object.entries(colors).map(([id, color]) => [id, { color }])));
const ids = (tiles: readonly { id: string }[]) => tiles.map(({ id }) => id);

describe('tile order (20.7.8, 80.2.2)', () => {
  test('sorts by colour, with grey as gray and unknown colours last (80.14.11)', () => {
    const tiles = colored({
      A: 'pink',
      B: 'none',
      C: 'grey',
      D: 'brown/gray',
      E: 'water',
      F: 'yellow/green',
      G: 'yellow',
      H: 'green',
    });
    expect(ids(inSheetOrder(tiles))).toEqual(['G', 'F', 'H', 'D', 'C', 'E', 'B', 'A']);
  });

  test('then sorts by number and extra; ids that are not numbers come last, in file order', () => {
    const tiles = colored({
      X9: 'green',
      '9|B': 'green',
      '9|2': 'green',
      '10': 'green',
      '9': 'green',
      A1: 'green',
      '9|1': 'green',
    });
    expect(ids(inSheetOrder(tiles))).toEqual(['9', '9|1', '9|2', '9|B', '10', 'X9', 'A1']);
  });

  test('ignores colours in the manifest (80.9)', () => {
    expect(ids(inManifestOrder(colored({ '2': 'yellow', '1': 'brown', '1|1': 'green' })))).toEqual([
      '1',
      '1|1',
      '2',
    ]);
  });
});

describe('tile groups (80.2.3)', () => {
  const keys = (tiles: Json) => groupTiles(read(tiles)).map(({ tiles }) => ids(tiles));
  const spur = { side: 1 };
  const narrow = { side: 2, gauge: 'narrow' };

  test('have the same colour and gauge, in the order of their first tile', () => {
    expect(
      keys({
        1: { color: 'green', track: [spur] },
        2: { color: 'grey', track: [spur] },
        3: { color: 'yellow', track: [narrow] },
        4: { color: 'gray', track: [spur] },
        5: { color: 'yellow', track: [spur] },
        6: { color: 'yellow' },
        7: { color: 'yellow', track: [spur, spur] },
      }),
    ).toEqual([['3'], ['5', '7'], ['6'], ['1'], ['2', '4']]);
  });

  test('contain a single tile with all its copies if it mixes gauges or is individual (80.14.14)', () => {
    expect(
      keys({
        1: { color: 'green', track: [spur, narrow], quantity: 3 },
        2: { color: 'green', group: 'individual' },
        3: { color: 'green', group: 'individual' },
      }),
    ).toEqual([['1'], ['2'], ['3']]);
  });

  test('may be named to join colours, and a numeric name does not change their order (80.14.13)', () => {
    expect(
      keys({
        1: { color: 'yellow', track: [spur] },
        2: { color: 'green', group: '7', track: [spur, narrow] },
        3: { color: 'brown', group: '7' },
      }),
    ).toEqual([['1'], ['2', '3']]);
  });
});
