import { at, type Tile } from '@platelayer/game';
import { group, type Node, polygon, rotate, type Subject, type SymbolDrawing, use } from '@platelayer/scene';
import type { HexOptions } from '../hex/hex-options.ts';
import { CORNERS, clipPolygon } from '../hex/outline.ts';
import { hexSymbol, hexSymbolWithoutId } from '../hex/symbol.ts';
import type { Look } from '../look.ts';

/** Cut outline of a tile, in tile units. */
export const TILE_OUTLINE = polygon(CORNERS);

/** Drawing of a tile with its bleed and its id, shared by all sheets of a look. */
export const tileSymbol = (tile: Tile, look: Look): SymbolDrawing =>
  hexSymbol(tile.hex, look, optionsFor(tile), `tile-${tile.id}`);

/** The drawing of a tile without its id. */
export const tileSymbolWithoutId = (tile: Tile, look: Look): SymbolDrawing =>
  hexSymbolWithoutId(tile.hex, look, optionsFor(tile), `chart-${tile.id}`);

const optionsFor = (tile: Tile): HexOptions => ({
  context: 'tile',
  orientation: 0,
  id: { base: tile.base, extra: tile.extra },
  outline: false,
  clip: 'bleed',
  pointer: tileSubject(tile).pointer,
});

/** A tile for display: without bleed, in tile units about its centre. */
export const drawTile = (tile: Tile, look: Look, turn = 0): Node =>
  group([use(tileSymbol(tile, look))], {
    transform: turn === 0 ? undefined : rotate(turn),
    clip: clipPolygon('hex'),
    title: `Tile ${tile.id}`,
    subject: tileSubject(tile),
  });

/** Location of a tile in the game file. */
export const tileSubject = ({ id }: Tile): Subject => ({ pointer: at('/tiles', id), name: `tile ${id}` });
