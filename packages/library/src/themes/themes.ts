import { parseColor } from '@platelayer/scene';

/** A colour, or colours by context (`map`, `tile`) or by phase (90.1). */
export type ThemeColor = string | ThemeColors;
export interface ThemeColors {
  readonly [name: string]: ThemeColor;
}

/** A map theme gives the colours of hexes, track, markets and cards; a company theme those of companies. */
export interface Theme {
  readonly id: string;
  /** Name in the choosers. */
  readonly name: string;
  readonly colors: ThemeColors;
}

/** Themes in the order of their ids, from files such as a game may have in its `themes` folder (90.1). */
const readThemes = (files: Readonly<Record<string, Omit<Theme, 'id'>>>): readonly Theme[] =>
  Object.entries(files).map(([path, theme]) => ({ id: /[^/]+(?=\.json$)/.exec(path)![0], ...theme }));

export const MAP_THEMES = readThemes(import.meta.glob('./maps/*.json', { eager: true, import: 'default' }));
export const COMPANY_THEMES = readThemes(
  import.meta.glob('./companies/*.json', { eager: true, import: 'default' }),
);

/** The map theme with an id, or `gmt` if there is none (90.1). */
export const mapTheme = (id: string): Theme => MAP_THEMES.find((theme) => theme.id === id) ?? mapTheme('gmt');

/** The company theme with an id, or `rob` if there is none (90.1). */
export const companyTheme = (id: string): Theme =>
  COMPANY_THEMES.find((theme) => theme.id === id) ?? companyTheme('rob');

/** The plain colours of a theme for its preview, without duplicates, from dark to light (90.1). */
export const swatches = ({ colors }: Theme): string[] =>
  [...new Set(Object.values(colors).filter((color) => typeof color === 'string'))].sort(
    (a, b) => brightness(a) - brightness(b),
  );

const brightness = (color: string): number => {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  return 299 * r + 587 * g + 114 * b;
};
