import type { Json } from '@platelayer/game';
import {
  COMPANY_THEMES,
  type ColorContext,
  MAP_THEMES,
  paletteOf,
  resolveColor,
  swatches,
  type Theme,
} from '@platelayer/library';

/** What the two theme controls differ in. */
export interface ThemeKind {
  readonly themes: readonly Theme[];
  /** What an unknown id draws as (95.4.1). */
  readonly fallback: string;
  readonly context?: ColorContext;
  readonly palette: (theme: string, gameColors: Json | undefined) => ReturnType<typeof paletteOf>;
}

export const themeKinds = {
  'map-theme': {
    themes: MAP_THEMES,
    fallback: 'gmt',
    palette: (theme, gameColors) => paletteOf({ mapTheme: theme, companyTheme: 'rob', gameColors }),
  },
  'company-theme': {
    themes: COMPANY_THEMES,
    fallback: 'rob',
    context: 'companies',
    palette: (theme, gameColors) => paletteOf({ mapTheme: 'gmt', companyTheme: theme, gameColors }),
  },
} as const satisfies Record<string, ThemeKind>;

export interface Swatch {
  readonly name: string;
  /** As it is drawn now: a game's own colours count (95.6.4). */
  readonly color: string;
}

/** The squares of a theme, light ones first. */
export const swatchesOf = (kind: ThemeKind, id: string, gameColors?: Json): readonly Swatch[] => {
  const theme = [id, kind.fallback]
    .map((wanted) => kind.themes.find((one) => one.id === wanted))
    .find((found) => found !== undefined);
  if (!theme) return [];
  const palette = kind.palette(theme.id, gameColors);
  const names = Object.entries(theme.colors);
  return swatches(theme)
    .reverse()
    .map((plain) => {
      const name = names.find(([, color]) => color === plain)?.[0] ?? plain;
      return { name, color: resolveColor(palette, name, kind.context) ?? plain };
    });
};
