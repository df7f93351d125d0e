import {
  blendOver,
  type ColorContext,
  contrastRatio,
  LEAST_CONTRAST,
  legibleColor,
} from '@platelayer/library';
import { type Color, parseColor } from '@platelayer/scene';
import type { Look } from './look.ts';

export const PAPER = '#ffffff';

/** Resolves an optional colour name. Returns undefined if the name is missing or means no colour. */
export const namedColor = (name: string | undefined, context: ColorContext, look: Look): Color | undefined =>
  name === undefined ? undefined : look.color(name, context);

/** Default text colour: black (50.1.4), or the theme's readable colour on a background too dark for black. */
export const plainTextColor = (ground: Color | undefined, look: Look, black = '#000'): Color =>
  contrastRatio(black, blendOver(ground)) >= LEAST_CONTRAST ? black : look.readable(ground);

/** The map's black on paper, or white in themes that swap white and black (90.11.19). */
export const paperInk = (look: Look): Color => plainTextColor(undefined, look, look.color('black', 'map'));

/** Colours of a text and of its background. */
export interface TextOnGround {
  /** Requested text colour. */
  readonly color: Color;
  /** Background colours; several if the text covers stripes. */
  readonly grounds: readonly (Color | undefined)[];
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
}

/**
 * Returns the requested text colour, or a shade of it that is legible on the background (90.5). If the file sets both colours,
 * reports a low contrast and returns the colour unchanged.
 */
export const textColor = ({ color, grounds, statedAt }: TextOnGround, look: Look): Color => {
  const surfaces = grounds.map((ground) => blendOver(ground));
  const contrast = Math.min(...surfaces.map((surface) => contrastRatio(color, surface)));
  if (contrast >= LEAST_CONTRAST || parseColor(color)?.a === 0) return color;
  if (statedAt === undefined) return legibleColor(color, surfaces, look.readable(surfaces[0]));
  look.report({
    severity: 'info',
    code: 'layout/contrast',
    message: `The text is hard to read: its contrast with the background is only ${(Math.floor(10 * contrast) / 10).toFixed(1)}.`,
    pointer: statedAt,
    hint: `Choose colours with a contrast of at least ${LEAST_CONTRAST}, or leave out the text colour.`,
  });
  return color;
};
