import { isObject, type JsonObject } from '@platelayer/game';
import type { ImportEntry } from './report.ts';

/** Fields for the copies of a tile. All others describe its look. */
const OF_COPIES = ['quantity', 'print', 'tile'];

/** The files of a folder for an imported game, by path: the game, a tile library with its own tiles, and the report. */
export const importedFolder = (
  stem: string,
  game: JsonObject,
  findings: readonly ImportEntry[],
): ReadonlyMap<string, string> => {
  const own = new Map<string, JsonObject>();
  const tiles = new Map<string, unknown>();
  for (const [id, entry] of Object.entries((game.tiles ?? {}) as JsonObject)) {
    if (!isObject(entry) || !('color' in entry)) {
      tiles.set(id, entry);
      continue;
    }
    const [copies, look] = [true, false].map((ofCopies) =>
      Object.fromEntries(Object.entries(entry).filter(([key]) => OF_COPIES.includes(key) === ofCopies)),
    ) as [JsonObject, JsonObject];
    own.set(id, look);
    tiles.set(id, Object.keys(copies).join() === 'quantity' ? copies.quantity : copies);
  }
  const written = (content: object) => `${JSON.stringify(content, undefined, 2)}\n`;
  return new Map([
    [`${stem}.json`, written({ ...game, ...(game.tiles ? { tiles: Object.fromEntries(tiles) } : {}) })],
    ...(own.size > 0 ? [[`tiles/${stem}.json`, written(Object.fromEntries(own))] as const] : []),
    ['import-report.txt', findings.map(lineOf).join('') || 'Everything was read.\n'],
  ]);
};

const lineOf = ({ kind, message, place }: ImportEntry): string =>
  `${kind}: ${message}${place ? ` (${place.file}:${place.line})` : ''}\n`;
