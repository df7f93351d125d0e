import type { Train } from '@platelayer/game';
import { type Color, lineWidth, type Node, path, rect } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { CardFace, CardSetting } from './card.ts';
import { namedColor, plainInk } from './color.ts';
import { fitFlow } from './flow.ts';
import { innerSize, MARGIN, type Size } from './format.ts';
import { display, fitLine, type Ink, type Lettering, placeLine, points, sans } from './lettering.ts';
import { drawTrainPicture } from './train-picture.ts';
import { drawTags, type TrainStyle } from './train-tags.ts';
import { drawVariant } from './variant.ts';

/** Where the coloured band ends, and the black strip that may follow it (50.4.2, 50.4.3). */
const BAND = { bottom: 68.75, edge: 2.0833 };

/** Line box of the name by style: its lower edge, and its height where that is not the size itself. */
const NAME = {
  color: { bottom: 56.25, lineHeight: undefined, outline: 0 },
  number: { bottom: 72.5, lineHeight: 74, outline: 2.0833 },
} as const;
const PRICE = {
  top: 12.5,
  outline: { color: 0, number: 1.0417 },
  tradeIn: { gap: 0.12, size: 0.6 },
} as const;

/** A name that needs more than one line has this much height. */
const NAME_ROOM = 50;
const NAME_GAP = 6.25;

const DESCRIPTION = {
  style: sans(12, 16, { minSize: 8 }),
  bottom: 42.5,
  backing: { padding: 2.5, radius: 12.5 },
};
const BACKING = '#ffffffb0';

/** A train card in the style of the configuration (50.4). */
export const drawTrain = (train: Train, look: Look, setting: CardSetting): CardFace => {
  const { style } = look.config.trains;
  const size = innerSize(setting.format);
  const color = namedColor(train.color, 'map', look, setting);
  const ground = namedColor(train.backgroundColor, 'map', look, setting);
  const ink = style === 'color' ? look.readable(color ?? ground) : (color ?? plainInk(ground, look));
  const tags = drawTags(train, style, size, { ceiling: NAME[style].bottom + 15, ground }, look, setting);
  return {
    ground,
    band: style === 'color' ? drawBand(train, color, look, setting) : [],
    body: [
      ...drawTrainPicture(train, size.width, look),
      ...drawHead(train, style, size, ink, look, setting),
      ...drawDescription(train, size, tags.top, look, setting),
      ...tags.nodes,
      ...drawVariant(train.variant, size, plainInk(ground, look), look, setting),
    ],
  };
};

/** The band reaches into the bleed on three sides. */
const drawBand = (
  train: Train,
  color: Color | undefined,
  look: Look,
  { format: { width, bleed } }: CardSetting,
): readonly Node[] => [
  ...(color === undefined
    ? []
    : [rect(-bleed, -bleed, width + 2 * bleed, BAND.bottom + bleed, { fill: color })]),
  ...(train.color === 'white' || look.config.cards.blackBand
    ? [rect(-bleed, BAND.bottom, width + 2 * bleed, BAND.edge, { fill: '#000' })]
    : []),
];

/** Name at the left, price at the right; a name that would run into the price gets smaller. */
const drawHead = (
  train: Train,
  style: TrainStyle,
  { width }: Size,
  fill: Color,
  look: Look,
  setting: CardSetting,
): readonly Node[] => {
  const room = width - 2 * MARGIN;
  const priceSize = points(train.priceFontSize);
  const priceStyle = { ...display(priceSize, priceSize), family: train.priceFontFamily };
  const price = train.price.map((amount) => look.money(amount, 'train')).join('/');
  const priceLine = fitLine(price, priceStyle, 0.6 * room, 'price', look, setting);
  const tradeIn = look.money(train.tradeInPrice, 'train');
  const tradeInSize = PRICE.tradeIn.size * priceSize;
  const tradeInStyle = { ...display(tradeInSize, tradeInSize), family: train.priceFontFamily };
  const tradeInLine = fitLine(
    tradeIn && `(${tradeIn})`,
    tradeInStyle,
    0.6 * room,
    'trade-in price',
    look,
    setting,
  );
  const taken = Math.max(priceLine.width, tradeInLine.width);
  const priceInk = { fill, ...outline(PRICE.outline[style]) };
  return [
    ...drawName(train, style, room - (taken > 0 ? taken + NAME_GAP : 0), fill, look, setting),
    ...placeLine(priceLine, width - MARGIN, PRICE.top, 'end', priceInk, look),
    ...placeLine(
      tradeInLine,
      width - MARGIN,
      PRICE.top + (1 + PRICE.tradeIn.gap) * priceSize,
      'end',
      priceInk,
      look,
    ),
  ];
};

const drawName = (
  train: Train,
  style: TrainStyle,
  room: number,
  fill: Color,
  look: Look,
  setting: CardSetting,
): readonly Node[] => {
  const { bottom, lineHeight, outline: line } = NAME[style];
  const size = points(train.nameFontSize);
  const lettering: Lettering = { ...display(size, lineHeight ?? size, 12), family: train.nameFontFamily };
  const ink: Ink = { fill, ...outline(line) };
  if (lineWidth(look.fonts, train.name, lettering) <= room)
    return placeLine(
      { content: train.name, style: lettering, width: room },
      MARGIN,
      bottom - lettering.lineHeight,
      'start',
      ink,
      look,
    );
  // Lines are as high as their letters and pile up from the lower edge (50.4.2), within the band.
  const upper = Math.min(size, NAME_ROOM);
  const lower = bottom - (lettering.lineHeight - Math.max(size, NAME_ROOM)) / 2;
  const flow = {
    paragraphs: [train.name],
    top: lower - NAME_ROOM,
    bottom: lower,
    style: { ...lettering, size: upper, lineHeight: upper },
    anchor: 'bottom',
    strip: () => ({ left: MARGIN, right: MARGIN + room }),
  } as const;
  return fitFlow(flow, 'name', ink, look, setting).nodes;
};

/** The scene paints lines under letters, so that twice the width shows as much line outside of them. */
const outline = (width: number): Pick<Ink, 'stroke'> =>
  width > 0 ? { stroke: { color: '#000', width: 2 * width, join: 'round' } } : {};

/** Right-aligned on a translucent ground above the first tag, and moved up where there are more tags (50.4.5). */
const drawDescription = (
  { description }: Train,
  { width, height }: Size,
  tagsTop: number,
  look: Look,
  setting: CardSetting,
): readonly Node[] => {
  if (description === undefined) return [];
  const bottom = Math.min(height - DESCRIPTION.bottom, tagsTop - 5);
  const highest = BAND.bottom + BAND.edge + DESCRIPTION.backing.padding;
  const flow = {
    paragraphs: [description],
    top: highest,
    bottom,
    style: DESCRIPTION.style,
    align: 'right',
    anchor: 'bottom',
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const text = fitFlow(flow, 'description', { fill: '#000' }, look, setting);
  const { padding, radius } = DESCRIPTION.backing;
  const [top, low] = [text.top - padding, text.bottom + padding];
  return [
    path(`M 0 ${top} H ${width} V ${low} H ${radius} A ${radius} ${radius} 0 0 1 0 ${low - radius} Z`, {
      fill: BACKING,
    }),
    ...text.nodes,
  ];
};
