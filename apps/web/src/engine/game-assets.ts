import { hexPage, tokenPage } from '@platelayer/components';
import type { GameDrawings, GameFolder } from '@platelayer/export';
import {
  type Game,
  get,
  isObject,
  type Json,
  type JsonObject,
  namesIn,
  parse,
  parseTileId,
  readTileLibrary,
  resolveLibraryTile,
} from '@platelayer/game';
import { library, libraryWith, resolveColor } from '@platelayer/library';
import type { Page } from '@platelayer/scene';

/** A file that comes with a game, or a colour that the game defines. */
export interface GameAsset {
  readonly name: string;
  /** The file next to the game; missing for what is in the game file itself. */
  readonly file?: string;
  /** Locations in the game file, or files next to it, that use it. */
  readonly uses: readonly string[];
}

interface GameAssets {
  readonly tiles: readonly (GameAsset & { readonly page: Page })[];
  readonly colors: readonly (GameAsset & { readonly color: string })[];
  readonly logos: readonly (GameAsset & { readonly page: Page })[];
  readonly icons: readonly (GameAsset & { readonly page: Page })[];
  readonly fonts: readonly (GameAsset & { readonly typeface: string })[];
}

/** Everything that comes with a game, drawn with its look. `file` is the game in today's spelling. */
export const findAssets = async (
  { game, config, draw }: GameDrawings,
  { assets }: GameFolder,
  file: JsonObject,
): Promise<GameAssets> => {
  const references = referencesOf(file, assets.texts);
  const usesOf = (referent: string, matches: (use: string) => boolean): readonly string[] =>
    references
      .filter((each) => each.referent === referent && matches(each.name))
      .map(({ location }) => location);
  const fileOf = (folder: string, has: (text: string) => boolean): string | undefined =>
    [...assets.texts].find(([path, text]) => path.startsWith(folder) && has(text))?.[0];
  const isNamed = (name: string) => (use: string) => use === name;

  return draw((look) => {
    const reading = { library: libraryWith(assets), info: game.info, report: () => undefined };
    return {
      tiles: [...assets.tiles.keys()].flatMap((id) => {
        const tile = resolveLibraryTile(id, reading);
        if (!tile) return [];
        return {
          name: id,
          file: fileOf('tiles/', (text) => readTileLibrary(parse(text)).tiles.has(id)),
          uses: usesOf(
            'tile',
            (use) => use === id || (!assets.tiles.has(use) && parseTileId(use).base === id),
          ),
          page: hexPage(tile.hex, look, 'tile', id),
        };
      }),
      colors: ownColors(game, assets).map(({ name, file }) => ({
        name,
        file,
        uses: usesOf(
          'color',
          (use) => use === name || use === `map-${name}` || use.split('/').includes(name),
        ),
        color:
          resolveColor(look.palette, name, 'map') ??
          resolveColor(look.palette, name, 'companies') ??
          '#00000000',
      })),
      logos: [...assets.logos.keys()].map((name) => ({
        name,
        file: `logos/${name}.svg`,
        uses: usesOf('logo', (use) => use === name || name.endsWith(`/${use}`)),
        page: tokenPage(
          { logo: name },
          { ...look, config: { ...config, companySvgLogos: 'original' } },
          name,
        ),
      })),
      icons: [...assets.icons.keys()].map((name) => ({
        name,
        file: `icons/${name}.svg`,
        uses: usesOf('icon', isNamed(name)),
        page: tokenPage({ icon: name }, look, name),
      })),
      fonts: assets.fonts.map(({ face, file }) => ({
        name: face.family,
        file: `fonts/${file}`,
        typeface: face.typeface,
        uses: usesOf('font', isNamed(face.family)),
      })),
    };
  });
};

/** Names of colours that only this game defines, in its file or its themes. */
const ownColors = (
  game: Game,
  { mapThemes, companyThemes }: GameFolder['assets'],
): readonly Pick<GameAsset, 'name' | 'file'>[] => {
  const found = new Map<string, string | undefined>();
  const gather = (colors: Json, file: string | undefined) => {
    for (const [name, color] of Object.entries(isObject(colors) ? colors : {})) {
      if (CONTEXTS.has(name)) gather(color, file);
      else if (name !== 'default' && !found.has(name) && (file === undefined || !library.colors.has(name)))
        found.set(name, file);
    }
  };
  gather(game.colors, undefined);
  for (const { id, colors } of mapThemes.values()) gather(colors as JsonObject, `themes/${id}.json`);
  for (const { id, colors } of companyThemes.values())
    gather(colors as JsonObject, `themes/companies/${id}.json`);
  return [...found].map(([name, file]) => ({ name, file }));
};

const CONTEXTS: ReadonlySet<string> = new Set(['map', 'tile', 'companies']);

interface Reference {
  readonly referent: string;
  readonly name: string;
  /** Pointer into the game file, or a file next to it. */
  readonly location: string;
}

/** Every name used in the game file, with its location, and in the files next to it, with the file. */
const referencesOf = (file: JsonObject, texts: ReadonlyMap<string, string>): readonly Reference[] => {
  const inGame = [
    ...namesIn(file).map(({ kind, name, pointer }) => ({ referent: kind, name, location: pointer })),
    ...tileIdsOf(file).map((id) => ({ referent: 'tile', name: id, location: `/tiles/${id}` })),
  ];
  const inFolder = [...texts].flatMap(([path, text]): readonly Reference[] => {
    const { value } = parse(text);
    if (path.startsWith('tiles/')) {
      const tiles = Object.fromEntries(readTileLibrary(parse(text)).tiles);
      return namesIn({ info: { title: '' }, tiles }).map(({ kind, name }) => ({
        referent: kind,
        name,
        location: path,
      }));
    }
    if (!path.startsWith('companies/')) return [];
    const companies = get(value, 'companies');
    return (Array.isArray(companies) ? companies : []).flatMap((company) =>
      (['color', 'logo'] as const).flatMap((referent) => {
        const name = get(company, referent);
        return typeof name === 'string' ? [{ referent, name, location: path }] : [];
      }),
    );
  });
  const seen = new Set<string>();
  return [...inGame, ...inFolder].filter(({ referent, name, location }) => {
    const key = `${referent} ${name} ${location}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

const tileIdsOf = (file: JsonObject): readonly string[] => {
  const { tiles } = file;
  return isObject(tiles) ? Object.keys(tiles).map((id) => id.trim()) : [];
};
