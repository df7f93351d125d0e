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
import type { OwnThing } from './values.ts';

export interface OwnThings {
  readonly tiles: readonly (OwnThing & { readonly page: Page })[];
  readonly colors: readonly (OwnThing & { readonly color: string })[];
  readonly logos: readonly (OwnThing & { readonly page: Page })[];
  readonly icons: readonly (OwnThing & { readonly page: Page })[];
  readonly fonts: readonly (OwnThing & { readonly typeface: string })[];
}

/** Everything of the game's own, drawn with its look. `file` is the game in today's spelling. */
export const findOwnThings = async (
  { game, config, draw }: GameDrawings,
  { assets }: GameFolder,
  file: JsonObject,
): Promise<OwnThings> => {
  const known = libraryWith(assets);
  const references = referencesOf(file, assets.texts);
  const usesOf = (referent: string, matches: (name: string) => boolean): readonly string[] =>
    references.filter((each) => each.referent === referent && matches(each.name)).map(({ place }) => place);
  const fileOf = (folder: string, has: (text: string) => boolean): string | undefined =>
    [...assets.texts].find(([path, text]) => path.startsWith(folder) && has(text))?.[0];
  const named = (name: string) => (other: string) => other === name;

  return draw((look) => {
    const reading = { library: known, info: game.info, report: () => undefined };
    return {
      tiles: [...assets.tiles.keys()].flatMap((id) => {
        const tile = resolveLibraryTile(id, reading);
        if (!tile) return [];
        return {
          name: id,
          file: fileOf('tiles/', (text) => readTileLibrary(parse(text)).tiles.has(id)),
          uses: usesOf(
            'tile',
            (name) => name === id || (!assets.tiles.has(name) && parseTileId(name).base === id),
          ),
          page: hexPage(tile.hex, look, 'tile', id),
        };
      }),
      colors: ownColors(game, assets).map(({ name, file }) => ({
        name,
        file,
        uses: usesOf(
          'color',
          (other) => other === name || other === `map-${name}` || other.split('/').includes(name),
        ),
        color:
          resolveColor(look.palette, name, 'map') ??
          resolveColor(look.palette, name, 'companies') ??
          '#00000000',
      })),
      logos: [...assets.logos.keys()].map((name) => ({
        name,
        file: `logos/${name}.svg`,
        uses: usesOf('logo', (other) => other === name || name.endsWith(`/${other}`)),
        page: tokenPage(
          { logo: name },
          { ...look, config: { ...config, companySvgLogos: 'original' } },
          name,
        ),
      })),
      icons: [...assets.icons.keys()].map((name) => ({
        name,
        file: `icons/${name}.svg`,
        uses: usesOf('icon', named(name)),
        page: tokenPage({ icon: name }, look, name),
      })),
      fonts: assets.fonts.map(({ face, file }) => ({
        name: face.family,
        file: `fonts/${file}`,
        typeface: face.typeface,
        uses: usesOf('font', named(face.family)),
      })),
    };
  });
};

/** Names of colours that only this game has: in its file, and in its themes. */
const ownColors = (
  game: Game,
  { mapThemes, companyThemes }: GameFolder['assets'],
): readonly Pick<OwnThing, 'name' | 'file'>[] => {
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

interface NamedPlace {
  readonly referent: string;
  readonly name: string;
  readonly place: string;
}

/** All names in the game's file by their places, and those in the files beside it by these files. */
const referencesOf = (file: JsonObject, texts: ReadonlyMap<string, string>): readonly NamedPlace[] => {
  const inGame = [
    ...namesIn(file).map(({ kind, name, pointer }) => ({ referent: kind, name, place: pointer })),
    ...tileIdsOf(file).map((id) => ({ referent: 'tile', name: id, place: `/tiles/${id}` })),
  ];
  const beside = [...texts].flatMap(([path, text]): readonly NamedPlace[] => {
    const { value } = parse(text);
    if (path.startsWith('tiles/')) {
      const tiles = Object.fromEntries(readTileLibrary(parse(text)).tiles);
      return namesIn({ info: { title: '' }, tiles }).map(({ kind, name }) => ({
        referent: kind,
        name,
        place: path,
      }));
    }
    if (!path.startsWith('companies/')) return [];
    const companies = get(value, 'companies');
    return (Array.isArray(companies) ? companies : []).flatMap((company) =>
      (['color', 'logo'] as const).flatMap((referent) => {
        const name = get(company, referent);
        return typeof name === 'string' ? [{ referent, name, place: path }] : [];
      }),
    );
  });
  const seen = new Set<string>();
  return [...inGame, ...beside].filter(({ referent, name, place }) => {
    const key = `${referent} ${name} ${place}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

const tileIdsOf = (file: JsonObject): readonly string[] => {
  const { tiles } = file;
  return isObject(tiles) ? Object.keys(tiles).map((id) => id.trim()) : [];
};
