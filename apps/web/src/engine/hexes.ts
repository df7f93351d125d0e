import { type Artwork, hexPage, type LookParts, withLook } from '@platelayer/components';
import { type Config, type JsonObject, resolveGame } from '@platelayer/game';
import { library, tile } from '@platelayer/library';
import type { Page } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';

/** Draws hexes outside any game, with the default currency and the themes of the configuration (98.5.9) or of `own`. */
export const drawExampleHexes = async (
  hexes: readonly JsonObject[],
  config: Config,
  artwork: Artwork,
  own?: LookParts['own'],
): Promise<readonly Page[]> => {
  const named = hexes.map((hex, i) => ({ ...hex, hexes: [`A${2 * i + 1}`] }));
  const { game } = resolveGame({ info: { title: '' }, map: { hexes: named } }, library);
  const hexesOf = game.maps[0]?.hexes ?? [];
  const materials = { config, fonts: await bundledFonts(), artwork, report: () => undefined, own };
  return withLook(game, materials, (look) => hexesOf.map(({ hex }) => hexPage(hex, look, 'map')));
};

/** Draws tiles of the catalogue as on tile sheets. */
export const drawCatalogueTiles = async (
  ids: readonly string[],
  config: Config,
  artwork: Artwork,
): Promise<readonly Page[]> => {
  const known = ids.filter((id) => tile(id) !== undefined);
  const { game } = resolveGame(
    { info: { title: '' }, tiles: Object.fromEntries(known.map((id) => [id, 1])) },
    library,
  );
  const materials = { config, fonts: await bundledFonts(), artwork, report: () => undefined };
  return withLook(game, materials, (look) => {
    const drawn = new Map(game.tiles.map((one) => [one.id, hexPage(one.hex, look, 'tile', one.id)]));
    return known.flatMap((id) => drawn.get(id) ?? []);
  });
};
