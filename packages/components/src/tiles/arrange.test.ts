import {
  type ConfigPart,
  defaults,
  groupTiles,
  type Json,
  type JsonObject,
  withPart,
} from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { arrangeTiles } from './arrange.ts';
import { tileSheetLayout } from './sheets.ts';
import { tileGame } from './testing/game.ts';

type LayoutName = 'die' | 'smallDie' | 'individual' | 'offset';

/** Ids in order of position, page by page; `.` is a gap. */
const arranged = (tiles: Json, layout: LayoutName = 'die', part: ConfigPart = {}) => {
  const config = withPart(withPart(defaults, part), { tiles: { layout } });
  return arrangeTiles(groupTiles(tileGame(tiles).tiles), tileSheetLayout(config), config.tiles.gaps).map(
    (page) => page.map((laid) => laid?.tile.id ?? '.').join(' '),
  );
};

const spur = [{ side: 1 }];
const some = (color: string, quantity: number) => ({ color, quantity, track: spur });

describe('copies and order (80.2)', () => {
  test('four, one and one yellow tiles fill a column, so the green ones need no gap (80.13)', () => {
    expect(arranged({ 8: 4, 57: 1, 14: 2, '9|X': 1 })).toEqual(['8 8 8 8 9|X 57 14 14']);
  });

  test('an unlimited tile is printed as often as it says, and one with print 0 not at all (80.13)', () => {
    expect(arranged({ 7: { quantity: '∞', print: 3 }, 8: { quantity: 2, print: 0 } })).toEqual(['7 7 7']);
  });

  test('without copies there is no page', () => {
    expect(arranged({ 7: { print: 0 } })).toEqual([]);
    expect(arranged({})).toEqual([]);
  });
});

describe('gaps between groups (80.2.4)', () => {
  const two = { A: some('yellow', 2), B: some('green', 1) };

  test('die: one position, except at the top of a column', () => {
    expect(arranged(two)).toEqual(['A A . B']);
    expect(arranged({ A: some('yellow', 6), B: some('green', 1) })).toEqual(['A A A A A A B']);
  });

  test('die: tiles without colour are treated like any others', () => {
    expect(arranged({ A: some('yellow', 2), N: some('none', 1) })).toEqual(['A A . N']);
  });

  test('are omitted if they would start another sheet', () => {
    expect(arranged({ A: some('yellow', 11), B: some('green', 13) })).toEqual([
      `${'A '.repeat(11)}${'B '.repeat(13)}`.trim(),
    ]);
    expect(arranged({ A: some('yellow', 4), B: some('green', 5), C: some('brown', 14) })).toEqual([
      `${'A '.repeat(4)}. ${'B '.repeat(5)}${'C '.repeat(14)}`.trim(),
    ]);
  });

  test.each([9, 17, 26, 34, 43, 51])('smallDie: none after %i positions', (count) => {
    const tiles = { A: some('yellow', count), B: some('green', 1) };
    expect(arranged(tiles, 'smallDie')).toEqual([`${'A '.repeat(count)}B`]);
  });

  test('smallDie: otherwise one', () => {
    expect(arranged(two, 'smallDie')).toEqual(['A A . B']);
  });

  test('individual: none', () => {
    expect(arranged(two, 'individual')).toEqual(['A A B']);
  });

  test('offset: a row, plus one position after an even row', () => {
    expect(arranged(two, 'offset')).toEqual(['A A . . . . B']);
    expect(arranged({ A: some('yellow', 5), B: some('green', 1) }, 'offset')).toEqual([
      `${'A '.repeat(5)}. . . . . B`,
    ]);
  });

  test('can be turned off in the configuration', () => {
    expect(arranged(two, 'die', { tiles: { gaps: false } })).toEqual(['A A B']);
  });

  test('depend on the position on each page, and no page starts with one (80.14.1)', () => {
    const tiles = { A: some('yellow', 23), B: some('green', 1), C: some('brown', 1) };
    expect(arranged(tiles)).toEqual([`${'A '.repeat(23)}.`, 'B . C']);
  });
});

describe('separate tiles', () => {
  const mixed: JsonObject = {
    color: 'green',
    quantity: 2,
    track: [{ side: 1 }, { side: 2, gauge: 'narrow' }],
  };

  test('keep their copies together (80.14.14)', () => {
    const alone = { color: 'yellow', group: 'individual', quantity: 2, track: spur };
    expect(arranged({ N1: alone, N2: alone })).toEqual(['N1 N1 . N2 N2']);
  });

  test('need no gap if only their mixed gauges separate them and their edges can meet', () => {
    expect(arranged({ 1: mixed, 2: mixed, 3: mixed })).toEqual(['1 1 2 2 3 3']);
  });

  test('keep the gap if the background differs, or if they are in a group', () => {
    expect(arranged({ 1: mixed, 2: { ...mixed, color: 'brown' } })).toEqual(['1 1 . 2 2']);
    expect(arranged({ 1: mixed, 2: { ...mixed, group: 'b' } })).toEqual(['1 1 . 2 2']);
  });
});

test('offset: a page holds 24 tiles, and the second one starts with the twenty-fifth (80.13)', () => {
  const pages = arranged({ A: some('yellow', 25) }, 'offset');
  expect(pages.map((page) => page.split(' ').length)).toEqual([24, 1]);
});
