import { describe, expect, test } from 'vitest';
import { pieceKinds } from './piece-address.ts';

const named = (...names: string[]) => names.map((name) => ({ name, title: name }));
const find = (tab: string, pieces: ReturnType<typeof named>, index: string, type?: string) =>
  pieceKinds[tab]?.find(pieces, { tab, type, index })?.name;

describe('addresses of single pieces (98.3.1)', () => {
  const cards = named('card-number-1', 'card-number-2', 'card-private-1', 'card-private-2', 'card-train-1-2');
  test('privates, trains and shares count from 0, each on its own', () => {
    expect(find('cards', cards, '1', 'private')).toBe('card-private-2');
    expect(find('cards', cards, '0', 'train')).toBe('card-train-1-2');
    expect(find('cards', cards, '0', 'share')).toBeUndefined();
  });
  test('any other type is the number card that shows the index', () => {
    expect(find('cards', cards, '2', 'number')).toBe('card-number-2');
    expect(find('cards', cards, '2', 'whatever')).toBe('card-number-2');
  });
  test('an index that is none finds nothing', () => {
    expect(find('charters', named('charter-1-A'), '99')).toBeUndefined();
    expect(find('charters', named('charter-1-A'), '-1')).toBeUndefined();
    expect(find('tokens', named('token-1'), '__proto__')).toBeUndefined();
  });
  test('a tile is found by its id, also with a version in it', () => {
    const tiles = [{ name: 'tile-X1-a', title: 'Tile X1|a' }];
    expect(find('tiles', tiles, 'X1|a')).toBe('tile-X1-a');
  });
});
