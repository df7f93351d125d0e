import { inSheetOrder } from '@platelayer/game';
import { apply, group, polygon, rotate } from '@platelayer/scene';
import { groupedBy, type InventoryPiece } from '../inventory.ts';
import { hexagon, type Side, sidePage } from '../side.ts';
import { DPI, type ModuleMaker, type TraitsOf } from './module-maker.ts';
import { traits } from './piece-text.ts';
import { plain, windowOf } from './window.ts';
import type { Element } from './xml.ts';

/** Piles in a row, and room around them. */
const [COLUMNS, GAP] = [6, 20];

/** The window of tiles in piles, in the order of the tile sheets; none for a game without tiles. */
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
  let place = 0;
  for (const [, sameColour] of groupedBy(inOrder, ({ kind }) => kind)) {
    for (const piece of sameColour) {
      const cell = cellOf(piece, config.tiles.mapWidth);
      const at = { x: ((place % COLUMNS) + 0.5) * cell, y: (Math.floor(place / COLUMNS) + 0.5) * cell };
      const piles = module.supply(piece, tileTraits(piece, module), title, at);
      content.push(...piles);
      place += piles.length;
    }
    // A colour begins a row.
    place = Math.ceil(place / COLUMNS) * COLUMNS;
  }
  const cell = cellOf(first, config.tiles.mapWidth);
  const board = plain(COLUMNS * cell, Math.max(1, place / COLUMNS) * cell);
  return [windowOf({ name: title, board, content })];
};

/** Width and height of a pile with room around it, in pixels; tiles are as large as the hexes of the map. */
const cellOf = ({ width, height }: InventoryPiece, mapWidth: number): number =>
  Math.ceil((width * mapWidth) / height + GAP);

const tileTraits = (piece: InventoryPiece, module: ModuleMaker): TraitsOf => {
  const image = tileImage(piece, module);
  module.entries.set(piece.name, { front: image });
  return (id) => [traits.prototype('Tile'), traits.piece(image, piece.title, id)];
};

/** A tile cut out along its sides, as it lies on the map. */
const tileImage = (piece: InventoryPiece, { drawings, pictured }: ModuleMaker): string => {
  const { game, config } = drawings;
  const pointed = game.info.orientation === 'vertical';
  const size = pointed ? { width: piece.height, height: piece.width } : piece;
  const side: Side = {
    ...piece,
    ...size,
    draw: (look, options) => piece.front(look, { ...options, pointed }),
  };
  return pictured(piece.name, {
    // As large as the hexes of the map that it goes on.
    dpi: (DPI * config.tiles.mapWidth) / piece.height,
    page: async () => {
      const page = await sidePage(side, size, drawings);
      const corners = hexagon(piece).map((corner) => apply(rotate(pointed ? 30 : 0), corner));
      const outline = polygon(corners.map(({ x, y }) => ({ x: x + size.width / 2, y: y + size.height / 2 })));
      return { ...page, children: [group(page.children, { clip: outline })] };
    },
  });
};
