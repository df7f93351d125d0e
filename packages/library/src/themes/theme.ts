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
