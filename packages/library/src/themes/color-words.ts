import { formatColor, type Hsl, hslToRgb, parseColor, rgbToHsl } from '@platelayer/scene';

type Change = (color: Hsl) => Hsl;

/** Moves a lightness part of the way to white, or to black if the part is negative. */
const towards = (l: number, part: number): number => (part > 0 ? l + (1 - l) * part : l * (1 + part));

const changeBy =
  ({
    lightness = 0,
    saturation = 0,
  }: {
    readonly lightness?: number;
    readonly saturation?: number;
  }): Change =>
  // A grey has no hue to intensify.
  ({ h, s, l }) => ({ h, s: s === 0 ? 0 : towards(s, saturation), l: towards(l, lightness) });

const LIGHT = changeBy({ lightness: 0.45 });
const PALE = changeBy({ lightness: 0.65 });
const DARK = changeBy({ lightness: -0.35 });
const DEEP = changeBy({ lightness: -0.3, saturation: 0.3 });
const BRIGHT = changeBy({ lightness: 0.2, saturation: 0.8 });
const DULL = changeBy({ saturation: -0.5 });
const SAME = changeBy({});

/** Effects of the words before or after a base colour (90.2.5). */
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

/** A colour name split into its words. */
export interface ColorWords {
  /** The name in the spellings of other palettes. */
  readonly spellings: readonly string[];
  /** Spellings of the base colour without modifiers. Empty if the name has no modifier. */
  readonly base: readonly string[];
  readonly modifiers: readonly string[];
}

/** Splits names such as `light_blue`, `water-light`, `Dark Gold` and `darkGold` into words. */
export const colorWords = (name: string): ColorWords => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const modifiers = words.filter((word) => MODIFIERS.has(word));
  const base = words.filter((word) => !MODIFIERS.has(word));
  // A digit names one of many shades, which we cannot know. Other scripts have words that are not in the table.
  if (base.length === 0 || /[^A-Za-z _-]/.test(name)) return { spellings: [], base: [], modifiers: [] };
  return {
    spellings: [...spell(words), ...spell([...modifiers, ...base])],
    base: modifiers.length === 0 ? [] : spell(base),
    modifiers,
  };
};

/** Spells words as themes do, and as CSS does. */
const spell = (words: readonly string[]): readonly string[] => [
  words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join(''),
  words.join(''),
];

export const modifyColor = (color: string, modifiers: readonly string[]): string => {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const changed = modifiers.reduce((hsl, word) => MODIFIERS.get(word)?.(hsl) ?? hsl, rgbToHsl(parsed));
  return formatColor({ ...hslToRgb(changed), a: parsed.a });
};
