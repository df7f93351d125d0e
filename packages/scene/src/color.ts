import { cssColors } from './css-colors.ts';
import { hslToRgb, type Rgb } from './hsl.ts';

/** A colour as CSS writes it. Drawing code passes hexadecimal digits; other forms come from files. */
export type Color = string;

/** Channels from 0 to 1. */
export interface Rgba extends Rgb {
  readonly a: number;
}

/** Longer texts are no colours; the bound keeps hostile input cheap. */
const MAX_LENGTH = 64;

/** A drawing has a few dozen colours and asks for them thousands of times. */
const MAX_CACHED = 1000;
const cache = new Map<string, Rgba | undefined>();

/** Reads a CSS colour: hexadecimal, `rgb()`, `hsl()`, a name, `transparent`; `undefined` for anything else. */
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

/** A number as a portion of its whole, a percentage as one of 100, within 0 and 1. */
const portion = (text: string, whole: number): number =>
  Math.min(Math.max(Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole), 0), 1);

/** Writes `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. */
export const formatColor = ({ r, g, b, a }: Rgba): Color =>
  `#${(a < 1 ? [r, g, b, a] : [r, g, b]).map(hexByte).join('')}`;

const hexByte = (channel: number): string =>
  Math.round(Math.min(Math.max(channel, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** Any CSS colour in hexadecimal digits, so that nothing further on needs to read another form. */
export const toHex = (text: Color): Color | undefined => {
  const parsed = parseColor(text);
  const color = text.trim();
  return parsed && (color.startsWith('#') ? color.toLowerCase() : formatColor(parsed));
};

/** The same colour with its own opacity multiplied. */
export const withOpacity = (color: Color, opacity: number): Color => {
  const parsed = parseColor(color);
  return parsed ? `#${[parsed.r, parsed.g, parsed.b, parsed.a * opacity].map(hexByte).join('')}` : color;
};
