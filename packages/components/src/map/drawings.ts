import type { Game, GameMap } from '@platelayer/game';
import type { Drawings } from '../component.ts';
import { mapPicture, pagedMap, singleMapPage } from './pages.ts';

export const mapDrawings: Drawings = {
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

/** An index that no variation has shows the first (30.24.5). */
const variationOf = ({ maps }: Game, index: number): GameMap | undefined => maps[index] ?? maps[0];
