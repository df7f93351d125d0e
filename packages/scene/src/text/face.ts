/** Families by role; a family that is not loaded is drawn in `display` (50.1.5). */
export type Family = 'display' | 'sans-serif' | 'serif';

/** What a font file is and how its lines stand. Vertical figures are fractions of the size. */
export interface Face {
  readonly id: string;
  /** A role, `fallback`, or the name of a font that somebody brought along. */
  readonly family: string;
  readonly weight: 400 | 700;
  readonly slant: 'normal' | 'italic';
  /** Name of the typeface, as CSS and PDF readers show it. */
  readonly typeface: string;
  /** Reach of a line box above and below the baseline. The spec's figures, which need not be the file's (50.1.5). */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a line where nothing else is said. */
  readonly lineHeight: number;
  /** Height of the letter x: half of it is SVG's `middle` baseline. */
  readonly xHeight: number;
  readonly capHeight: number;
  /** Width of the line round its letters that makes them bold, as a fraction of the size; for families without bold letters. */
  readonly madeBold?: number;
  /** For a face that was found when a character asked for it: its file in a package of fonts, or on this machine. */
  readonly source?: { readonly from: 'package' | 'machine'; readonly file: string };
}

/** For letters without a bold face: about what the stems of bold letters have more than those of regular ones. */
export const MADE_BOLD = 0.035;

/** A face as its table lists it; the letter heights are read from the file. */
export type FaceFile = Omit<Face, 'xHeight' | 'capHeight'>;

/** How a caller wants a text set. What is left out is the page's own: `display`, bold (30.1.4). */
export interface TypeStyle {
  readonly family?: string;
  /** A word or a number as in CSS; 600 and more is bold. */
  readonly weight?: string | number;
  readonly slant?: string;
  readonly size: number;
  /** Space added after every glyph, in units. */
  readonly tracking?: number;
}
