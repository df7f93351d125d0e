/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** Channels from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const rgbToHsl = ({ r, g, b }: Rgb): Hsl => {
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  const l = max - chroma / 2;
  if (chroma === 0) return { h: 0, s: 0, l };
  const sextant =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { h: 60 * sextant, s: chroma / (1 - Math.abs(2 * l - 1)), l };
};

export const hslToRgb = ({ h, s, l }: Hsl): Rgb => {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (((offset + h / 30) % 12) + 12) % 12;
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
};
