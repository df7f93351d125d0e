import { at, type PlainBack, type Train, type TrainBack } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { namedColor, textColor } from '../text-color.ts';
import { boldDisplay, sansSerif } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { fitFlow } from './flow.ts';
import { MARGIN } from './format.ts';
import { drawCardLayers } from './frame.ts';

const TITLE = boldDisplay(50, 54, 12);
const TEXT = sansSerif(14, 17.5, { minSize: 8 });

/** Fraction of the height for a title with a text below it, and the space between them. */
const TITLE_SHARE = 0.6;
const GAP = 5;

/** Draws a train's own back, from the top left corner of the trimmed card (50.4.9). `drawFace` draws another train on it. */
export const drawTrainBack = (
  back: TrainBack,
  drawFace: (train: Train, context: CardContext) => CardFace,
  look: Look,
  context: CardContext,
): readonly Node[] =>
  back.kind === 'train'
    ? drawCardLayers(drawFace(back.train, context), context.format)
    : // Backs have no border.
      drawCardLayers(drawPlainBack(back, look, context), { ...context.format, border: 0 });

/** Draws a title with a text below it, vertically centred. */
const drawPlainBack = (back: PlainBack, look: Look, context: CardContext): CardFace => {
  const { width, height } = context.format;
  const ground = namedColor(back.backgroundColor, 'map', look);
  const explicitColor = namedColor(back.color, 'map', look);
  const statedAt = back.groundStated ? at(context.pointer, 'color') : undefined;
  const fill = explicitColor
    ? textColor({ color: explicitColor, grounds: [ground], statedAt }, look)
    : look.readable(ground);
  const place = {
    top: MARGIN,
    bottom: height - MARGIN,
    align: 'center',
    balanced: true,
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const room = height - 2 * MARGIN;
  const title = fitFlow(
    {
      ...place,
      paragraphs: back.title === '' ? [] : [back.title],
      style: TITLE,
      ...(back.text.length > 0 ? { bottom: MARGIN + TITLE_SHARE * room } : {}),
    },
    'title',
    { fill },
    look,
    context,
  );
  const text = fitFlow(
    { ...place, paragraphs: back.text, top: title.bottom + GAP, style: TEXT },
    'text',
    { fill },
    look,
    context,
  );
  const bottom = back.text.length > 0 ? text.bottom : title.bottom;
  const slack = (height - MARGIN - bottom) / 2;
  return { ground, band: [], body: [groupAt(translate(0, slack), ...title.nodes, ...text.nodes)] };
};
