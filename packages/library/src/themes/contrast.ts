import { formatColor, hslToRgb, parseColor, type Rgb, type Rgba, rgbToHsl } from '@platelayer/scene';
import { resolveColor } from './color.ts';
import type { Palette } from './palette.ts';

const WHITE: Rgba = { r: 1, g: 1, b: 1, a: 1 };

/** Relative luminance, 0 for black and 1 for white (90.5). */
export const luminance = ({ r, g, b }: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const linear = (channel: number): number =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Contrast of two colours from 1 to 21; what is not a colour counts as paper. */
export const contrastRatio = (one: string, other: string): number =>
  ratio(parseColor(one) ?? WHITE, parseColor(other) ?? WHITE);

const ratio = (one: Rgba, other: Rgba): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
};

/** What text needs on its ground (90.5, WCAG AA for small print). */
export const LEAST_CONTRAST = 4.5;

/**
 * The ink for a text on a ground: the palette's `white` or `black`, whichever contrasts more, white on a tie; pure
 * white or black where neither of a theme's own can be read (90.5). A ground that is missing or not opaque shows the
 * surface beneath (90.11.18).
 */
export const readableTextColor = (
  palette: Palette,
  ground: string | undefined,
  phase = 'default',
  beneath = '#ffffff',
): string => {
  const white = resolveColor(palette, 'white', undefined, phase) ?? PURE[0];
  const black = resolveColor(palette, 'black', undefined, phase) ?? PURE[1];
  const surface = blendOver(ground, beneath);
  const own = moreReadable([white, black], [surface]);
  return contrastRatio(own, surface) >= LEAST_CONTRAST ? own : moreReadable([own, ...PURE], [surface]);
};

const PURE = ['#ffffff', '#000000'] as const;

/** Of some inks the one that reads best on the ground where it reads worst, the first on a tie. */
const moreReadable = (inks: readonly string[], grounds: readonly string[]): string => {
  const least = (ink: string) => Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
  return inks.reduce((best, ink) => (least(ink) > least(best) ? ink : best));
};

/** A colour as it shows on what lies beneath it; without one, what lies beneath. */
export const blendOver = (color: string | undefined, beneath = '#ffffff'): string => {
  const above = color === undefined ? undefined : parseColor(color);
  if (color === undefined || above === undefined) return beneath;
  if (above.a === 1) return color;
  const below = parseColor(beneath) ?? WHITE;
  const mix = (one: number, other: number) => one * above.a + other * (1 - above.a);
  return formatColor({ r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 });
};

const isLighter = (one: string, other: string): boolean =>
  luminance(parseColor(one) ?? WHITE) > luminance(parseColor(other) ?? WHITE);

/** A hue shows only where the channels differ as much; the saturation of a near black says nothing. */
const GREY = 0.12;
const SHADE_STEP = 0.02;

/**
 * A colour that can be read on all these grounds: the colour itself, else a lighter or darker shade of it; the ink
 * `readable` for a grey, and black or white where the grounds differ so much that no shade suits them all (90.5).
 */
export const legibleColor = (
  color: string,
  grounds: readonly string[],
  readable: string = PURE[1],
): string => {
  const reads = (ink: string) => grounds.every((ground) => contrastRatio(ink, ground) >= LEAST_CONTRAST);
  const parsed = parseColor(color);
  if (parsed === undefined || reads(color)) return color;
  const extreme = reads(readable) ? readable : moreReadable(PURE, grounds);
  const { r, g, b } = parsed;
  if (Math.max(r, g, b) - Math.min(r, g, b) < GREY) return extreme;
  const { h, s, l } = rgbToHsl(parsed);
  const sign = grounds.every((ground) => isLighter(extreme, ground)) ? 1 : -1;
  for (let shade = l + sign * SHADE_STEP; shade > 0 && shade < 1; shade += sign * SHADE_STEP) {
    const ink = formatColor({ ...hslToRgb({ h, s, l: shade }), a: parsed.a });
    if (reads(ink)) return ink;
  }
  return extreme;
};

/** The colour with its HSL lightness reduced (90.5); a negative amount lightens. */
export const darken = (color: string, amount = 0.2): string => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const { h, s, l } = rgbToHsl(parsed);
  return formatColor({ ...hslToRgb({ h, s, l: Math.min(Math.max(l - amount, 0), 1) }), a: parsed.a });
};
