import type { Json } from '@platelayer/game';
import {
  COMPANY_THEMES,
  type ColorContext,
  MAP_THEMES,
  type PaletteSources,
  paletteOf,
  resolveColor,
  swatches,
  type Theme,
} from '@platelayer/library';

/** The differences between the two theme controls. */
export interface ThemeKind {
  readonly themes: readonly Theme[];
  /** Themes of the open game, which take precedence. */
  readonly own: 'mapThemes' | 'companyThemes';
  /** Theme used for an unknown id (95.4.1). */
  readonly fallback: string;
  readonly context?: ColorContext;
  readonly palette: (
    theme: string,
    gameColors: Json | undefined,
    own: OwnThemes | undefined,
  ) => ReturnType<typeof paletteOf>;
}

/** Themes that come with a game. */
export type OwnThemes = NonNullable<PaletteSources['own']>;

export const themeKinds = {
  'map-theme': {
    themes: MAP_THEMES,
    own: 'mapThemes',
    fallback: 'gmt',
    palette: (theme, gameColors, own) => paletteOf({ mapTheme: theme, companyTheme: 'rob', gameColors, own }),
  },
  'company-theme': {
    themes: COMPANY_THEMES,
    own: 'companyThemes',
    fallback: 'rob',
    context: 'companies',
    palette: (theme, gameColors, own) => paletteOf({ mapTheme: 'gmt', companyTheme: theme, gameColors, own }),
  },
} as const satisfies Record<string, ThemeKind>;

export interface Swatch {
  readonly name: string;
  /** The drawn colour, including the game's own colours (95.6.4). */
  readonly color: string;
}

/** All available themes, the game's first. */
export const themesOf = (kind: ThemeKind, own?: OwnThemes): readonly Theme[] => {
  const ofGame = own?.[kind.own] ?? new Map<string, Theme>();
  return [...ofGame.values(), ...kind.themes.filter(({ id }) => !ofGame.has(id))];
};

/** The swatches of a theme, light ones first. */
export const swatchesOf = (
  kind: ThemeKind,
  id: string,
  gameColors?: Json,
  own?: OwnThemes,
): readonly Swatch[] => {
  const themes = themesOf(kind, own);
  const theme = themes.find((each) => each.id === id) ?? themes.find((each) => each.id === kind.fallback);
  if (!theme) return [];
  const palette = kind.palette(theme.id, gameColors, own);
  const names = Object.entries(theme.colors);
  return swatches(theme)
    .reverse()
    .map((plain) => {
      const name = names.find(([, color]) => color === plain)?.[0] ?? plain;
      return { name, color: resolveColor(palette, name, kind.context) ?? plain };
    });
};
