import { coordinateName, type Game, type GameMap, printedCoordinate } from '@platelayer/game';
import { MAX_PAGE } from '@platelayer/scene';
import type { Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import type { Spot } from '../physical-piece.ts';
import { hexCentre, mapGrid } from './grid.ts';
import { mapPicture, pagedMap, singleMapPage } from './pages.ts';

export const mapDrawings: Drawings = {
  pages: (game, look, { paginated = false, variation = 0 }) => {
    const shown = variationOf(game, variation);
    if (shown === undefined) return [];
    return paginated ? pagedMap(game, shown, look) : [singleMapPage(game, shown, look)];
  },
  pieces: (game, look) =>
    game.maps.map((variation, index) => ({
      ...nameOf(game, variation, index),
      ...mapPicture(game, variation, look),
    })),
  physical: (game, look) =>
    game.maps.map((variation, index) => {
      const { width, height } = gridOf(game, variation, look);
      return {
        kind: 'board',
        ...nameOf(game, variation, index),
        play: 1,
        print: 1,
        width: Math.min(width, MAX_PAGE),
        height: Math.min(height, MAX_PAGE),
        shape: 'rectangle',
        spots: spotsOf(game, variation, look),
        front: (own) => mapPicture(game, variation, own).children,
      };
    }),
};

const nameOf = ({ maps }: Game, variation: GameMap, index: number) => ({
  name: maps.length === 1 ? 'map' : `map-${index}`,
  title: maps.length === 1 ? 'Map' : (variation.name ?? `Map ${index + 1}`),
});

const gridOf = ({ info }: Game, map: GameMap, { config }: Look) =>
  mapGrid(map, { info, coords: config.coords, hexWidth: config.tiles.mapWidth });

/** Centre of every hex, once, named as on the printed board. */
const spotsOf = (game: Game, map: GameMap, look: Look): readonly Spot[] => {
  const grid = gridOf(game, map, look);
  const spots = new Map<string, Spot>();
  for (const { coordinate } of map.hexes) {
    const { x, y } = hexCentre(grid, coordinate);
    // Coordinates inside the hexes are those of the file (30.9.2).
    const name =
      look.config.coords === 'inside' ? coordinateName(coordinate) : printedCoordinate(coordinate, game.info);
    spots.set(name, { name, x: x + grid.shift.x, y: y + grid.shift.y });
  }
  return [...spots.values()];
};

/** An index without a variation shows the first one (30.24.5). */
const variationOf = ({ maps }: Game, index: number): GameMap | undefined => maps[index] ?? maps[0];
