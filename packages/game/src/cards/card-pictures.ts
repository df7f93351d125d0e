import type { Hex } from '../hex/hex.ts';
import { coordinateKey, parseCoordinate } from '../map/coordinate.ts';
import type { GameMap } from '../map/map.ts';
import type { Reading } from '../reading.ts';
import { resolveLibraryTile, type Tile } from '../tiles/tiles.ts';

/** Looks up what a card can show of the map and tiles. */
export interface CardPictures {
  hex(name: string): Hex | undefined;
  tile(id: string): Tile | undefined;
}

/**
 * Hexes come from the default map, the first with each name (30.4.3), because cards have no choice of
 * variation (10.20.17). Tiles come from the game, or else from the library.
 */
export const cardPictures = (
  [defaultMap]: readonly GameMap[],
  tiles: readonly Tile[],
  reading: Reading,
): CardPictures => {
  const hexes = new Map<string, Hex>();
  for (const { coordinate, hex } of defaultMap?.hexes ?? []) {
    const key = coordinateKey(coordinate);
    if (!hexes.has(key)) hexes.set(key, hex);
  }
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return {
    hex: (name) => {
      const coordinate = parseCoordinate(name.trim());
      return coordinate && hexes.get(coordinateKey(coordinate));
    },
    tile: (id) => byId.get(id.trim()) ?? resolveLibraryTile(id.trim(), reading),
  };
};
