import type { NumberCard } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import type { Look } from '../look.ts';
import { namedColor } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { innerSize, MARGIN } from './format.ts';

/** The number's line box stands a little above the middle (50.6). */
const SIZE = 100;
const LINE = { height: 90, above: 50 };

/** What large print needs (90.5); below it the white number gives way to black. */
const LEGIBLE = 3;

/** `text` is what the card shows: a number, or anything a viewer asks for (50.7). */
export const drawNumberCard = (
  { text, color }: { readonly text: string; readonly color: NumberCard['color'] },
  look: Look,
  context: CardContext,
): CardFace => {
  const { width, height } = innerSize(context.format);
  const ground = namedColor(color, 'companies', look) ?? look.color('gray', 'companies');
  const fill =
    ground !== undefined && contrastRatio('#fff', ground) >= LEGIBLE ? '#fff' : look.readable(ground);
  // On a card lower than the letters the number is as high as the card.
  const style = boldDisplay(Math.min(SIZE, height), LINE.height, 10);
  const line = fitLine(text, style, width - 2 * MARGIN, 'number', look, context);
  return {
    ground,
    band: [],
    body: drawFittedLine(line, width / 2, height / 2 - LINE.above, 'middle', { fill }, look),
  };
};
