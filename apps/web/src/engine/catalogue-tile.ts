import { type Artwork, upgradeRule } from '@platelayer/components';
import type { MadeFile } from '@platelayer/export';
import type { Config, JsonObject } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, tile } from '@platelayer/library';
import { toPng, toSvg } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';
import { drawCatalogueTiles } from './hexes.ts';
import { once } from './once.ts';
import { standardTiles } from './standard-tiles.ts';

/** A tile of the catalogue as it is drawn, as it is written, what it replaces and becomes, and the bundled games that have it. */
export const describeTile = async (id: string, config: Config, artwork: Artwork) => {
  const page = await drawTile(id, config, artwork);
  return { page, hex: tile(id) as JsonObject, upgrades: await upgradesWith(id), games: await gamesWith(id) };
};

const drawTile = async (id: string, config: Config, artwork: Artwork): Promise<Page> => {
  const [page] = await drawCatalogueTiles([id], config, artwork);
  if (!page) throw new Error(`There is no tile "${id}".`);
  return page;
};

/** The tile as a file. */
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

/** Tiles of the catalogue that the tile may replace, and those that may replace it (87.1). */
const upgradesWith = async (id: string) => {
  const [tiles, { isUpgrade }] = await Promise.all([standardTiles(), upgradeRule()]);
  const one = tiles.find((tile) => tile.id === id);
  const ids = (isWanted: (tile: (typeof tiles)[number]) => boolean) =>
    tiles.filter(isWanted).map((tile) => tile.id);
  return {
    from: ids(({ hex }) => one !== undefined && isUpgrade(hex, one.hex)),
    to: ids(({ hex }) => one !== undefined && isUpgrade(one.hex, hex)),
  };
};

/** The tiles of every bundled game. */
const tilesByGame = once(async () =>
  Promise.all(
    BUNDLED_GAMES.map(async ({ id, title }) => {
      const { tiles = {} } = JSON.parse((await bundledGame(id)) ?? '{}') as { tiles?: object };
      return { slug: id, title, tiles: new Set(Object.keys(tiles)) };
    }),
  ),
);

const gamesWith = async (id: string) =>
  (await tilesByGame()).filter(({ tiles }) => tiles.has(id)).map(({ slug, title }) => ({ slug, title }));
