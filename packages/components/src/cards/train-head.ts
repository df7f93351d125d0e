import type { Train } from '@platelayer/game';
import { type Color, lineWidth, type Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import {
  boldDisplay,
  drawFittedLine,
  fitLine,
  pointsToUnits,
  shrinkLine,
  type TextStyle,
} from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { fitFlow } from './flow.ts';
import { MARGIN } from './format.ts';
import { furtherPrices, linesOfPrices, trainPrices } from './prices.ts';
import type { TrainStyle } from './train-tags.ts';

/** Line box of the name by style: its bottom, and its height if that differs from the font size (50.4.2). */
const NAME = {
  color: { bottom: 56.25, lineHeight: undefined },
  number: { bottom: 72.5, lineHeight: 74 },
} as const;
const PRICE = { top: 12.5, further: { gap: 0.12, size: 0.6 } };

/** Height for prices on several lines, and their smallest size. */
const PRICES = { room: 43.75, smallest: 8 };

/** Height for the price and a line below it, which end inside the band if there is one. */
const FURTHER_ROOM = { color: 53, number: Number.POSITIVE_INFINITY };

/** Height of lines of further prices, as a multiple of the size of the price. */
const heightOfFurther = (lines: number): number => lines * (PRICE.further.gap + PRICE.further.size);

/** Widths of outlines around letters. */
const OUTLINE = { name: 2.0833, price: 1.0417 };

/** Height for a name of several lines, and its distance from the price. */
const NAME_ROOM = 50;
const NAME_GAP = 6.25;

/** Larger letters would extend beyond the top edge of the card. */
const MAX_SIZE = { name: 64, price: 60 };

/** Fraction of the line that prices leave to the name. */
const NAME_SHARE = 0.4;

/** Colour of name and prices. */
export interface HeadColor {
  readonly fill: Color;
  readonly outlined: boolean;
}

/** Draws the name at the left and the prices at the right. A name that would touch them shrinks. */
export const drawTrainHead = (
  train: Train,
  style: TrainStyle,
  width: number,
  color: HeadColor,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const room = width - 2 * MARGIN;
  const priceSize = Math.min(pointsToUnits(train.priceFontSize), MAX_SIZE.price);
  const priceRoom = (1 - NAME_SHARE) * room;
  const lettersOf = (size: number) => ({ ...boldDisplay(size, size), family: train.priceFontFamily });
  const isCut = (content: string, lineSize: number) =>
    shrinkLine(content, lettersOf(lineSize), priceRoom, look.fonts).cut;
  const fitted = (part: string, content: string, lineSize: number) =>
    fitLine(content, lettersOf(lineSize), priceRoom, part, look, context);
  const sizeAbove = (lines: number, room: number) => Math.min(priceSize, room / (1 + heightOfFurther(lines)));
  const alone = sizeAbove(1, FURTHER_ROOM[style]);
  const furtherLines = linesOfPrices(furtherPrices(train, look), (line) =>
    isCut(line, PRICE.further.size * alone),
  );
  const size = [priceSize, alone, sizeAbove(2, PRICES.room)][furtherLines.length]!;
  const furtherSize = PRICE.further.size * size;
  const further = furtherLines.map(({ part, content }) => fitted(part, content, furtherSize));
  const amounts = trainPrices(train, look);
  const joined = amounts.join('/');
  const furtherHeight = heightOfFurther(further.length) * size;
  const sizeOfEach = Math.min(size, (PRICES.room - furtherHeight) / amounts.length);
  const apart = sizeOfEach >= PRICES.smallest && isCut(joined, size);
  const [lines, lineSize] = apart ? [amounts, sizeOfEach] : [[joined], size];
  const prices = lines.map((line) => fitted('price', line, lineSize));
  const taken = Math.max(0, ...[...further, ...prices].map(({ width }) => width));
  const letterColor = (lineSize: number) => ({
    fill: color.fill,
    ...(color.outlined ? { outline: OUTLINE.price / lineSize } : {}),
  });
  const right = width - MARGIN;
  const below = PRICE.top + ((lines.length * lineSize) / size + PRICE.further.gap) * size;
  return [
    ...drawName(train, style, room - (taken > 0 ? taken + NAME_GAP : 0), color, look, context),
    ...prices.flatMap((price, i) =>
      drawFittedLine(price, right, PRICE.top + i * lineSize, 'end', letterColor(lineSize), look),
    ),
    ...further.flatMap((price, i) =>
      drawFittedLine(
        price,
        right,
        below + i * heightOfFurther(1) * size,
        'end',
        letterColor(furtherSize),
        look,
      ),
    ),
  ];
};

const drawName = (
  train: Train,
  style: TrainStyle,
  room: number,
  color: HeadColor,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const { bottom, lineHeight } = NAME[style];
  const size = Math.min(pointsToUnits(train.nameFontSize), MAX_SIZE.name);
  const letters: TextStyle = { ...boldDisplay(size, lineHeight ?? size, 12), family: train.nameFontFamily };
  const letterColor = { fill: color.fill, ...(color.outlined ? { outline: OUTLINE.name / size } : {}) };
  const width = lineWidth(look.fonts, train.name, letters);
  if (width <= room) {
    const line = { content: train.name, style: letters, width };
    return drawFittedLine(line, MARGIN, bottom - letters.lineHeight, 'start', letterColor, look);
  }
  // Lines are as high as their letters and are stacked from the bottom, inside the band.
  const upper = Math.min(size, NAME_ROOM);
  const lower = bottom - Math.max(0, letters.lineHeight - Math.max(size, NAME_ROOM)) / 2;
  const flow = {
    paragraphs: [train.name],
    top: lower - NAME_ROOM,
    bottom: lower,
    style: { ...letters, size: upper, lineHeight: upper },
    anchor: 'bottom',
    strip: () => ({ left: MARGIN, right: MARGIN + room }),
  } as const;
  return fitFlow(flow, 'name', letterColor, look, context).nodes;
};
