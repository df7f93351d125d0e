import type { Json, JsonObject } from '../../json.ts';
import { startReading } from '../../testing/reading.ts';
import { coordinateName } from '../coordinate.ts';
import { type GameMap, resolveMaps } from '../map.ts';

/** Resolves a `map`, with the rest of a game where it matters; remarks are code and place. */
export const resolveMapJson = (map: Json, rest: JsonObject = {}) => {
  const reading = startReading();
  const maps = resolveMaps({ map, ...rest }, reading);
  return {
    maps,
    map: maps[0]!,
    remarks: reading.found.map(({ code, pointer }) => `${code} ${pointer}`),
    found: reading.found,
  };
};

/** Names with colours, in drawing order: `A1 plain`. */
export const hexesOf = (map: GameMap | undefined) =>
  map?.hexes.map(({ coordinate, hex }) => `${coordinateName(coordinate)} ${hex.ground.color}`);
