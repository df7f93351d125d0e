import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { drawStitch } from './stitch.ts';
import { tileGame } from './testing/game.ts';

const stitched = (above: Json, below: Json, turn = 0) => {
  const game = tileGame({ A: { color: 'yellow', track: above }, B: { color: 'yellow', track: below } });
  const [upper, lower] = game.tiles.map((tile) => ({ tile, turn: 0 }));
  return drawStitch(upper!, { ...lower!, turn }, lookFor(game));
};

const straight = [{ side: 1, type: 'straight' }];

describe('the seam between two tiles of a column', () => {
  test('is inked over where the same line runs through', () => {
    expect(stitched(straight, straight)).toMatchObject([
      { x1: 0, y1: 73.5, x2: 0, y2: 76.5, stroke: { width: 12 } },
    ]);
    expect(stitched(straight, [{ side: 1, type: 'gentle' }], 180)).toHaveLength(1);
  });

  test.each([
    ['there is no line', straight, [], 0],
    ['it ends', straight, [{ side: 1, type: 'gentle' }], 0],
    ['it is no solid line', straight, [{ side: 1, type: 'straight', gauge: 'narrow' }], 0],
    ['it has another width', straight, [{ side: 1, type: 'straight', width: 8 }], 0],
    ['it runs beside the middle', straight, [{ side: 1, type: 'straightLeft' }], 0],
    ['the tile is turned askew', straight, straight, 10],
  ])('is left alone where %s', (_, above, below, turn) => {
    expect(stitched(above, below, turn)).toEqual([]);
  });
});
