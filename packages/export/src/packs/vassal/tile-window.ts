import { inSheetOrder } from '@platelayer/game';
import { apply, group, polygon, rotate } from '@platelayer/scene';
import { groupBy, type InventoryPiece } from '../inventory.ts';
import { hexagon, type Side, sidePage } from '../side.ts';
import { DPI, type ModuleMaker, type TraitsOf } from './module-maker.ts';
import { traits } from './piece-text.ts';
import { plain, windowOf } from './window.ts';
import type { Element } from './xml.ts';

/** Number of piles in a row, and space around them. */
const [COLUMNS, GAP] = [6, 20];

/** Makes the window of tiles in piles, in the order of the tile sheets, unless the game has no tiles. */
export const tileWindows = (
  tiles: readonly InventoryPiece[],
  title: string,
  module: ModuleMaker,
): readonly Element[] => {
  const { game, config } = module.drawings;
  const [first] = tiles;
  if (!first) return [];
  const order = new Map(inSheetOrder(game.tiles).map(({ id }, i) => [`Tile ${id}`, i]));
  const inOrder = tiles.toSorted((a, b) => (order.get(a.title) ?? 0) - (order.get(b.title) ?? 0));
  const content: Element[] = [];
  let index = 0;
  for (const [, sameColour] of groupBy(inOrder, ({ kind }) => kind)) {
    for (const piece of sameColour) {
      const cell = cellOf(piece, config.tiles.mapWidth);
      const at = { x: ((index % COLUMNS) + 0.5) * cell, y: (Math.floor(index / COLUMNS) + 0.5) * cell };
      const piles = module.supply(piece, tileTraits(piece, module), title, at);
      content.push(...piles);
      index += piles.length;
    }
    // Each colour starts a new row.
    index = Math.ceil(index / COLUMNS) * COLUMNS;
  }
  const cell = cellOf(first, config.tiles.mapWidth);
  const board = plain(COLUMNS * cell, Math.max(1, index / COLUMNS) * cell);
  return [windowOf({ name: title, board, content })];
};

/** Returns width and height of a pile with space around it, in pixels. Tiles are as large as the hexes of the map. */
const cellOf = ({ width, height }: InventoryPiece, mapWidth: number): number =>
  Math.ceil((width * mapWidth) / height + GAP);

const tileTraits = (piece: InventoryPiece, module: ModuleMaker): TraitsOf => {
  const image = tileImage(piece, module);
  module.entries.set(piece.name, { front: image });
  return (id) => [traits.prototype('Tile'), traits.piece(image, piece.title, id)];
};

/** Adds a picture of a tile without bleed, with the orientation of the map. */
const tileImage = (piece: InventoryPiece, { drawings, addPicture }: ModuleMaker): string => {
  const { game, config } = drawings;
  const pointed = game.info.orientation === 'vertical';
  const size = pointed ? { width: piece.height, height: piece.width } : piece;
  const side: Side = {
    ...piece,
    ...size,
    draw: (look, options) => piece.front(look, { ...options, pointed }),
  };
  return addPicture(piece.name, {
    // As large as the hexes of the map.
    dpi: (DPI * config.tiles.mapWidth) / piece.height,
    page: async () => {
      const page = await sidePage(side, size, drawings);
      const corners = hexagon(piece).map((corner) => apply(rotate(pointed ? 30 : 0), corner));
      const outline = polygon(corners.map(({ x, y }) => ({ x: x + size.width / 2, y: y + size.height / 2 })));
      return { ...page, children: [group(page.children, { clip: outline })] };
    },
  });
};
