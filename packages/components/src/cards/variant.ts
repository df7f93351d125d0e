import type { Color, Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { CardSetting } from './card.ts';
import { MARGIN, type Size } from './format.ts';
import { fitLine, pixels, placeLine, sans } from './lettering.ts';

/** 8 px; no line is smaller. */
const SIZE = pixels(8);
const STYLE = sans(SIZE, SIZE, { slant: 'italic', minSize: 6 });

/** The tiny note at the lower right edge of trains and shares (50.4.5, 50.5.4). */
export const drawVariant = (
  variant: string | undefined,
  { width, height }: Size,
  fill: Color,
  look: Look,
  setting: CardSetting,
): readonly Node[] => {
  if (variant === undefined) return [];
  const line = fitLine(variant, STYLE, width - 2 * MARGIN, 'variant', look, setting);
  return placeLine(line, width - MARGIN, height - MARGIN, 'end', { fill }, look);
};
