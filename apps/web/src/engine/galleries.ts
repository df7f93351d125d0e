import {
  type Artwork,
  catalogueTiles,
  findComponent,
  gallery,
  galleryGame,
  hexPage,
  lookOf,
} from '@platelayer/components';
import {
  type Config,
  passes,
  type Range,
  resolve,
  resolveInfo,
  revenueLimits,
  type Tile,
  type TileFilter,
} from '@platelayer/game';
import { library, logoGroups } from '@platelayer/library';
import type { Page } from '@platelayer/scene';
import { loadedFonts } from './fonts.ts';
import type { Jobs } from './messages.ts';
import { once } from './once.ts';

/** What a gallery draws with: the configuration in force and the built-in pictures. */
interface Studio {
  readonly config: Config;
  readonly artwork: Artwork;
}

const quiet = () => undefined;

/** The examples of one group, each with its page; a group that does not exist counts as the first (98.3.6). */
export const drawAtoms = async (wanted: string, { config, artwork }: Studio) => {
  const group = gallery.find(({ id, name }) => id === wanted || name === wanted) ?? gallery[0]!;
  const hexes = group.examples.map(({ hex }, i) => ({ ...hex, hexes: [`A${2 * i + 1}`] }));
  const { game } = resolve({ ...galleryGame, map: { hexes } }, library);
  const look = lookOf(game, { config, fonts: await loadedFonts(), artwork, report: quiet });
  const drawn = game.maps[0]?.hexes ?? [];
  return {
    group: group.id,
    groups: gallery.map(({ id, name }) => ({ id, name })),
    examples: group.examples.flatMap(({ name, caption, hex }, i) => {
      const placed = drawn[i];
      return placed ? [{ name, caption, hex, page: hexPage(placed.hex, look, 'map') }] : [];
    }),
  };
};

interface Catalogue {
  readonly tiles: readonly Tile[];
  readonly colors: readonly string[];
  readonly limits: Range;
}

/** Every tile of the standard catalogue as the filters see it, in the order of the library (80.11). */
const catalogue = once(async (): Promise<Catalogue> => {
  const tiles = catalogueTiles(resolveInfo({}));
  return { tiles, colors: colorsOf(tiles), limits: revenueLimits(tiles) };
});

/** In the order of their first use, the plain phases first as in the library files. */
const PHASES = ['yellow', 'green', 'brown', 'gray'];
const colorsOf = (tiles: readonly Tile[]): readonly string[] => {
  const used = new Set(tiles.flatMap(({ hex }) => hex.color ?? []));
  return [...new Set([...PHASES.filter((color) => used.has(color)), ...used])];
};

export const searchCatalogue = async (filter: TileFilter): Promise<Jobs['catalogue']['out']> => {
  const { tiles, colors, limits } = await catalogue();
  const ids = tiles.filter((tile) => passes(tile, filter, limits)).map(({ id }) => id);
  return { ids, colors, limits, total: tiles.length };
};

/** The logos of one group that are there to draw, as tokens without anything around them (98.5.8). */
export const drawLogos = async (wanted: string, { config, artwork }: Studio) => {
  const groups = [...logoGroups()]
    .map(([name, logos]) => ({ name, ids: logos.map((logo) => `${name}/${logo}`) }))
    .map(({ name, ids }) => ({ name, names: ids.length, drawn: ids.filter((id) => artwork.logo(id)) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const bundled = groups.filter(({ drawn }) => drawn.length > 0);
  const group = bundled.find(({ name }) => name === wanted) ?? bundled[0];
  return {
    group: group?.name,
    groups: bundled.map(({ name }) => name),
    known: groups.map(({ name, names }) => ({ name, names })),
    logos: group ? await logoPages(group.drawn, { config, artwork }) : [],
  };
};

const logoPages = async (
  ids: readonly string[],
  { config, artwork }: Studio,
): Promise<readonly { readonly id: string; readonly page: Page }[]> => {
  const { game } = resolve({ info: { title: '' }, tokens: ids.map((logo) => ({ logo })) }, library);
  const look = lookOf(game, { config, fonts: await loadedFonts(), artwork, report: quiet });
  const drawings = await findComponent('tokens')?.drawings();
  const pieces = drawings?.pieces(game, look) ?? [];
  return ids.flatMap((id, i) => (pieces[i] ? [{ id, page: pieces[i] }] : []));
};
