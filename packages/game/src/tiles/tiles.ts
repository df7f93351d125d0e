import { type Quantity, resolveCopies } from '../copies.ts';
import { at, type Report } from '../diagnostic.ts';
import { type Hex, isEmptyHex, resolveHex, tileFields } from '../hex/hex.ts';
import { asList, asObject, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Library } from '../library.ts';
import { nearest } from '../nearest.ts';
import type { Reading } from '../reading.ts';
import { readText } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { quote } from '../schema/words.ts';
import { parseTileId, type TileId } from './id.ts';

/** A tile of a game. */
export interface Tile extends TileId, TileCount {
  readonly hex: Hex;
  /** Source of the drawing; the hex of a `missing` tile is blank. */
  readonly source: TileSource;
}

/** How many of a tile the game has, and how many to print (20.7.4). */
export interface TileCount {
  /** Never 0: a listed tile exists (10.14.1). */
  readonly quantity: Quantity;
  readonly copies: number;
}

/** `alias`: another library tile under a new id; `overlay`: a library tile with some fields replaced. */
export type TileSource = 'library' | 'alias' | 'overlay' | 'own' | 'missing';

/** The game's `tiles` in file order: integers ascending, then others as written (10.2.1). */
export const resolveTiles = (json: Json | undefined, pointer: string, reading: Reading): readonly Tile[] => {
  const entries = asObject(json);
  // Spaces around an id are a mistake, unless they distinguish two tiles.
  const idOf = (key: string) => (Object.hasOwn(entries, key.trim()) ? key : key.trim());
  return Object.entries(entries).map(([key, entry]) =>
    resolveTile(idOf(key), asEntry(entry), at(pointer, key), reading),
  );
};

/** The file's own tile upgrades (10.14.2); spaces around ids are ignored. */
export const resolveUpgrades = (json: Json | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(asObject(json)).map(([id, ids]) => [
      id.trim(),
      asList(ids).flatMap((other) => readText(other)?.trim() ?? []),
    ]),
  );

/** A library tile alone, as shown in the catalogue (20.7.2); `undefined` for an unknown id. */
export const resolveLibraryTile = (id: string, reading: Reading): Tile | undefined => {
  const definition = findTile(reading.library, id);
  return (
    definition && {
      ...parseTileId(id),
      hex: resolveHex(definition, '', { ...reading, report: silent }),
      source: 'library',
      quantity: 1,
      copies: 1,
    }
  );
};

const resolveTile = (id: string, entry: Json, pointer: string, reading: Reading): Tile => {
  const { definition, source } = findDefinition(id, entry, reading.library);
  const hex = resolveHex(definition, pointer, {
    ...reading,
    report: ownFieldsOnly(source, entry, pointer, reading.report),
  });
  const isBlank = source === 'missing' && isEmptyHex(hex);
  const alias = aliasOf(entry);
  if (source === 'missing')
    reportMissing(alias ?? id, alias === undefined ? pointer : at(pointer, 'tile'), isBlank, reading);
  if (source === 'alias') reportIdleFields(entry, pointer, reading.report);
  return {
    ...parseTileId(id),
    hex,
    source: source === 'missing' && !isBlank ? 'own' : source,
    ...resolveTileCount(entry, pointer, reading.report),
  };
};

interface FoundDefinition {
  readonly definition: JsonObject | undefined;
  readonly source: TileSource;
}

/** The procedure of 20.7.2 for all pages that show tiles (20.14.32). */
const findDefinition = (id: string, entry: Json, library: Library): FoundDefinition => {
  const found = (definition: JsonObject | undefined, source: TileSource): FoundDefinition =>
    definition === undefined ? { definition, source: 'missing' } : { definition, source };
  const alias = aliasOf(entry);
  if (alias !== undefined) return found(findTile(library, alias), 'alias');
  if (!isObject(entry)) return found(findTile(library, id), 'library');
  if (readText(get(entry, 'color')) !== undefined) return { definition: entry, source: 'own' };
  const below = findTile(library, id);
  if (below === undefined) return { definition: entry, source: 'missing' };
  return { definition: { ...below, ...entry }, source: 'overlay' };
};

/** Finds a library tile by its id, or by its base if the id has an extra. */
const findTile = (library: Library, id: string): JsonObject | undefined =>
  library.tile(id) ?? library.tile(parseTileId(id).base);

const aliasOf = (entry: Json): string | undefined => reader(tileFields, entry)('tile')?.trim();

/** A list of one is its entry (10.1); `null` and booleans only mean that the tile exists. */
const asEntry = (json: Json): Json => (Array.isArray(json) ? (json[0] ?? null) : json);

/** An entry that is not an object is a count for both numbers. */
const resolveTileCount = (entry: Json, pointer: string, report: Report): TileCount => {
  const bare = !isObject(entry);
  const counted = bare ? { quantity: entry } : entry;
  return {
    quantity: reader(tileFields, counted)('quantity'),
    copies: resolveCopies(counted, pointer, bare ? (found) => report({ ...found, pointer }) : report),
  };
};

const reportMissing = (id: string, pointer: string, isBlank: boolean, { library, report }: Reading): void => {
  const meant = nearestTile(id, library);
  const effect = isBlank
    ? 'a blank hex with its number is drawn'
    : 'only its own elements are drawn, on a plain background';
  report({
    severity: 'warning',
    code: 'reference/tile',
    message: `There is no tile ${quote(id)} in the library, so ${effect}.`,
    pointer,
    hint:
      meant === undefined || !isBlank
        ? 'Give the tile a "color" to define it here.'
        : `Did you mean "${meant}"?`,
  });
};

/** Common variations of library numbers: leading zeros, a game's own letters. */
const variants: readonly ((id: string) => string)[] = [
  (id) => id.replace(/^0+/, ''),
  (id) => id.replace(/[-_ ]/, '|'),
  (id) => id.replace(/^\D+/, ''),
  (id) => id.replace(/\D+$/, ''),
];

/** The library tile that an unknown id most likely means. */
const nearestTile = (id: string, library: Library): string | undefined =>
  nearest(id, library.tileNames.own) ??
  variants.map((vary) => vary(id)).find((variant) => library.tile(variant) !== undefined) ??
  nearest(id, library.tileNames.standard);

const reportIdleFields = (entry: Json, pointer: string, report: Report): void => {
  const idle = Object.keys(asObject(entry)).filter((key) => !['tile', 'quantity', 'print'].includes(key));
  if (idle.length > 0)
    report({
      severity: 'info',
      code: 'tile/alias',
      message: `A tile with "tile" is that tile unchanged, so ${idle.join(', ')} ${idle.length > 1 ? 'have' : 'has'} no effect.`,
      pointer,
    });
};

const silent: Report = () => undefined;

/** Problems in library definitions do not concern the file. */
const ownFieldsOnly = (source: TileSource, entry: Json, pointer: string, report: Report): Report => {
  if (source === 'alias' || source === 'library') return silent;
  const own = new Set(Object.keys(asObject(entry)));
  return (found) => {
    const field = found.pointer.slice(pointer.length + 1).split('/', 1)[0] ?? '';
    if (own.has(field)) report(found);
  };
};
