import { at } from '../diagnostic.ts';
import { get, type Json } from '../json.ts';
import { asSize, MAP_OFFSETS, resolveOffset } from '../measures.ts';
import type { Reading } from '../reading.ts';

/** Where the players table stands on the map and how large its cells are, in hex units (30.14). */
export interface PlayersTable {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly rowHeight: number;
  readonly fontSize: number;
}

export const resolvePlayersTable = (json: Json, pointer: string, reading: Reading): PlayersTable => ({
  x: resolveOffset(get(json, 'x'), MAP_OFFSETS, at(pointer, 'x'), reading),
  y: resolveOffset(get(json, 'y'), MAP_OFFSETS, at(pointer, 'y'), reading),
  cellWidth: asSize(get(json, 'cellWidth')) ?? 60,
  rowHeight: asSize(get(json, 'rowHeight')) ?? 30,
  fontSize: asSize(get(json, 'fontSize')) ?? 15,
});
