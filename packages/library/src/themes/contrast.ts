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

/**
 * The ink for a text on a ground: the palette's `white` or `black`, whichever contrasts more, white
 * on a tie (90.5). A ground that is missing or not opaque shows the surface beneath (90.11.18).
 */
export const readableTextColor = (
  palette: Palette,
  ground: string | undefined,
  phase = 'default',
  beneath = '#ffffff',
): string => {
  const white = resolveColor(palette, 'white', undefined, phase) ?? '#ffffff';
  const black = resolveColor(palette, 'black', undefined, phase) ?? '#000000';
  const surface = blendOver(
    ground === undefined ? undefined : parseColor(ground),
    parseColor(beneath) ?? WHITE,
  );
  const contrast = (ink: string) => ratio(parseColor(ink) ?? WHITE, surface);
  return contrast(white) >= contrast(black) ? white : black;
};

const blendOver = (color: Rgba | undefined, beneath: Rgba): Rgba => {
  if (color === undefined) return beneath;
  const mix = (above: number, below: number) => above * color.a + below * (1 - color.a);
  return { r: mix(color.r, beneath.r), g: mix(color.g, beneath.g), b: mix(color.b, beneath.b), a: 1 };
};

/** The colour with its HSL lightness reduced (90.5); a negative amount lightens. */
export const darken = (color: string, amount = 0.2): string => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const { h, s, l } = rgbToHsl(parsed);
  return formatColor({ ...hslToRgb({ h, s, l: Math.min(Math.max(l - amount, 0), 1) }), a: parsed.a });
};
