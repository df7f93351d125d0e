import { catalogueTiles, drawTile, type Look } from '@platelayer/components';
import type { Info, Tile } from '@platelayer/game';
import { compose, groupAt, type Node, type Page, scale, text, translate } from '@platelayer/scene';
import { fitGrid, gridCellCorner, pageFulls } from '@platelayer/sheets';

/** A tile at half size with its id below. */
const CELL = { width: 100, height: 95 };
const SCALE = 0.5;

const drawCell = (tile: Tile, look: Look): readonly Node[] => [
  groupAt(compose(translate(CELL.width / 2, 42), scale(SCALE)), drawTile(tile, look)),
  text(look.fonts, tile.id, CELL.width / 2, 91, { family: 'sans-serif', size: 9, anchor: 'middle' }),
];

/** The whole tile catalogue with ids. */
export const contactSheets = (info: Info, look: Look): readonly Page[] => {
  const grid = fitGrid(look.config.paper, CELL);
  return pageFulls(catalogueTiles(info), grid.columns * grid.rows).map((page) => ({
    width: grid.sheet.width,
    height: grid.sheet.height,
    title: `Tiles ${page[0]?.id} to ${page.at(-1)?.id}`,
    children: page.map((tile, i) => {
      const { x, y } = gridCellCorner(grid, i);
      return groupAt(translate(x, y), ...drawCell(tile, look));
    }),
  }));
};
