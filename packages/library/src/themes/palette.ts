import type { Json } from '@platelayer/game';
import { toHex } from '@platelayer/scene';
import type { OwnLibrary } from '../own-library.ts';
import { companyTheme, mapTheme, type Theme, type ThemeColors } from './themes.ts';

/** Colours by name; under a name, colours by context or by phase. Maps, as names come from files. */
export type Shades = ReadonlyMap<string, string | Shades>;

/** The colours in force for one game under one configuration (90.2.2). */
export interface Palette {
  /** Map theme, company themes under `companies`, and the game's colours, each over those before. */
  readonly table: Shades;
  /** The game's colours alone: a name it defines is meant literally, even if it is an alias. */
  readonly game: Shades;
}

export interface PaletteSources {
  /** Id of a map theme, configuration `theme`. */
  readonly mapTheme: string;
  /** Id of a company theme, configuration `companiesTheme`. */
  readonly companyTheme: string;
  /** The game's `colors` as its file has them. */
  readonly gameColors?: Json;
  /** Themes that the game brings along. */
  readonly own?: Pick<OwnLibrary, 'mapThemes' | 'companyThemes'>;
}

type ChosenThemes = Pick<PaletteSources, 'mapTheme' | 'companyTheme' | 'own'>;

/** The themes that are chosen: the game's own, else the bundled ones, else the usual ones (90.1). */
export const chosenMapTheme = ({ own, mapTheme: id }: Omit<ChosenThemes, 'companyTheme'>): Theme =>
  own?.mapThemes.get(id) ?? mapTheme(id);
export const chosenCompanyTheme = ({ own, companyTheme: id }: Omit<ChosenThemes, 'mapTheme'>): Theme =>
  own?.companyThemes.get(id) ?? companyTheme(id);

/** Builds a palette afresh; shared theme data stay untouched (90.11.22). */
export const paletteOf = (sources: PaletteSources): Palette => {
  const company = merge(
    readShades(companyTheme('rob').colors),
    readShades(chosenCompanyTheme(sources).colors),
  );
  const theme = merge(
    sources.own?.mapThemes.has(sources.mapTheme) ? usualShades() : new Map(),
    readShades(chosenMapTheme(sources).colors),
  );
  const game = readShades(sources.gameColors ?? {});
  return { table: merge(merge(theme, new Map([['companies', company]])), game), game };
};

/** What a theme that a game brings along need not say: all that has no substitute of its own (90.1.1, 90.2.2). */
const usualShades = (): Shades =>
  new Map([...readShades(mapTheme('gmt').colors)].filter(([name]) => !/^(?:hl[1-4]|red|border)$/.test(name)));

/** Context, name, phase: nothing deeper has a meaning. */
const MAX_DEPTH = 3;

/** Keeps what is a colour: a wrong value in a game must not hide the theme's right one. */
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
  // A list with one string counts as that string (90.2.2).
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
