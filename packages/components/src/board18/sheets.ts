import { at, type Game, type Tile } from '@platelayer/game';
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
import { bothSides, tokenEntries } from '../tokens/entries.ts';
import { drawToken } from '../tokens/token.ts';
import { type MapOrientation, type TileTray, TRAY_GRID, turnsOf } from './tile-tray.ts';

const HEIGHT = 900;

/** Half the size of a cell in tile units: the tile and its outline. */
const CELL_REACH = {
  horizontal: { x: OUTER_RADIUS + 1, y: INNER_RADIUS + 1 },
  vertical: { x: INNER_RADIUS + 1, y: OUTER_RADIUS + 1 },
};

/** On pointy-topped maps, tiles are turned by another half side. */
const EXTRA_TURN = { horizontal: 0, vertical: 30 };

/**
 * The picture of a tray: a column per tile and a cell per orientation (80.12.2, 30.21.3). One unit is one pixel, so
 * render it at 100 dpi on a transparent background.
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

/** Draws a tile stretched to its box in both directions. */
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

/** Size of a picture in pixels, and half the side of its window (70.12.2). */
const PICTURE_PIXELS = 30;
const HALF_WINDOW = 26;

/**
 * The token sheet for Board18: for every token of 70.12.1 a row of two pictures on a transparent background. One unit
 * is one pixel, so render it at 100 dpi. Returns undefined for a game without tokens.
 */
export const board18TokenSheet = (game: Game, look: Look): Page | undefined => {
  const entries = tokenEntries(game, look);
  if (entries.length === 0) return undefined;
  return {
    width: 2 * PICTURE_PIXELS,
    height: entries.length * PICTURE_PIXELS,
    title: 'Tokens',
    children: entries.flatMap((entry, row) =>
      bothSides(entry, look).map((face, column) =>
        group(drawToken(face, look), {
          transform: compose(
            translate((column + 0.5) * PICTURE_PIXELS, (row + 0.5) * PICTURE_PIXELS),
            scale(PICTURE_PIXELS / (2 * HALF_WINDOW)),
          ),
          clip: rect(-HALF_WINDOW, -HALF_WINDOW, 2 * HALF_WINDOW, 2 * HALF_WINDOW),
        }),
      ),
    ),
  };
};
