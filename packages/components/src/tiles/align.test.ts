import type { Json, Tile } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { canTouch, layBelow, trackAt } from './align.ts';
import { tileGame } from './testing/game.ts';

const tileOf = (track: Json, rest: Readonly<Record<string, Json>> = {}): Tile =>
  tileGame({ T: { color: 'yellow', track, ...rest } }).tiles[0]!;

const straight = tileOf([{ side: 1, type: 'straight' }]);
/** Track from the bottom to the upper left. */
const gentle = tileOf([{ side: 1, type: 'gentle' }]);
const blank = tileOf([]);

const turnBelow = (tile: Tile, above: Tile, turn = 0) => layBelow(tile, { tile: above, turn }).turn;

describe('turning a tile below another one (80.5)', () => {
  test('does not turn a tile with nothing above it, or a tile without track above it', () => {
    expect(layBelow(gentle, undefined).turn).toBe(0);
    expect(turnBelow(gentle, blank)).toBe(0);
  });

  test.each([
    ['1 and 4', [1, 4], 0],
    ['2 and 5', [2, 5], 120],
    ['3 and 6', [3, 6], 60],
    ['2, 3, 5 and 6', [2, 3, 5, 6], 120],
    ['1 and 2', [1, 2], 120],
    ['3', [3], 60],
    ['5 and 6', [5, 6], 240],
  ])('below track, sides %s meet it', (_, sides, turn) => {
    const tile = tileOf(sides.map((side) => ({ side })));
    expect(turnBelow(tile, straight)).toBe(turn);
    expect(trackAt({ tile, turn }, 4)).not.toBe('');
  });

  test.each([
    ['1', [1], 0],
    ['4', [4], 60],
    ['3 and 4', [3, 4], 120],
    ['all', [1, 2, 3, 4, 5, 6], 0],
  ])('below a bare side, sides %s avoid it', (_, sides, turn) => {
    expect(turnBelow(tileOf(sides.map((side) => ({ side }))), gentle, 60)).toBe(turn);
  });

  test('does not turn a tile without track (80.14.10)', () => {
    expect(turnBelow(blank, straight)).toBe(0);
  });

  test('prefers the angle set for a tile', () => {
    const fixed = tileOf([{ side: 1, type: 'straight' }], { rotation: 60 });
    expect(turnBelow(fixed, straight)).toBe(60);
    expect(trackAt({ tile: fixed, turn: 60 }, 2)).toBe('normal');
  });

  test('joins track of the same gauge if possible', () => {
    const mixed = tileOf([{ side: 1 }, { side: 3, gauge: 'narrow' }]);
    const narrow = tileOf([{ side: 1, gauge: 'narrow' }]);
    expect(turnBelow(mixed, narrow)).toBe(60);
    expect(turnBelow(mixed, straight)).toBe(180);
  });
});

describe('tiles that may touch', () => {
  test('have the same background, and the same track or none on both sides of the cut', () => {
    const laid = (tile: Tile, turn = 0) => ({ tile, turn });
    expect(canTouch(laid(straight), laid(straight))).toBe(true);
    expect(canTouch(laid(gentle, 60), laid(gentle))).toBe(true);
    expect(canTouch(laid(straight), laid(gentle))).toBe(false);
    const narrow = tileOf([{ side: 1, type: 'straight', gauge: 'narrow' }]);
    expect(canTouch(laid(straight), laid(narrow))).toBe(false);
    const green = tileOf([{ side: 1, type: 'straight' }], { color: 'green' });
    expect(canTouch(laid(straight), laid(green))).toBe(false);
  });
});
