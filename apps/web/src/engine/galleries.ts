import {
  type Artwork,
  GALLERY_GAME,
  HEX_GALLERY,
  hexPage,
  openArtwork,
  tokenPage,
  withLook,
} from '@platelayer/components';
import {
  type Config,
  passesFilter,
  type RevenueRange,
  resolveGame,
  revenueLimits,
  type Tile,
  type TileFilter,
  type TokenFace,
} from '@platelayer/game';
import { drawnLogoGroups, library, logoGroups } from '@platelayer/library';
import { bundledFonts } from './fonts.ts';
import { loadOnce } from './load-once.ts';
import { standardTiles } from './standard-tiles.ts';

/** Background of a logo: none, a company's colour, or the reverse of a token. */
export interface LogoSide {
  readonly kind: 'plain' | 'company' | 'reverse';
  readonly color?: string;
}

/** The current configuration and the built-in pictures. */
interface Materials {
  readonly config: Config;
  readonly artwork: Artwork;
}

const quiet = () => undefined;

/** The examples of one group, each with its page. An unknown group is treated as the first (98.3.6). */
export const drawAtoms = async (groupId: string, { config, artwork }: Materials) => {
  const group = HEX_GALLERY.find(({ id, name }) => id === groupId || name === groupId) ?? HEX_GALLERY[0]!;
  const hexes = group.examples.map(({ hex }, i) => ({ ...hex, hexes: [`A${2 * i + 1}`] }));
  const { game } = resolveGame({ ...GALLERY_GAME, map: { hexes } }, library);
  const drawn = game.maps[0]?.hexes ?? [];
  const materials = { config, fonts: await bundledFonts(), artwork, report: quiet };
  return {
    group: group.id,
    groups: HEX_GALLERY.map(({ id, name }) => ({ id, name })),
    examples: await withLook(game, materials, (look) =>
      group.examples.flatMap(({ name, caption, hex }, i) => {
        const placed = drawn[i];
        return placed ? [{ name, caption, hex, page: hexPage(placed.hex, look, 'map', String(i + 1)) }] : [];
      }),
    ),
  };
};

interface Catalogue {
  readonly tiles: readonly Tile[];
  readonly colors: readonly string[];
  readonly limits: RevenueRange;
}

/** The standard catalogue with the values it can be filtered by (80.11). */
const catalogue = loadOnce(async (): Promise<Catalogue> => {
  const tiles = await standardTiles();
  return { tiles, colors: colorsOf(tiles), limits: revenueLimits(tiles) };
});

/** Ordered by first use, after the plain phases in the order of the library files. */
const PHASES = ['yellow', 'green', 'brown', 'gray'];
const colorsOf = (tiles: readonly Tile[]): readonly string[] => {
  const used = new Set(tiles.flatMap(({ hex }) => hex.color ?? []));
  return [...new Set([...PHASES.filter((color) => used.has(color)), ...used])];
};

/** Ids of matching tiles. A colour that no tile has is ignored, because addresses can be misspelt (98.3.6). */
export const searchCatalogue = async ({ color, ...rest }: TileFilter) => {
  const { tiles, colors, limits } = await catalogue();
  const filter = color !== undefined && colors.includes(color) ? { ...rest, color } : rest;
  const ids = tiles.filter((tile) => passesFilter(tile, filter, limits)).map(({ id }) => id);
  return { ids, colors, limits, total: tiles.length };
};

/** The logos of one group, each on a token, in the requested colours (98.5.8). */
export const drawLogos = async ({
  group: groupId,
  side,
  config,
}: {
  readonly group: string;
  readonly side: LogoSide;
  readonly config: Config;
}) => {
  const drawn = drawnLogoGroups();
  const groups = [...drawn.keys()].sort((one, other) => one.localeCompare(other));
  const group = drawn.has(groupId) ? groupId : (groups[0] ?? '');
  const ids = (drawn.get(group) ?? []).map((name) => `${group}/${name}`);
  const { game } = resolveGame({ info: { title: '' } }, library);
  const materials = { config, fonts: await bundledFonts(), artwork: openArtwork(), report: quiet };
  const face = (logo: string): TokenFace => ({ logo, ...logoSides[side.kind](side) });
  return {
    group,
    groups,
    /** Groups that games may name but nobody drew. */
    undrawn: [...logoGroups()]
      .filter(([name]) => !drawn.has(name))
      .map(([name, names]) => ({ name, names: names.length })),
    logos: await withLook(game, materials, (look) =>
      ids.map((id) => ({ id, page: tokenPage(face(id), look, id) })),
    ),
  };
};

/** Token fields for each background of a logo. */
const logoSides = {
  plain: () => ({}),
  company: ({ color }) => ({ color }),
  reverse: () => ({ inverse: true, color: 'gray' }),
} satisfies Record<LogoSide['kind'], (side: LogoSide) => Partial<TokenFace>>;
