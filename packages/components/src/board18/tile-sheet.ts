import { at, type Tile } from '@platelayer/game';
import {
  compose,
  group,
  groupAt,
  type Node,
  type Page,
  rect,
  rotate,
  scale,
  translate,
} from '@platelayer/scene';
import { drawHex } from '../hex/hex.ts';
import { INNER_RADIUS, OUTER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { type MapOrientation, type TileTray, TRAY_GRID, turnsOf } from './tile-tray.ts';

const HEIGHT = 900;

/** Half of what a cell shows, in tile units: the tile and its outline. */
const CELL_REACH = {
  horizontal: { x: OUTER_RADIUS + 1, y: INNER_RADIUS + 1 },
  vertical: { x: INNER_RADIUS + 1, y: OUTER_RADIUS + 1 },
};

/** Maps of pointed hexes have their tiles turned by half a side more. */
const EXTRA_TURN = { horizontal: 0, vertical: 30 };

/**
 * The picture of a tray: a column for each tile, a cell for each of its orientations (80.12.2, 30.21.3). One unit is one
 * pixel, so it is meant for 100 dots per inch on a transparent ground.
 */
export const board18TileSheet = ({ color, tiles }: TileTray, map: MapOrientation, look: Look): Page => {
  const { start, step } = TRAY_GRID;
  return {
    width: step * tiles.length,
    height: HEIGHT,
    title: `${color} tiles`,
    children: tiles.flatMap((tile, column) =>
      turnsOf(tile).map((turn, row) =>
        groupAt(
          translate(start + step * column, start + step * row),
          drawCell(tile, turn + EXTRA_TURN[map], map, look),
        ),
      ),
    ),
  };
};

/** A tile stretched to its box in both directions independently. */
const drawCell = (tile: Tile, turn: number, map: MapOrientation, look: Look): Node => {
  const { width, height } = TRAY_GRID.size[map];
  const { x, y } = CELL_REACH[map];
  const nodes = drawHex(tile.hex, look, {
    context: 'tile',
    orientation: 0,
    rotation: turn,
    id: tile,
    outline: true,
    pointer: at('/tiles', tile.id),
  });
  return group([groupAt(rotate(turn), ...nodes)], {
    transform: compose(scale(width / (2 * x), height / (2 * y)), translate(x, y)),
    clip: rect(-x, -y, 2 * x, 2 * y),
  });
};
