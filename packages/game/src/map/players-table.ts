import { asSize, type Json } from '../json.ts';
import { onMap, resolvePlace } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';

const playersTableFields = {
  ...onMap.fields,
  cellWidth: number('Column width in hex units.', { default: 60, minimum: 0, read: asSize }),
  rowHeight: number('Row height in hex units.', { default: 30, minimum: 0, read: asSize }),
  fontSize: number('Text size in hex units.', { default: 15, minimum: 0, read: asSize }),
};

export const playersTableField = object(
  playersTableFields,
  'Position of the players table. Default: not drawn.',
);

/** Position and cell size of the players table on the map, in hex units (30.14). */
export interface PlayersTable {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly rowHeight: number;
  readonly fontSize: number;
}

export const resolvePlayersTable = (json: Json, pointer: string, reading: Reading): PlayersTable => {
  const read = reader(playersTableFields, json);
  return {
    ...resolvePlace(json, onMap, pointer, reading),
    cellWidth: read('cellWidth'),
    rowHeight: read('rowHeight'),
    fontSize: read('fontSize'),
  };
};
