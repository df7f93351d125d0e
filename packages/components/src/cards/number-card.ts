import type { NumberCard } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import type { Look } from '../look.ts';
import { namedColor } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { innerSize, MARGIN } from './format.ts';

/** The line box of the number is slightly above the centre (50.6). */
const SIZE = 100;
const LINE = { height: 90, above: 50 };

/** Smallest contrast for large text (90.5). Below it, the number is black instead of white. */
const MIN_CONTRAST = 3;

/** Draws a card with any text, because addresses may contain more than numbers (50.7). */
export const drawNumberCard = (
  { text, color }: { readonly text: string; readonly color: NumberCard['color'] },
  look: Look,
  context: CardContext,
): CardFace => {
  const { width, height } = innerSize(context.format);
  const ground = namedColor(color, 'companies', look) ?? look.color('gray', 'companies');
  const fill =
    ground !== undefined && contrastRatio('#fff', ground) >= MIN_CONTRAST ? '#fff' : look.readable(ground);
  // On a low card, the number is as high as the card.
  const style = boldDisplay(Math.min(SIZE, height), LINE.height, 10);
  const line = fitLine(text, style, width - 2 * MARGIN, 'number', look, context);
  return {
    ground,
    band: [],
    body: drawFittedLine(line, width / 2, height / 2 - LINE.above, 'middle', { fill }, look),
  };
};
