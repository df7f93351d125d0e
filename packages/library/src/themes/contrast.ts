import { formatColor, hslToRgb, parseColor, type Rgb, type Rgba, rgbToHsl } from '@platelayer/scene';
import { resolveColor } from './color.ts';
import type { Palette } from './palette.ts';

const WHITE: Rgba = { r: 1, g: 1, b: 1, a: 1 };

/** Relative luminance, 0 for black and 1 for white (90.5). */
export const luminance = ({ r, g, b }: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const linear = (channel: number): number =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Contrast ratio of two colours, from 1 to 21. Anything that is not a colour is treated as white. */
export const contrastRatio = (a: string, b: string): number =>
  ratio(parseColor(a) ?? WHITE, parseColor(b) ?? WHITE);

const ratio = (...colors: readonly [Rgba, Rgba]): number => {
  const [darker, lighter] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
};

/** Contrast that text needs against its background (90.5, WCAG AA for small print). */
export const LEAST_CONTRAST = 4.5;

/**
 * The ink for text on a background: the palette's `white` or `black`, whichever contrasts more, or white on a tie. If
 * neither is legible, pure white or black (90.5). If the background is missing or translucent, the surface below it
 * shows through (90.11.18).
 */
export const readableTextColor = (
  palette: Palette,
  background: string | undefined,
  phase = 'default',
  beneath = '#ffffff',
): string => {
  const white = resolveColor(palette, 'white', undefined, phase) ?? PURE[0];
  const black = resolveColor(palette, 'black', undefined, phase) ?? PURE[1];
  const surface = blendOver(background, beneath);
  const own = moreReadable([white, black], [surface]);
  return contrastRatio(own, surface) >= LEAST_CONTRAST ? own : moreReadable([own, ...PURE], [surface]);
};

const PURE = ['#ffffff', '#000000'] as const;

/** The ink with the best contrast on its worst background; the first one on a tie. */
const moreReadable = (inks: readonly string[], backgrounds: readonly string[]): string => {
  const least = (ink: string) => Math.min(...backgrounds.map((background) => contrastRatio(ink, background)));
  return inks.reduce((best, ink) => (least(ink) > least(best) ? ink : best));
};

/** A translucent colour as it looks on the surface below it, or that surface if there is no colour. */
export const blendOver = (color: string | undefined, beneath = '#ffffff'): string => {
  const above = color === undefined ? undefined : parseColor(color);
  if (color === undefined || above === undefined) return beneath;
  if (above.a === 1) return color;
  const below = parseColor(beneath) ?? WHITE;
  const mix = (upper: number, lower: number) => upper * above.a + lower * (1 - above.a);
  return formatColor({ r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 });
};

const isLighter = (a: string, b: string): boolean =>
  luminance(parseColor(a) ?? WHITE) > luminance(parseColor(b) ?? WHITE);

/** A hue is visible only if the channels differ by this much. The saturation of a near black does not show that. */
const GREY = 0.12;
const SHADE_STEP = 0.02;

/**
 * A colour that is legible on all these backgrounds: the colour itself, or a lighter or darker shade of it. A grey
 * becomes `readable`, and black or white if no shade suits all backgrounds (90.5).
 */
export const legibleColor = (
  color: string,
  backgrounds: readonly string[],
  readable: string = PURE[1],
): string => {
  const reads = (ink: string) =>
    backgrounds.every((background) => contrastRatio(ink, background) >= LEAST_CONTRAST);
  const parsed = parseColor(color);
  if (parsed === undefined || reads(color)) return color;
  const extreme = reads(readable) ? readable : moreReadable(PURE, backgrounds);
  const { r, g, b } = parsed;
  if (Math.max(r, g, b) - Math.min(r, g, b) < GREY) return extreme;
  const { h, s, l } = rgbToHsl(parsed);
  const sign = backgrounds.every((background) => isLighter(extreme, background)) ? 1 : -1;
  for (let shade = l + sign * SHADE_STEP; shade > 0 && shade < 1; shade += sign * SHADE_STEP) {
    const ink = formatColor({ ...hslToRgb({ h, s, l: shade }), a: parsed.a });
    if (reads(ink)) return ink;
  }
  return extreme;
};

/** The colour with its HSL lightness reduced (90.5). A negative amount lightens it. */
export const darken = (color: string, amount = 0.2): string => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const { h, s, l } = rgbToHsl(parsed);
  return formatColor({ ...hslToRgb({ h, s, l: Math.min(Math.max(l - amount, 0), 1) }), a: parsed.a });
};
