import { colorParts } from '@platelayer/game';
import { toHex } from '@platelayer/scene';
import { colorWords, modifyColor } from './color-words.ts';
import { canonicalColorName, type Palette, type Shades } from './palette.ts';

/** Where a colour is used (90.2.3); absent for the plain palette. */
export type ColorContext = 'map' | 'tile' | 'companies';

/** Other words for a colour, unless the game defines the word itself (90.2.2, 90.11.5). */
export const COLOR_ALIASES: ReadonlyMap<string, string> = new Map([
  ['cyan', 'lightBlue'],
  ['grey', 'gray'],
  ['lightGreen', 'brightGreen'],
  ['navy', 'navyBlue'],
  ['purple', 'violet'],
]);

/** What stands in for a name that the theme lacks (90.11.2, 90.11.3). */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['hl1', 'yellow'],
  ['hl2', 'orange'],
  ['hl3', 'brown'],
  ['hl4', 'red'],
  ['red', 'offboard'],
]);

const TRANSPARENT = '#00000000';

/**
 * The colour of a name in hexadecimal digits, or nothing for a name that means no colour (90.2).
 * `phase` is the colour name of the hex drawn in, `plain` for a hex without one, `default` elsewhere.
 */
export const resolveColor = (
  palette: Palette,
  name: string,
  context?: ColorContext,
  phase = 'default',
): string | undefined =>
  lookUpName(palette, name, context, phase) ?? fromWords(palette, name, context, phase);

/** A colour of another palette, by its words: the same name spelt as here, or its base colour changed (90.2.5). */
const fromWords = (
  palette: Palette,
  name: string,
  context: ColorContext | undefined,
  phase: string,
): string | undefined => {
  const { spellings, base, modifiers } = colorWords(name);
  const find = (names: readonly string[]) => {
    for (const each of names) {
      const color = lookUpName(palette, each, context, phase);
      if (color !== undefined) return color;
    }
    return undefined;
  };
  const plain = find(base);
  return find(spellings) ?? (plain === undefined ? undefined : modifyColor(plain, modifiers));
};

/** The same without regard to its words: what themes, the game and CSS call by this very name. */
export const lookUpName = (
  palette: Palette,
  name: string,
  context?: ColorContext,
  phase = 'default',
): string | undefined => {
  const canonical = canonicalColorName(name);
  const alias = COLOR_ALIASES.get(canonical);
  const target = alias ?? canonical;
  const find = (place: ColorContext | undefined) =>
    (alias === undefined ? undefined : lookUp(palette.game, canonical, place, phase)) ??
    lookUp(palette.table, target, place, phase);
  // The company table and CSS help out last (90.11.4).
  return find(context) ?? substitute(palette, target, context, phase) ?? find('companies') ?? toHex(name);
};

const lookUp = (
  shades: Shades,
  name: string,
  context: ColorContext | undefined,
  phase: string,
): string | undefined => {
  const own = context === undefined ? undefined : shades.get(context);
  const shade = (typeof own === 'object' ? own.get(name) : undefined) ?? shades.get(name);
  return typeof shade === 'object' ? atPhase(shade, phase) : shade;
};

/** A two-colour hex has the phases of both its colours (90.11.8). */
const atPhase = (shades: Shades, phase: string): string | undefined => {
  for (const key of [phase, ...colorParts(phase).slice(0, 2), 'default']) {
    const shade = shades.get(key) ?? shades.get(COLOR_ALIASES.get(key) ?? key);
    if (typeof shade === 'string') return shade;
  }
  return undefined;
};

/** The theme's own replacement. It is never a company colour, not even of a ledge. */
const substitute = (
  palette: Palette,
  name: string,
  context: ColorContext | undefined,
  phase: string,
): string | undefined => {
  const ground = context === 'companies' ? undefined : context;
  if (name === 'border') return halo(palette, ground, phase);
  const other = SUBSTITUTES.get(name);
  return other === undefined ? undefined : resolveColor(palette, other, ground, phase);
};

/** A halo that the theme does not colour takes the fill of its hex (90.11.7). */
const halo = (palette: Palette, context: ColorContext | undefined, phase: string): string | undefined => {
  const [fill = phase] = colorParts(phase);
  if (fill === 'none') return TRANSPARENT;
  return fill === 'border' ? undefined : resolveColor(palette, fill, context, phase);
};
