import { at, type Tile } from '@platelayer/game';
import { group, type Node, polygon, type Subject, type SymbolDrawing, use } from '@platelayer/scene';
import { CORNERS, clipPolygon } from '../hex/outline.ts';
import { hexSymbol } from '../hex/symbol.ts';
import type { Look } from '../look.ts';

/** Along which a tile is cut out, in tile units. */
export const TILE_OUTLINE = polygon(CORNERS);

/** The drawing of a tile with its bleed and its id, which all sheets of a look share. */
export const tileSymbol = (tile: Tile, look: Look): SymbolDrawing =>
  hexSymbol(
    tile.hex,
    look,
    {
      context: 'tile',
      orientation: 0,
      id: { base: tile.base, extra: tile.extra },
      outline: false,
      clip: 'bleed',
      pointer: tileSubject(tile).pointer,
    },
    `tile-${tile.id}`,
  );

/** A tile to look at: without bleed, in tile units about its middle. */
export const drawTile = (tile: Tile, look: Look): Node =>
  group([use(tileSymbol(tile, look))], {
    clip: clipPolygon('hex'),
    title: `Tile ${tile.id}`,
    subject: tileSubject(tile),
  });

/** Where a tile of a game stands in its file. */
export const tileSubject = ({ id }: Tile): Subject => ({ pointer: at('/tiles', id), name: `tile ${id}` });
