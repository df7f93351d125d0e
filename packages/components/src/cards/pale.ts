import { contrastRatio } from '@platelayer/library';
import { type Color, parseColor } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { PAPER } from '../text-color.ts';

/** Colours with less contrast look the same. */
const MIN_CONTRAST = 1.1;

/** Whether a colour looks the same as its background, so that it needs an edge. */
export const isPale = (color: Color, ground: Color = PAPER): boolean =>
  contrastRatio(color, ground) < MIN_CONTRAST;

/** Smallest amount of each primary colour in white. A light colour with less, such as bright yellow, is visible on paper. */
const MIN_PRIMARY = 0.8;

const isWhite = (color: Color): boolean => {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  return isPale(color) && Math.min(r, g, b) >= MIN_PRIMARY;
};

/** Whether a band has black edges: if configured, or if it is white. */
export const hasBlackEdge = (name: string | undefined, color: Color | undefined, { config }: Look): boolean =>
  config.cards.blackBand || name === 'white' || (color !== undefined && isWhite(color));
