import { type Artwork, upgradeRule } from '@platelayer/components';
import type { MadeFile } from '@platelayer/export';
import type { Config, JsonObject } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, tile } from '@platelayer/library';
import { toPng, toSvg } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';
import { drawCatalogueTiles } from './hexes.ts';
import { loadOnce } from './load-once.ts';
import { standardTiles } from './standard-tiles.ts';

/** A tile of the catalogue: drawing, JSON, upgrades, and the bundled games that use it. */
export const describeTile = async (id: string, config: Config, artwork: Artwork) => {
  const page = await drawTile(id, config, artwork);
  return { page, hex: tile(id) as JsonObject, upgrades: await upgradesWith(id), games: await gamesWith(id) };
};

const drawTile = async (id: string, config: Config, artwork: Artwork): Promise<Page> => {
  const [page] = await drawCatalogueTiles([id], config, artwork);
  if (!page) throw new Error(`There is no tile "${id}".`);
  return page;
};

export const pressCatalogueTile = async (
  id: string,
  format: 'svg' | 'png',
  config: Config,
  artwork: Artwork,
): Promise<MadeFile> => {
  const page = await drawTile(id, config, artwork);
  const fonts = await bundledFonts();
  const name = `tile-${id.replaceAll(/[^\w.-]+/g, '_')}.${format}`;
  return format === 'svg'
    ? {
        name,
        bytes: new TextEncoder().encode(toSvg(page, { fonts, textMode: 'outlines' })),
        mediaType: 'image/svg+xml',
      }
    : { name, bytes: (await toPng(page, { fonts, dpi: 300 })) as MadeFile['bytes'], mediaType: 'image/png' };
};

/** Tiles that the tile upgrades, and tiles that it upgrades to (87.1). */
const upgradesWith = async (id: string) => {
  const [tiles, { isUpgrade }] = await Promise.all([standardTiles(), upgradeRule()]);
  const tile = tiles.find((each) => each.id === id);
  const ids = (matches: (each: (typeof tiles)[number]) => boolean) =>
    tiles.filter(matches).map((each) => each.id);
  return {
    from: ids(({ hex }) => tile !== undefined && isUpgrade(hex, tile.hex)),
    to: ids(({ hex }) => tile !== undefined && isUpgrade(tile.hex, hex)),
  };
};

/** The tiles of every bundled game. */
const tilesByGame = loadOnce(async () =>
  Promise.all(
    BUNDLED_GAMES.map(async ({ id, title }) => {
      const { tiles = {} } = JSON.parse((await bundledGame(id)) ?? '{}') as { tiles?: object };
      return { slug: id, title, tiles: new Set(Object.keys(tiles)) };
    }),
  ),
);

const gamesWith = async (id: string) =>
  (await tilesByGame()).filter(({ tiles }) => tiles.has(id)).map(({ slug, title }) => ({ slug, title }));
