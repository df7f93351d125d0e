import { get, isObject, type JsonObject, type Library } from '@platelayer/game';
import { parseColor } from '@platelayer/scene';
import { ICONS, TRAIN_IMAGES } from './art/index.ts';
import { logoIds } from './art/logos/names.ts';
import { COMPANY_SET_IDS, type CompanySet } from './companies/company-sets.ts';
import { BUNDLED_FACES } from './fonts/faces.ts';
import { PUBLISHERS, type Publisher } from './publishers.ts';
import { COLOR_ALIASES } from './themes/color.ts';
import { colorWords } from './themes/color-words.ts';
import { canonicalColorName, type OwnThemes } from './themes/palette.ts';
import { COMPANY_THEMES, MAP_THEMES, type Theme } from './themes/themes.ts';
import { tile, tileIds } from './tiles/catalogue.ts';

/** Keys that hold the colours of a context and are not colours themselves. */
const CONTEXTS: ReadonlySet<string> = new Set(['map', 'tile', 'companies']);

const colorNamesOf = (themes: readonly Theme[]): readonly string[] =>
  themes
    .flatMap(({ colors }) =>
      Object.entries(colors).flatMap(([name, color]) =>
        CONTEXTS.has(name) && typeof color !== 'string' ? Object.keys(color) : [name],
      ),
    )
    .filter((name) => name !== 'default')
    .flatMap((name) => [name, canonicalColorName(name)]);

let names: ReadonlySet<string> | undefined;

/** All colour names in any theme, as written and in their canonical form, and the aliases (90.2.2). */
const themeColorNames = (): ReadonlySet<string> => {
  names ??= new Set([...colorNamesOf([...MAP_THEMES, ...COMPANY_THEMES]), ...COLOR_ALIASES.keys()]);
  return names;
};

/**
 * Catalogue ids with a letter or a bar. Numbers are left out, because a different digit means a different tile, not a
 * typo.
 */
const wordlikeTileIds = (): readonly string[] => tileIds().filter((id) => !/^\d+$/.test(id));

/** The library for reading a game. Tiles, logos and colour names are prepared on first use. */
export const library: Library = {
  tile,
  get tileNames() {
    return { own: [], standard: wordlikeTileIds() };
  },
  companySets: new Set(COMPANY_SET_IDS),
  mapThemes: new Set(MAP_THEMES.map(({ id }) => id)),
  companyThemes: new Set(COMPANY_THEMES.map(({ id }) => id)),
  fonts: new Set(BUNDLED_FACES.map(({ family }) => family)),
  icons: new Set(ICONS),
  get logos() {
    return logoIds();
  },
  publishers: new Set(PUBLISHERS.keys()),
  trainImages: new Set(TRAIN_IMAGES.keys()),
  isColor: (text, isName = () => false) => {
    const isKnown = (name: string) => isName(name) || parseColor(name) !== undefined;
    const { spellings, base } = colorWords(text);
    return isKnown(text) || spellings.some(isKnown) || base.some(isKnown);
  },
  isCssColor: (text) => parseColor(text) !== undefined,
  get colors() {
    return themeColorNames();
  },
};

/** A game's own assets by name. They take precedence over those of the library. */
export interface OwnLibrary extends OwnThemes {
  /** Tiles by id, as written in the file. */
  readonly tiles: ReadonlyMap<string, JsonObject>;
  readonly companySets: ReadonlyMap<string, CompanySet>;
  readonly publishers: ReadonlyMap<string, Publisher>;
}

/** The library together with a game's own assets. */
export const libraryWith = (
  own: OwnLibrary & {
    readonly logos: { keys(): Iterable<string> };
    readonly icons: { keys(): Iterable<string> };
    readonly fonts: readonly { readonly face: { readonly family: string } }[];
  },
): Library => {
  const withOwn = (names: Iterable<string>, ownNames: { keys(): Iterable<string> }) =>
    new Set([...ownNames.keys(), ...names]);
  return {
    ...library,
    tile: tileFinder(own.tiles),
    tileNames: { own: [...own.tiles.keys()], standard: wordlikeTileIds() },
    companySets: withOwn(library.companySets, own.companySets),
    mapThemes: withOwn(library.mapThemes, own.mapThemes),
    companyThemes: withOwn(library.companyThemes, own.companyThemes),
    fonts: new Set([...own.fonts.map(({ face }) => face.family), ...library.fonts]),
    icons: withOwn(library.icons, own.icons),
    logos: withOwn(library.logos, own.logos),
    publishers: withOwn(library.publishers, own.publishers),
    colors: new Set([
      ...library.colors,
      ...colorNamesOf([...own.mapThemes.values(), ...own.companyThemes.values()]),
    ]),
  };
};

/** Finds a tile in the game's own files or the catalogue, in the order that applies to `tiles` of a game (20.12.6). */
const tileFinder = (own: OwnLibrary['tiles']): ((id: string) => JsonObject | undefined) => {
  if (own.size === 0) return tile;
  let ids: ReadonlySet<string> | undefined;
  const isStandard = (id: string) => {
    ids ??= new Set(tileIds());
    return ids.has(id);
  };
  const complete = (id: string, entry: JsonObject, seen: ReadonlySet<string>): JsonObject | undefined => {
    const target = get(entry, 'tile');
    if (typeof target === 'string' || typeof target === 'number') {
      const targetId = String(target).trim();
      return seen.has(targetId) ? tile(targetId) : find(targetId, new Set([...seen, targetId]));
    }
    return isObject(entry) && get(entry, 'color') ? entry : { ...tile(id), ...entry };
  };
  const find = (id: string, seen: ReadonlySet<string>): JsonObject | undefined => {
    // Anything after a second bar is dropped (20.7.1).
    const [base = '', extra] = id.split('|');
    for (const candidate of extra === undefined ? [base] : [`${base}|${extra}`, base]) {
      const entry = own.get(candidate);
      if (entry) return complete(candidate, entry, seen);
      if (isStandard(candidate)) return tile(candidate);
    }
    return undefined;
  };
  return (id) => find(id, new Set([id]));
};
