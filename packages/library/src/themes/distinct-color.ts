import { formatColor, hslToRgb, parseColor, type Rgb, rgbToHsl } from '@platelayer/scene';

/** How far apart two colours look, from 0 to about 1: their distance in the OKLab space. */
export const colorDistance = (one: string, other: string): number => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const WHITE: Rgb = { r: 1, g: 1, b: 1 };

const oklab = (color: string): readonly [number, number, number] => {
  const { r, g, b } = parseColor(color) ?? WHITE;
  const [lr, lg, lb] = [r, g, b].map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** Two companies this far apart are told apart at a glance. */
export const DISTINCT = 0.12;

/** Colours to choose from: hues all around, in three strengths, none near white or black. */
const CANDIDATES: readonly string[] = [
  { s: 0.7, l: 0.42 },
  { s: 0.6, l: 0.62 },
  { s: 0.55, l: 0.27 },
].flatMap((tone) =>
  Array.from({ length: 18 }, (_, i) => formatColor({ ...hslToRgb({ h: 20 * i, ...tone }), a: 1 })),
);

/**
 * A colour for a name, always the same, that differs from all that are taken; the one that differs most where
 * none differs enough (90.2.6).
 */
export const distinctColor = (name: string, taken: readonly string[]): string => {
  const start = hash(name) % CANDIDATES.length;
  // The step has no divisor in common with the number of candidates, so that all of them have their turn.
  const candidates = CANDIDATES.map((_, i) => CANDIDATES[(start + 7 * i) % CANDIDATES.length]!);
  const gap = (color: string) => Math.min(...taken.map((other) => colorDistance(color, other)), 1);
  const free = candidates.find((color) => gap(color) >= DISTINCT);
  return free ?? candidates.reduce((best, color) => (gap(color) > gap(best) ? color : best));
};

/** Shades this near to each other are taken for one. */
const ALIKE = 0.06;

/** Steps of hue and lightness that keep a colour recognisable, the smallest first. */
const STEPS: readonly (readonly [hue: number, lightness: number])[] = [
  0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18,
].flatMap((lightness) => [0, -10, 10].map((hue) => [hue, lightness] as const));

/** A colour, or a shade near it that can be told from all that are taken (90.2.6). */
export const distinctShade = (color: string, taken: readonly string[]): string => {
  const { h, s, l } = rgbToHsl(parseColor(color) ?? WHITE);
  const gap = (shade: string) => Math.min(...taken.map((other) => colorDistance(shade, other)), 1);
  const shades = STEPS.map(([hue, lightness]) => {
    const moved = { h: h + hue, s, l: Math.min(Math.max(l + lightness, 0.12), 0.88) };
    return hue === 0 && lightness === 0 ? color : formatColor({ ...hslToRgb(moved), a: 1 });
  });
  return (
    shades.find((shade) => gap(shade) >= ALIKE) ??
    shades.reduce((best, shade) => (gap(shade) > gap(best) ? shade : best))
  );
};

/** FNV-1a. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
};
