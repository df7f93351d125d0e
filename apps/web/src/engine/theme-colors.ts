import type { GameFolder } from '@platelayer/export';
import type { Config, Game } from '@platelayer/game';
import {
  chosenCompanyTheme,
  chosenMapTheme,
  contrastRatio,
  luminance,
  paletteOf,
  readableTextColor,
  type Shades,
} from '@platelayer/library';
import { formatColor, parseColor } from '@platelayer/scene';

interface ThemeColorRows {
  readonly mapTheme: string;
  readonly companyTheme: string;
  /** Colours used everywhere, only on maps, only on tiles, and of companies. */
  readonly groups: readonly {
    readonly id: 'all' | 'map' | 'tile' | 'companies';
    readonly rows: readonly ThemeColorRow[];
  }[];
}

export interface ThemeColorRow {
  readonly name: string;
  /** Colour of the hexes that it applies to, if not all. */
  readonly phase?: string;
  readonly color: string;
  /** Colour of text on it. */
  readonly text: string;
  readonly contrast: number;
  /** Relative, from 0 to 1. */
  readonly luminance: number;
  /** The grey with the same luminance. */
  readonly grey: string;
  /** Whether the game file sets it, not a theme. */
  readonly ofGame: boolean;
}

const CONTEXTS = ['map', 'tile', 'companies'] as const;

/** Every active colour of a game, grouped by where it applies, with contrast and luminance (90.12). */
export const themeColors = (game: Game, { assets }: GameFolder, config: Config): ThemeColorRows => {
  const chosen = { mapTheme: config.theme, companyTheme: config.companiesTheme, own: assets };
  const palette = paletteOf({ ...chosen, gameColors: game.colors });
  const rowsOf = (shades: Shades, own: Shades | undefined): readonly ThemeColorRow[] =>
    [...shades].flatMap(([name, shade]): readonly ThemeColorRow[] => {
      const ofGame = own?.has(name) ?? false;
      if (typeof shade === 'string') return rowOf(name, undefined, shade, ofGame);
      return [...shade].flatMap(([phase, color]) =>
        typeof color === 'string' ? rowOf(name, phase, color, ofGame) : [],
      );
    });
  const rowOf = (
    name: string,
    phase: string | undefined,
    color: string,
    ofGame: boolean,
  ): readonly ThemeColorRow[] => {
    const parsed = parseColor(color);
    if (!parsed) return [];
    const text = readableTextColor(palette, color);
    const light = luminance(parsed);
    return [
      {
        name,
        phase,
        color,
        text,
        contrast: contrastRatio(text, color),
        luminance: light,
        grey: greyOf(light),
        ofGame,
      },
    ];
  };
  const inner = (shades: Shades, context: string): Shades => {
    const found = shades.get(context);
    return typeof found === 'object' ? found : new Map();
  };
  const everywhere = new Map(
    [...palette.table].filter(([name]) => !(CONTEXTS as readonly string[]).includes(name)),
  );
  return {
    mapTheme: chosenMapTheme(chosen).name,
    companyTheme: chosenCompanyTheme(chosen).name,
    groups: [
      { id: 'all' as const, rows: rowsOf(everywhere, palette.game) },
      ...CONTEXTS.map((id) => ({ id, rows: rowsOf(inner(palette.table, id), inner(palette.game, id)) })),
    ].filter(({ rows }) => rows.length > 0),
  };
};

/** The grey of the same relative luminance, as a monochrome printer prints it. */
const greyOf = (light: number): string => {
  const channel = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return formatColor({ r: channel, g: channel, b: channel, a: 1 });
};
