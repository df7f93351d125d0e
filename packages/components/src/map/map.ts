import type { Game, GameMap } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type GridOptions, gridOf } from './grid.ts';
import { drawLayers, type Layer } from './layers.ts';
import { reportOutside } from './outside.ts';
import { reportOverlaps } from './overlap.ts';

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  /** What the children consist of, on the sheet. */
  readonly layers: readonly Layer[];
}

/** A map as one sheet (30.6 to 30.16). Content may reach beyond the sheet; that is reported. */
export const drawMap = (
  game: Game,
  map: GameMap,
  look: Look,
  options: Pick<GridOptions, 'rim'> = {},
): MapDrawing => {
  const { config } = look;
  const grid = gridOf(map, {
    info: game.info,
    coords: config.coords,
    hexWidth: config.tiles.mapWidth,
    ...options,
  });
  const { rim, width, height } = grid;
  const moved = rim.x === 0 && rim.y === 0 ? undefined : translate(rim.x, rim.y);
  const layers = drawLayers({ game, map, grid, look }).map((layer) =>
    moved && layer.children.length > 0 ? { ...layer, children: [groupAt(moved, ...layer.children)] } : layer,
  );
  reportOutside(layers, map, grid, look.report);
  reportOverlaps(layers, map, grid, look.report);
  return { width, height, layers, children: layers.flatMap(({ children }) => children) };
};
