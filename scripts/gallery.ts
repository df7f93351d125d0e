// `npm run gallery [FOLDER]`: contact sheets of the whole tile catalogue, as one PDF and a PNG of every page.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalogueTiles, drawTile, type Look, loadArtwork, lookOf } from '@platelayer/components';
import { defaults, resolve, type Tile } from '@platelayer/game';
import { library } from '@platelayer/library';
import { createSubsetter, toPdf, toPng } from '@platelayer/press';
import { compose, type Node, type Page, placed, scale, text, translate } from '@platelayer/scene';
import { cellCorner, gridOf, pageFulls } from '@platelayer/sheets';
import { bundledFonts } from './testing/fonts.ts';

/** A tile at half its size with its id below. */
const CELL = { width: 100, height: 95 };
const SCALE = 0.5;
const DPI = 150;

const drawCell = (tile: Tile, look: Look): readonly Node[] => [
  placed(compose(translate(CELL.width / 2, 42), scale(SCALE)), drawTile(tile, look)),
  text(look.fonts, tile.id, CELL.width / 2, 91, { family: 'sans-serif', size: 9, anchor: 'middle' }),
];

const contactSheets = (tiles: readonly Tile[], look: Look): readonly Page[] => {
  const grid = gridOf(look.config.paper, CELL);
  return pageFulls(tiles, grid.columns * grid.rows).map((page) => ({
    width: grid.sheet.width,
    height: grid.sheet.height,
    title: `Tiles ${page[0]?.id} to ${page.at(-1)?.id}`,
    children: page.map((tile, i) => {
      const { x, y } = cellCorner(grid, i);
      return placed(translate(x, y), ...drawCell(tile, look));
    }),
  }));
};

const folder = process.argv[2] ?? 'gallery';
const require = createRequire(import.meta.url);
const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const [fonts, subsetter, artwork] = await Promise.all([
  bundledFonts(),
  createSubsetter(new Uint8Array(wasm)),
  loadArtwork({ trains: defaults.trains.images }),
]);
const { game } = resolve({ info: { title: 'Tiles' } }, library);
const report: Look['report'] = ({ code, message }) => console.log(`${code}: ${message}`);
const pages = contactSheets(
  catalogueTiles(game.info),
  lookOf(game, { config: defaults, fonts, artwork, report }),
);

await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, 'tiles.pdf'),
  await toPdf({ title: 'Tile catalogue', pages }, { fonts, subsetter }),
);
for (const [i, page] of pages.entries()) {
  const name = `tiles-${String(i + 1).padStart(2, '0')}.png`;
  await writeFile(join(folder, name), await toPng(page, { fonts, dpi: DPI }));
}
console.log(`${pages.length} pages in ${folder}`);
