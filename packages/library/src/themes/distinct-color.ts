import { formatColor, hslToRgb, parseColor, type Rgb, rgbToHsl } from '@platelayer/scene';

/** The visible difference of two colours, from 0 to about 1: their distance in the OKLab space. */
export const colorDistance = (first: string, second: string): number => {
  const [a, b] = [oklab(first), oklab(second)];
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

/** Distance at which two companies are easy to tell apart. */
export const DISTINCT = 0.12;

/** Candidates: hues all around the circle in three tones, none near white or black. */
const CANDIDATES: readonly string[] = [
  { s: 0.7, l: 0.42 },
  { s: 0.6, l: 0.62 },
  { s: 0.55, l: 0.27 },
].flatMap((tone) =>
  Array.from({ length: 18 }, (_, i) => formatColor({ ...hslToRgb({ h: 20 * i, ...tone }), a: 1 })),
);

/**
 * A colour for a name, always the same for the same input, that differs from all colours in use. If none differs
 * enough, the one that differs most (90.2.6).
 */
export const distinctColor = (name: string, taken: readonly string[]): string => {
  const start = hash(name) % CANDIDATES.length;
  // The step has no factor in common with the number of candidates, so it visits all of them.
  const candidates = CANDIDATES.map((_, i) => CANDIDATES[(start + 7 * i) % CANDIDATES.length]!);
  const gap = (color: string) => Math.min(...taken.map((used) => colorDistance(color, used)), 1);
  const free = candidates.find((color) => gap(color) >= DISTINCT);
  return free ?? candidates.reduce((best, color) => (gap(color) > gap(best) ? color : best));
};

/** Distance below which two shades look the same. */
const ALIKE = 0.06;

/** Changes of hue and lightness that keep a colour recognisable, smallest first. */
const STEPS: readonly (readonly [hue: number, lightness: number])[] = [
  0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18,
].flatMap((lightness) => [0, -10, 10].map((hue) => [hue, lightness] as const));

/** A colour, or a nearby shade that differs from all colours in use (90.2.6). */
export const distinctShade = (color: string, taken: readonly string[]): string => {
  const { h, s, l } = rgbToHsl(parseColor(color) ?? WHITE);
  const gap = (shade: string) => Math.min(...taken.map((used) => colorDistance(shade, used)), 1);
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
