import type { Game, GameMap } from '@platelayer/game';
import { group, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { checkBlocks } from './check-blocks.ts';
import { type GridOptions, mapGrid } from './grid.ts';
import { drawMapLayers, type MapLayer } from './layers.ts';

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  /** Layers that the children consist of. */
  readonly layers: readonly MapLayer[];
}

/** The last map drawn with a look, because it is printed whole and in parts. */
const drawnLast = new WeakMap<
  Look,
  { readonly game: Game; readonly map: GameMap; readonly drawing: MapDrawing }
>();

/** Draws a map as one sheet (30.6 to 30.16). Content beyond the sheet is reported. */
export const drawWholeMap = (game: Game, map: GameMap, look: Look): MapDrawing => {
  const last = drawnLast.get(look);
  if (last?.game === game && last.map === map) return last.drawing;
  const drawing = drawMap(game, map, look);
  drawnLast.set(look, { game, map, drawing });
  return drawing;
};

/** Draws a map without the cache, optionally without space before the first hexes. */
export const drawMap = (
  game: Game,
  map: GameMap,
  look: Look,
  options: Pick<GridOptions, 'roomBeforeFirst' | 'smallerByTrim'> = {},
): MapDrawing => {
  const { config } = look;
  const grid = mapGrid(map, {
    info: game.info,
    coords: config.coords,
    hexWidth: config.tiles.mapWidth,
    ...options,
  });
  const { shift, width, height } = grid;
  const transform = shift.x === 0 && shift.y === 0 ? undefined : translate(shift.x, shift.y);
  const layers = drawMapLayers({ game, map, grid, look }).map((layer) =>
    transform && layer.children.length > 0
      ? { ...layer, children: [group(layer.children, { transform })] }
      : layer,
  );
  checkBlocks(layers, map, grid, look.report);
  return { width, height, layers, children: layers.flatMap(({ children }) => children) };
};
