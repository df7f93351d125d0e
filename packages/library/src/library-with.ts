import { get, isObject, type JsonObject, type Library } from '@platelayer/game';
import { colorNamesOf, library, wordlikeTileIds } from './library.ts';
import type { OwnLibrary } from './own-library.ts';
import { tile as standardTile, tileIds } from './tiles/catalogue.ts';

/** The library and what a game brings along, by name. */
export const libraryWith = (
  own: OwnLibrary & {
    readonly logos: { keys(): Iterable<string> };
    readonly icons: { keys(): Iterable<string> };
    readonly fonts: readonly { readonly face: { readonly family: string } }[];
  },
): Library => {
  const joined = (names: Iterable<string>, ours: { keys(): Iterable<string> }) =>
    new Set([...ours.keys(), ...names]);
  return {
    ...library,
    tile: tileFinder(own.tiles),
    tileNames: { own: [...own.tiles.keys()], standard: wordlikeTileIds() },
    companySets: joined(library.companySets, own.companySets),
    mapThemes: joined(library.mapThemes, own.mapThemes),
    companyThemes: joined(library.companyThemes, own.companyThemes),
    fonts: new Set([...own.fonts.map(({ face }) => face.family), ...library.fonts]),
    icons: joined(library.icons, own.icons),
    logos: joined(library.logos, own.logos),
    publishers: joined(library.publishers, own.publishers),
    colors: new Set([
      ...library.colors,
      ...colorNamesOf([...own.mapThemes.values(), ...own.companyThemes.values()]),
    ]),
  };
};

/** Finds a tile in the catalogue and among those of a game, as a game's `tiles` would mean it (20.12.6). */
const tileFinder = (own: OwnLibrary['tiles']): ((id: string) => JsonObject | undefined) => {
  if (own.size === 0) return standardTile;
  let ids: ReadonlySet<string> | undefined;
  const isStandard = (id: string) => {
    ids ??= new Set(tileIds());
    return ids.has(id);
  };
  const settle = (id: string, entry: JsonObject, seen: ReadonlySet<string>): JsonObject | undefined => {
    const other = get(entry, 'tile');
    if (typeof other === 'string' || typeof other === 'number') {
      const meant = String(other).trim();
      return seen.has(meant) ? standardTile(meant) : find(meant, new Set([...seen, meant]));
    }
    return isObject(entry) && get(entry, 'color') ? entry : { ...standardTile(id), ...entry };
  };
  const find = (id: string, seen: ReadonlySet<string>): JsonObject | undefined => {
    // Anything after a second bar is dropped (20.7.1).
    const [base = '', extra] = id.split('|');
    for (const each of extra === undefined ? [base] : [`${base}|${extra}`, base]) {
      const entry = own.get(each);
      if (entry) return settle(each, entry, seen);
      if (isStandard(each)) return standardTile(each);
    }
    return undefined;
  };
  return (id) => find(id, new Set([id]));
};
