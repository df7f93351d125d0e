import { contrastRatio } from '@platelayer/library';
import { type Color, parseColor } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { PAPER } from '../text-color.ts';

/** A contrast below this is none. */
const PALE = 1.1;

/** Whether a colour cannot be told from what it lies on, so that it needs an edge. */
export const isPale = (color: Color, ground: Color = PAPER): boolean => contrastRatio(color, ground) < PALE;

/** Below this share of a primary colour a light colour has a hue that is seen on paper, as bright yellow has. */
const LEAST_OF_WHITE = 0.8;

const isWhite = (color: Color): boolean => {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  return isPale(color) && Math.min(r, g, b) >= LEAST_OF_WHITE;
};

/** Whether a band has black edges: where the configuration asks for them, and where it is white, be it written as a word or not. */
export const hasBlackEdge = (name: string | undefined, color: Color | undefined, { config }: Look): boolean =>
  config.cards.blackBand || name === 'white' || (color !== undefined && isWhite(color));
