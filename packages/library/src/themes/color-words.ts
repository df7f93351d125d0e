import { formatColor, type Hsl, hslToRgb, parseColor, rgbToHsl } from '@platelayer/scene';

type Change = (color: Hsl) => Hsl;

/** Moves a lightness some part of the way to white, or to black for a negative part. */
const towards = (l: number, part: number): number => (part > 0 ? l + (1 - l) * part : l * (1 + part));

const changeBy =
  ({
    lightness = 0,
    saturation = 0,
  }: {
    readonly lightness?: number;
    readonly saturation?: number;
  }): Change =>
  // A grey has no hue to bring out.
  ({ h, s, l }) => ({ h, s: s === 0 ? 0 : towards(s, saturation), l: towards(l, lightness) });

const LIGHT = changeBy({ lightness: 0.45 });
const PALE = changeBy({ lightness: 0.65 });
const DARK = changeBy({ lightness: -0.35 });
const DEEP = changeBy({ lightness: -0.3, saturation: 0.3 });
const BRIGHT = changeBy({ lightness: 0.2, saturation: 0.8 });
const DULL = changeBy({ saturation: -0.5 });
const SAME = changeBy({});

/** What the words before or after a base colour do to it (90.2.5). */
const MODIFIERS: ReadonlyMap<string, Change> = new Map([
  ['light', LIGHT],
  ['lt', LIGHT],
  ['soft', LIGHT],
  ['pale', PALE],
  ['pastel', PALE],
  ['faint', PALE],
  ['dark', DARK],
  ['dk', DARK],
  ['deep', DEEP],
  ['bright', BRIGHT],
  ['vivid', BRIGHT],
  ['hot', BRIGHT],
  ['neon', BRIGHT],
  ['dull', DULL],
  ['dusty', DULL],
  ['muted', DULL],
  ['medium', SAME],
  ['mid', SAME],
]);

/** A name taken apart into its words. */
export interface ColorWords {
  /** The same words as other palettes spell them. */
  readonly spellings: readonly string[];
  /** The base colour without modifiers, in its spellings; none where the name has no modifier. */
  readonly base: readonly string[];
  readonly modifiers: readonly string[];
}

/** `light_blue`, `water-light`, `Dark Gold` and `darkGold` are words, whatever joins them. */
export const colorWords = (name: string): ColorWords => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const modifiers = words.filter((word) => MODIFIERS.has(word));
  const base = words.filter((word) => !MODIFIERS.has(word));
  // Digits tell shades apart that nobody here knows, and letters of other scripts are no words of a palette.
  if (base.length === 0 || /[^A-Za-z _-]/.test(name)) return { spellings: [], base: [], modifiers: [] };
  return {
    spellings: [...spell(words), ...spell([...modifiers, ...base])],
    base: modifiers.length === 0 ? [] : spell(base),
    modifiers,
  };
};

/** As themes write it, and as CSS does. */
const spell = (words: readonly string[]): readonly string[] => [
  words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join(''),
  words.join(''),
];

/** A colour changed by the words around it. */
export const modifyColor = (color: string, modifiers: readonly string[]): string => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const changed = modifiers.reduce((hsl, word) => MODIFIERS.get(word)?.(hsl) ?? hsl, rgbToHsl(parsed));
  return formatColor({ ...hslToRgb(changed), a: parsed.a });
};
