import { COMPANY_THEMES, type ColorContext, contrastRatio } from '@platelayer/library';
import type { Color } from '@platelayer/scene';
import type { Look } from './look.ts';

/** What small print needs on its ground (WCAG AA), and the least for a colour that a designer chose. */
const CONTRAST = { plain: 4.5, chosen: 2 };

export const PAPER = '#ffffff';

/** The colour of a name; a name that the themes in force do not have is reported with what comes of it (90.11.4). */
export const namedColor = (
  name: string | undefined,
  context: ColorContext,
  look: Look,
  { pointer }: { readonly pointer: string },
  consequence = 'it is left out',
): Color | undefined => {
  if (name === undefined) return undefined;
  const color = look.color(name, context);
  if (color === undefined) {
    const theme = COMPANY_THEMES.find(({ colors }) => Object.hasOwn(colors, name));
    look.report({
      severity: 'warning',
      code: 'theme/color',
      message: `The themes in use have no colour "${name}", so ${consequence}.`,
      pointer,
      hint: theme
        ? `The company theme "${theme.id}" has it.`
        : 'Define it under "colors", or choose another colour.',
    });
  }
  return color;
};

/** Black, as all text without a colour of its own (50.1.4), unless the ground is too dark for it. */
export const plainTextColor = (ground: Color | undefined, look: Look, black = '#000'): Color =>
  contrastRatio(black, ground ?? PAPER) >= CONTRAST.plain ? black : look.readable(ground);

/**
 * The company colour that a text asks for. `black` is what every text asks for by default, so on a dark
 * ground it means "readable"; other colours give way only where nobody could read them.
 */
export const chosenTextColor = (name: string, ground: Color | undefined, look: Look): Color => {
  const color = look.color(name, 'companies');
  if (color === undefined) return plainTextColor(ground, look);
  const needed = name === 'black' ? CONTRAST.plain : CONTRAST.chosen;
  return contrastRatio(color, ground ?? PAPER) >= needed ? color : look.readable(ground);
};
