import { at } from '../diagnostic.ts';
import { get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { asSize, onMap, resolveOffset } from './reach.ts';

/** Where the players table stands on the map and how large its cells are, in hex units (30.14). */
export interface PlayersTable {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly rowHeight: number;
  readonly fontSize: number;
}

export const resolvePlayersTable = (json: Json, pointer: string, reading: Reading): PlayersTable => ({
  x: resolveOffset(get(json, 'x'), onMap, at(pointer, 'x'), reading),
  y: resolveOffset(get(json, 'y'), onMap, at(pointer, 'y'), reading),
  cellWidth: asSize(get(json, 'cellWidth')) ?? 60,
  rowHeight: asSize(get(json, 'rowHeight')) ?? 30,
  fontSize: asSize(get(json, 'fontSize')) ?? 15,
});
