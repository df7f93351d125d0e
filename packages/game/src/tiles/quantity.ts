import { asQuantity, type Quantity, resolveCopies } from '../copies.ts';
import type { Report } from '../diagnostic.ts';
import { get, isObject, type Json } from '../json.ts';

/** How many of a tile the game has, and how many are printed (20.7.4). */
export interface TileCount {
  /** Never 0: a tile that is listed exists (10.14.1). */
  readonly quantity: Quantity;
  readonly copies: number;
}

/** An entry that is no object is a count, and both numbers at once. */
export const resolveTileCount = (entry: Json, pointer: string, report: Report): TileCount => {
  const bare = !isObject(entry);
  const counted = bare ? { quantity: entry } : entry;
  return {
    quantity: asQuantity(get(counted, 'quantity')) || 1,
    copies: resolveCopies(counted, pointer, bare ? (found) => report({ ...found, pointer }) : report),
  };
};
