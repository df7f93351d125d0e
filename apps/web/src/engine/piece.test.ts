import type { Studio } from '@platelayer/export';
import { describe, expect, test } from 'vitest';
import { findPiece } from './piece.ts';

/** Pieces by name alone, and the ids of the game's tiles: addresses need no more. */
const studio = (names: readonly string[], tiles: readonly string[] = []) =>
  ({
    game: { tiles: tiles.map((id) => ({ id })) },
    pieces: async () => names.map((name) => ({ name })),
  }) as unknown as Studio;

describe('addresses of single pieces (98.3.1)', () => {
  test('charters and tokens count from 0', async () => {
    const charters = studio(['charter-1-A', 'charter-2-B']);
    const piece = await findPiece(charters, { component: 'charters', index: '1' });
    expect(piece?.name).toBe('charter-2-B');
  });
  test.each(['99', '-1', '1.5', '', '__proto__'])('index %j finds nothing', async (index) => {
    expect(await findPiece(studio(['token-1', 'token-2']), { component: 'tokens', index })).toBeUndefined();
  });
  test('a tile is found by its id, also with a version in it', async () => {
    const tiles = studio(['tile-7', 'tile-X1-a'], ['7', 'X1|a']);
    expect((await findPiece(tiles, { component: 'tiles', index: 'X1|a' }))?.name).toBe('tile-X1-a');
    expect(await findPiece(tiles, { component: 'tiles', index: '0' })).toBeUndefined();
  });
});
