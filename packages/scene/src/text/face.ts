/** Families by role. A family that is not loaded is drawn in `display` (50.1.5). */
export type Family = 'display' | 'sans-serif' | 'serif';

/** A font file and its vertical metrics, as fractions of the size. */
export interface Face {
  readonly id: string;
  /** A role, `fallback`, or the name of a user's own font. */
  readonly family: string;
  readonly weight: 400 | 700;
  readonly slant: 'normal' | 'italic';
  /** Name of the typeface in CSS and PDF readers. */
  readonly typeface: string;
  /** Height of a line box above and below the baseline, from the specification instead of the file (50.1.5). */
  readonly ascent: number;
  readonly descent: number;
  /** Default height of a line. */
  readonly lineHeight: number;
  /** Height of a lower-case x. Half of it is SVG's `middle` baseline. */
  readonly xHeight: number;
  readonly capHeight: number;
  /** Width of an outline that makes the letters bold, as a fraction of the size. For families without bold letters. */
  readonly madeBold?: number;
  /** Source of a face that was found by a search: a file in a font package, or on this machine. */
  readonly source?: { readonly from: 'package' | 'machine'; readonly file: string };
}

/**
 * Default width of the outline for letters without a bold face: about the difference between bold and regular stems.
 */
export const MADE_BOLD = 0.035;

/** A loaded face. The letter heights are read from the file. */
export type FaceFile = Omit<Face, 'xHeight' | 'capHeight'>;

/** The style of a text. Default: the page's own, bold `display` (30.1.4). */
export interface TypeStyle {
  readonly family?: string;
  /** A keyword or a number, as in CSS. 600 and above is bold. */
  readonly weight?: string | number;
  readonly slant?: string;
  readonly size: number;
  /** Space added after every glyph, in units. */
  readonly tracking?: number;
}
