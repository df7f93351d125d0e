import type { Info } from '@platelayer/game';
import {
  group,
  groupAt,
  type Node,
  type Page,
  type Point,
  rect,
  type SymbolDrawing,
  translate,
  use,
} from '@platelayer/scene';
import type { Grid } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { boldDisplay } from '../text-setting.ts';
import { cardContext } from './card.ts';
import { fitFlow } from './flow.ts';
import { type CardFormat, MARGIN } from './format.ts';

const TITLE = boldDisplay(28, 34, 10);

/** The reverse of a card: one colour over the bleed box, and the title of the game where it is wanted. */
export const drawBack = (
  { title, background }: Pick<Info, 'title' | 'background'>,
  format: CardFormat,
  look: Look,
): readonly Node[] => {
  const { width, height, bleed } = format;
  const fill = look.color(background ?? 'gray', 'companies') ?? look.color('gray', 'companies') ?? '#808080';
  const ground = rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill });
  if (look.config.cards.backs !== 'title' || title === '') return [ground];
  const context = cardContext(format, 'back', '/info/title');
  const flow = {
    paragraphs: [title],
    top: MARGIN,
    bottom: height - MARGIN,
    style: TITLE,
    align: 'center',
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const text = fitFlow(flow, 'title', { fill: look.readable(fill) }, look, context);
  return [ground, groupAt(translate(0, (height - text.top - text.bottom) / 2), ...text.nodes)];
};

/**
 * The reverse of a sheet: cells change sides, so that backs meet their cards when the sheet is turned over its
 * left or right edge, and all are moved by what the printer is off.
 */
export const backPage = (
  corners: readonly Point[],
  back: SymbolDrawing,
  format: CardFormat,
  { sheet }: Grid,
  look: Look,
): Page => {
  const offset = look.config.cards.backOffset;
  const { width, height } = sheet;
  return {
    width,
    height,
    children: [
      group(
        corners.map(({ x, y }) => use(back, translate(width - x - format.width, y))),
        { transform: translate(offset.x, offset.y), title: 'Backs' },
      ),
    ],
  };
};
