import { parseColor } from '@platelayer/scene';

/** A colour, or colours by context (`map`, `tile`) or by phase (90.1). */
export type ThemeColor = string | ThemeColors;
export interface ThemeColors {
  readonly [name: string]: ThemeColor;
}

/** A map theme gives the colours of hexes, track, markets and cards; a company theme those of companies. */
export interface Theme {
  readonly id: string;
  /** As choosers show it. */
  readonly name: string;
  readonly colors: ThemeColors;
}

/** The plain colours of a theme for its preview: no doubles, dark ones first (90.1). */
export const swatches = ({ colors }: Theme): string[] =>
  [...new Set(Object.values(colors).filter((color) => typeof color === 'string'))].sort(
    (a, b) => brightness(a) - brightness(b),
  );

const brightness = (color: string): number => {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  return 299 * r + 587 * g + 114 * b;
};
