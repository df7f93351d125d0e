import { at, type Diagnostic } from '../diagnostic.ts';
import { asText, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Library } from '../library.ts';
import { resolve } from '../resolve.ts';
import type { Parsed } from '../text/parsed.ts';
import { upgrade } from '../upgrade/upgrade.ts';
import { diagnose } from './check.ts';
import { errorAt } from './check-file.ts';

/** Tiles by id from a tile library file (20.12.6). */
export interface TileLibrary {
  /** Upgraded, in file order; aliases come last. */
  readonly tiles: ReadonlyMap<string, JsonObject>;
  readonly diagnostics: readonly Diagnostic[];
  /** Reports names in the tiles that do not exist, using the colours and companies of `game`. */
  danglingNames(library: Library, game: JsonObject): readonly Diagnostic[];
}

interface WrittenTile {
  readonly id: string;
  readonly pointer: string;
  readonly tile: JsonObject;
}

/**
 * Reads a tile library: an object of tiles by id, a list of tiles that each have an `id`, or either of these
 * under `tiles`.
 */
export const readTileLibrary = (parsed: Parsed): TileLibrary => {
  const { written, faults } = writtenTiles(parsed.value ?? null);
  const { value } = upgrade(gameOf(written));
  const tiles = new Map(
    written.flatMap(({ id }) => {
      const tile = get(get(value, 'tiles'), id);
      return isObject(tile) ? [[id, tile] as const] : [];
    }),
  );
  for (const tile of [...tiles.values()])
    if (Array.isArray(tile.aliases)) for (const alias of tile.aliases) tiles.set(String(alias), tile);

  const pointers = new Map(written.map(({ id, pointer }) => [at('/tiles', id), pointer]));
  const inFile = (pointer: string): string => {
    const [, , id = ''] = pointer.split('/');
    const own = pointers.get(`/tiles/${id}`);
    return own === undefined ? '' : `${own}${pointer.slice(`/tiles/${id}`.length)}`;
  };
  const ofTiles = (found: readonly Diagnostic[]) =>
    found
      .filter(({ pointer }) => pointer.startsWith('/tiles'))
      .map((each) => ({ ...each, pointer: inFile(each.pointer) }));
  const asGame: Parsed = {
    ...parsed,
    value: gameOf(written),
    diagnostics: [],
    locate: (pointer) => parsed.locate(inFile(pointer)),
    locateKey: (pointer) => parsed.locateKey(inFile(pointer)),
  };
  return {
    tiles,
    diagnostics: [...faults, ...ofTiles(diagnose(asGame))],
    danglingNames: (library, { colors = {}, companies = [] }) =>
      ofTiles(
        resolve({ info: { title: '' }, colors, companies, tiles: get(value, 'tiles') ?? {} }, library)
          .diagnostics,
      )
        .filter(({ code }) => code.startsWith('reference/'))
        .map((each) => ({ ...each, ...parsed.locate(each.pointer) })),
  };
};

const gameOf = (written: readonly WrittenTile[]): JsonObject => ({
  info: { title: '' },
  tiles: Object.fromEntries(written.map(({ id, tile }) => [id, tile])),
});

const writtenTiles = (
  root: Json,
  pointer = '',
): { readonly written: readonly WrittenTile[]; readonly faults: readonly Diagnostic[] } => {
  const inner = get(root, 'tiles');
  if (pointer === '' && (isObject(inner) || Array.isArray(inner))) return writtenTiles(inner, '/tiles');
  const written: WrittenTile[] = [];
  const faults: Diagnostic[] = [];
  const take = (id: string | undefined, tile: Json, place: string) => {
    if (!isObject(tile)) faults.push(errorAt('schema/type', place, 'A tile should be an object.'));
    else if (!id) faults.push(errorAt('tile/no-id', place, 'A tile in a list needs an `id`.'));
    else written.push({ id, pointer: place, tile });
  };
  if (Array.isArray(root))
    root.forEach((tile, i) => {
      take(asText(get(tile, 'id'))?.trim(), tile, at(pointer, i));
    });
  else if (isObject(root))
    for (const [id, tile] of Object.entries(root))
      if (id !== '$schema') take(id.trim(), tile, at(pointer, id));
  return { written, faults };
};
