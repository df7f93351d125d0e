import type { Json } from '@platelayer/game';
import { toHex } from '@platelayer/scene';
import { companyTheme, mapTheme, type Theme, type ThemeColors } from './themes.ts';

/** Colours by name. A name may have different colours by context or phase. Maps, because the names come from files. */
export type Shades = ReadonlyMap<string, string | Shades>;

/** The colours for one game and configuration (90.2.2). */
export interface Palette {
  /** The map theme, the company themes under `companies`, and the game's colours, each overriding those before it. */
  readonly table: Shades;
  /** The game's own colours. A name it defines means that colour, even if it is an alias. */
  readonly game: Shades;
}

export interface OwnThemes {
  readonly mapThemes: ReadonlyMap<string, Theme>;
  readonly companyThemes: ReadonlyMap<string, Theme>;
}

export interface PaletteSources {
  /** Id of a map theme: the setting `theme`. */
  readonly mapTheme: string;
  /** Id of a company theme: the setting `companiesTheme`. */
  readonly companyTheme: string;
  /** The game's `colors` as in its file. */
  readonly gameColors?: Json;
  readonly own?: OwnThemes;
}

type ChosenThemes = Pick<PaletteSources, 'mapTheme' | 'companyTheme' | 'own'>;

/** The chosen theme: the game's own, else a bundled one, else the default (90.1). */
export const chosenMapTheme = ({ own, mapTheme: id }: Omit<ChosenThemes, 'companyTheme'>): Theme =>
  own?.mapThemes.get(id) ?? mapTheme(id);
export const chosenCompanyTheme = ({ own, companyTheme: id }: Omit<ChosenThemes, 'mapTheme'>): Theme =>
  own?.companyThemes.get(id) ?? companyTheme(id);

/** Builds a new palette without changing the shared themes (90.11.22). */
export const paletteOf = (sources: PaletteSources): Palette => {
  const company = merge(
    readShades(companyTheme('rob').colors),
    readShades(chosenCompanyTheme(sources).colors),
  );
  const theme = merge(
    sources.own?.mapThemes.has(sources.mapTheme) ? defaultShades() : new Map(),
    readShades(chosenMapTheme(sources).colors),
  );
  const game = readShades(sources.gameColors ?? {});
  return { table: merge(merge(theme, new Map([['companies', company]])), game), game };
};

/** Defaults for a game's own map theme: all colours of `gmt` that have no substitute (90.1.1, 90.2.2). */
const defaultShades = (): Shades =>
  new Map([...readShades(mapTheme('gmt').colors)].filter(([name]) => !/^(?:hl[1-4]|red|border)$/.test(name)));

/** Context, name, phase: deeper objects have no meaning. */
const MAX_DEPTH = 3;

/** Keeps only colours, so that an invalid value in a game does not hide the theme's valid one. */
const readShades = (colors: Json | ThemeColors, depth = MAX_DEPTH): Shades => {
  const shades = new Map<string, string | Shades>();
  if (typeof colors !== 'object' || colors === null || Array.isArray(colors)) return shades;
  for (const [key, value] of Object.entries(colors)) {
    const shade = readShade(value, depth);
    if (shade !== undefined) shades.set(canonicalColorName(key), shade);
  }
  return shades;
};

const readShade = (value: Json, depth: number): string | Shades | undefined => {
  // A list with one string is read as that string (90.2.2).
  const text = Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value;
  if (typeof text === 'string') return toHex(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 1) return undefined;
  return readShades(value, depth - 1);
};

/** Two themes and some games write `centertown` (90.11.1). */
export const canonicalColorName = (name: string): string => (name === 'centertown' ? 'centerTown' : name);

const merge = (below: Shades, above: Shades): Shades => {
  const merged = new Map(below);
  for (const [name, shade] of above) {
    const under = merged.get(name);
    merged.set(name, under instanceof Map && shade instanceof Map ? merge(under, shade) : shade);
  }
  return merged;
};
