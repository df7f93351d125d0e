import type { TileId } from '@platelayer/game';
import { fileWord } from '../file-word.ts';

/**
 * Names of the pictures of tiles: safe as file names on every system, also where they ignore case, and different for
 * different ids (80.14, 20).
 */
export const pieceNames = (tiles: readonly Pick<TileId, 'id'>[]): readonly string[] => {
  const taken = new Set<string>();
  return tiles.map(({ id }) => {
    const name = `tile-${fileWord(id)}`;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
};
