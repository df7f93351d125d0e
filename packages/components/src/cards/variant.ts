import type { Color, Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawTextLine, pixelsToUnits, sansSerif } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { MARGIN, type Size } from './format.ts';

/** 8 px. */
const SIZE = pixelsToUnits(8);
const STYLE = sansSerif(SIZE, SIZE, { slant: 'italic', minSize: 6 });

/** Distance of the line box from the bottom edge, and how far other texts move up for it. */
export const VARIANT = { above: 16, room: 5.5 };

/** Draws the small note at the bottom right of trains and shares (50.4.5, 50.5.4). */
export const drawVariant = (
  variant: string | undefined,
  { width, height }: Size,
  fill: Color,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  if (variant === undefined) return [];
  const room = {
    x: width - MARGIN,
    top: height - VARIANT.above,
    width: width - 2 * MARGIN,
    anchor: 'end',
  } as const;
  return drawTextLine(variant, STYLE, room, { fill }, 'variant', look, context);
};
