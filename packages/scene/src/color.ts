/** A colour as text: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(r,g,b)` or `rgba(r,g,b,a)`. */
export type Color = string;

/** Channels from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const known = new Map<string, Rgba | undefined>();

/** The channels of a colour, or `undefined` for text that is not one. */
export const parseColor = (text: Color): Rgba | undefined => {
  if (!known.has(text)) {
    if (known.size > 1000) known.clear();
    known.set(text, parseHex(text) ?? parseFunction(text));
  }
  return known.get(text);
};

const parseHex = (text: string): Rgba | undefined => {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { r: channel(0), g: channel(2), b: channel(4), a: long.length === 8 ? channel(6) : 1 };
};

const parseFunction = (text: string): Rgba | undefined => {
  const match = /^rgba?\(\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,\s*([\d.]+)\s*)?\)$/i.exec(text);
  if (!match) return undefined;
  const [r, g, b] = match.slice(1, 4).map((channel) => Math.min(Number(channel), 255) / 255);
  return { r: r!, g: g!, b: b!, a: match[4] === undefined ? 1 : Math.min(Number(match[4]), 1) };
};

/** The same colour with its own opacity multiplied. */
export const withOpacity = (color: Color, opacity: number): Color => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const byte = (channel: number) =>
    Math.round(Math.min(Math.max(channel, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(parsed.r)}${byte(parsed.g)}${byte(parsed.b)}${byte(parsed.a * opacity)}`;
};
