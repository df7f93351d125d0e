import type { Game, GameMap } from '@platelayer/game';
import type { Component } from '../component.ts';
import { mapPicture, pagedMap, singleMapPage } from './pages.ts';

/** The map of a game, or one of its variations. */
export const map: Component = {
  id: 'map',
  title: 'Map',
  available: ({ maps }) => maps.length > 0,
  options: ['paginated', 'variation'],
  pages: (game, look, { paginated = false, variation = 0 }) => {
    const shown = variationOf(game, variation);
    if (shown === undefined) return [];
    return paginated ? pagedMap(game, shown, look) : [singleMapPage(game, shown, look)];
  },
  pieces: (game, look) =>
    game.maps.map((variation, index, { length }) => ({
      name: length === 1 ? 'map' : `map-${index}`,
      title: length === 1 ? 'Map' : (variation.name ?? `Map ${index + 1}`),
      ...mapPicture(game, variation, look),
    })),
};

/** An index that no variation has shows the first (30.24, 5). */
const variationOf = ({ maps }: Game, index: number): GameMap | undefined => maps[index] ?? maps[0];
