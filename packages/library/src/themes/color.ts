import { colorParts } from '@platelayer/game';
import { toHex } from '@platelayer/scene';
import { colorWords, modifyColor } from './color-words.ts';
import { canonicalColorName, type Palette, type Shades } from './palette.ts';

/** The context in which a colour is used (90.2.3). Without one, the plain palette applies. */
export type ColorContext = 'map' | 'tile' | 'companies';

/** Other names for a colour, unless the game defines the name itself (90.2.2, 90.11.5). */
export const COLOR_ALIASES: ReadonlyMap<string, string> = new Map([
  ['cyan', 'lightBlue'],
  ['grey', 'gray'],
  ['lightGreen', 'brightGreen'],
  ['navy', 'navyBlue'],
  ['purple', 'violet'],
]);

/** Substitutes for names that a theme lacks (90.11.2, 90.11.3). */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['hl1', 'yellow'],
  ['hl2', 'orange'],
  ['hl3', 'brown'],
  ['hl4', 'red'],
  ['red', 'offboard'],
]);

const TRANSPARENT = '#00000000';

/**
 * The colour with a name, in hexadecimal digits. Returns undefined if the name does not mean a colour (90.2). `phase`
 * is the colour name of the current hex, `plain` for a hex without one, `default` elsewhere.
 */
export const resolveColor = (
  palette: Palette,
  name: string,
  context?: ColorContext,
  phase = 'default',
): string | undefined =>
  lookUpName(palette, name, context, phase) ?? fromWords(palette, name, context, phase);

/**
 * The colour with a name from another palette, by its words: another spelling of one of ours, or a modified base colour
 * (90.2.5).
 */
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

/** The colour that a theme, the game or CSS has under this exact name, without looking at its words. */
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
  // The company table and CSS are the last resort (90.11.4).
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

/** The theme's own replacement. It is never a company colour, not even for a ledge. */
const substitute = (
  palette: Palette,
  name: string,
  context: ColorContext | undefined,
  phase: string,
): string | undefined => {
  const mapContext = context === 'companies' ? undefined : context;
  if (name === 'border') return halo(palette, mapContext, phase);
  const substituteName = SUBSTITUTES.get(name);
  return substituteName === undefined ? undefined : resolveColor(palette, substituteName, mapContext, phase);
};

/** A halo without a theme colour gets the fill of its hex (90.11.7). */
const halo = (palette: Palette, context: ColorContext | undefined, phase: string): string | undefined => {
  const [fill = phase] = colorParts(phase);
  if (fill === 'none') return TRANSPARENT;
  return fill === 'border' ? undefined : resolveColor(palette, fill, context, phase);
};
