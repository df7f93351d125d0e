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

/** The colour of a name that may not be given; nothing for a name that means none. */
export const namedColor = (name: string | undefined, context: ColorContext, look: Look): Color | undefined =>
  name === undefined ? undefined : look.color(name, context);

/** Black, as all text without a colour of its own (50.1.4), unless the ground is too dark for it. */
export const plainTextColor = (ground: Color | undefined, look: Look, black = '#000'): Color =>
  contrastRatio(black, blendOver(ground)) >= LEAST_CONTRAST ? black : look.readable(ground);

/** The map's black on bare paper; the darker of both in themes that exchange white and black (90.11.19). */
export const paperInk = (look: Look): Color => plainTextColor(undefined, look, look.color('black', 'map'));

/** A text and what it lies on. */
export interface TextOnGround {
  /** The colour that it asks for. */
  readonly color: Color;
  /** What lies under it, from the paper upwards; two side by side where it lies on stripes. */
  readonly grounds: readonly (Color | undefined)[];
  /** Where the file states the colour of the text, if it states that of the ground too. */
  readonly statedAt?: string;
}

/**
 * The colour of a text (90.5): the one it asks for, or a shade of it that can be read on its ground. What the file states of
 * both is drawn as it is, and reported.
 */
export const textColor = ({ color, grounds, statedAt }: TextOnGround, look: Look): Color => {
  const surfaces = grounds.map((ground) => blendOver(ground));
  const contrast = Math.min(...surfaces.map((surface) => contrastRatio(color, surface)));
  if (contrast >= LEAST_CONTRAST || parseColor(color)?.a === 0) return color;
  if (statedAt === undefined) return legibleColor(color, surfaces, look.readable(surfaces[0]));
  look.report({
    severity: 'info',
    code: 'layout/contrast',
    message: `The text is hard to read: its colour and that of its ground have a contrast of ${(Math.floor(10 * contrast) / 10).toFixed(1)}.`,
    pointer: statedAt,
    hint: `Choose colours with a contrast of ${LEAST_CONTRAST} or more, or leave the colour of the text out.`,
  });
  return color;
};
