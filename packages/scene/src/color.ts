import { cssColors } from './css-colors.ts';

/** A CSS colour. Drawing code uses hexadecimal digits; other forms come from files. */
export type Color = string;

/** Channels from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export interface Rgba extends Rgb {
  readonly a: number;
}

/** Longer strings are not colours. The limit keeps hostile input cheap. */
const MAX_LENGTH = 64;

/** A drawing has a few dozen colours and parses them thousands of times. */
const MAX_CACHED = 1000;
const cache = new Map<string, Rgba | undefined>();

/** Parses a CSS colour: hexadecimal, `rgb()`, `hsl()`, a name or `transparent`. Returns undefined for anything else. */
export const parseColor = (text: Color): Rgba | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  if (!cache.has(text)) {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(text, parse(text.trim().toLowerCase()));
  }
  return cache.get(text);
};

const parse = (color: string): Rgba | undefined =>
  color === 'transparent'
    ? { r: 0, g: 0, b: 0, a: 0 }
    : (parseHex(cssColors().get(color) ?? color) ?? parseFunction(color));

const parseHex = (text: string): Rgba | undefined => {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { r: channel(0), g: channel(2), b: channel(4), a: long.length === 8 ? channel(6) : 1 };
};

const ARGUMENT = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|deg)?$/;

const parseFunction = (text: string): Rgba | undefined => {
  const [, name, body = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  const [one, two, three, four = '1', ...more] = body.trim().split(/\s*[,/]\s*|\s+/);
  if (one === undefined || two === undefined || three === undefined || more.length > 0) return undefined;
  if (![one, two, three, four].every((argument) => ARGUMENT.test(argument))) return undefined;
  const a = portion(four, 1);
  if (name === 'hsl')
    return { ...hslToRgb({ h: Number.parseFloat(one), s: portion(two, 100), l: portion(three, 100) }), a };
  return { r: portion(one, 255), g: portion(two, 255), b: portion(three, 255), a };
};

/** A number as a fraction of `whole`, or a percentage as a fraction of 100, clamped to 0 to 1. */
const portion = (text: string, whole: number): number =>
  Math.min(Math.max(Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole), 0), 1);

/** Formats a colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque. */
export const formatColor = ({ r, g, b, a }: Rgba): Color =>
  `#${(a < 1 ? [r, g, b, a] : [r, g, b]).map(hexByte).join('')}`;

const hexByte = (channel: number): string =>
  Math.round(Math.min(Math.max(channel, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** Any CSS colour in hexadecimal digits, so that later stages need not parse other forms. */
export const toHex = (text: Color): Color | undefined => {
  const parsed = parseColor(text);
  const color = text.trim();
  return parsed && (color.startsWith('#') ? color.toLowerCase() : formatColor(parsed));
};

/** The colour with its opacity multiplied. */
export const withOpacity = (color: Color, opacity: number): Color => {
  const parsed = parseColor(color);
  return parsed ? `#${[parsed.r, parsed.g, parsed.b, parsed.a * opacity].map(hexByte).join('')}` : color;
};

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
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
