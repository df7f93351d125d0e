import type { Length, Train } from '@platelayer/game';
import { TRAIN_IMAGES } from '@platelayer/library';
import { type Color, type Node, path, rect } from '@platelayer/scene';
import type { Art } from '../artwork/artwork.ts';
import { drawArt } from '../artwork/draw-art.ts';
import type { Look } from '../look.ts';
import { namedColor, plainTextColor } from '../text-color.ts';
import { sansSerif } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { fitFlow } from './flow.ts';
import { bandFormat, innerSize, MARGIN, type Size } from './format.ts';
import { hasBlackEdge } from './pale.ts';
import { trainPrices } from './prices.ts';
import { drawTrainHead } from './train-head.ts';
import { drawTags } from './train-tags.ts';
import { drawVariant, VARIANT } from './variant.ts';

/** Bottom of the coloured band, and height of the black strip below it (50.4.2, 50.4.3). */
const BAND = { bottom: 68.75, edge: 2.0833 };

/** Limit for the top of tags, which leave one line for a description. Without a band, the limit is the bottom of the name. */
const CEILING = { color: 71.25, number: 62 };

/** `bottom` is the distance of the last line from the bottom edge, `tagGap` that from several tags (50.4.5). */
const DESCRIPTION = {
  style: sansSerif(14, 17.5, { minSize: 8 }),
  bottom: 42.5,
  tagGap: 5,
  backing: { fill: '#ffffffb0', padding: 2.5, radius: 12.5 },
};

/** Draws a train in the configured style (50.4). */
export const drawTrain = (train: Train, look: Look, context: CardContext): CardFace => {
  const { style } = look.config.trains;
  const size = innerSize(context.format);
  const color = namedColor(train.color, 'map', look);
  const ground = namedColor(train.backgroundColor, 'map', look);
  const headColor =
    style === 'number' && color !== undefined
      ? { fill: color, outlined: true }
      : { fill: look.readable(color ?? ground), outlined: false };
  const description = repeatsPrice(train, look) ? undefined : train.description;
  const ceiling = CEILING[style] + (description === undefined ? 0 : DESCRIPTION.style.lineHeight);
  const aboveVariant = { ...size, height: size.height - (train.variant === undefined ? 0 : VARIANT.room) };
  const tags = drawTags(train, style, aboveVariant, { ceiling, ground }, look, context);
  const below = drawDescription(
    description,
    size,
    { ceiling: CEILING[style], tags: tags.top },
    look,
    context,
  );
  const free = { top: CEILING[style], bottom: below?.top ?? tags.top };
  return {
    ground,
    band: style === 'color' ? drawBand(train, color, look, context) : [],
    body: [
      ...drawTrainPicture(train, size.width, free, look, context),
      ...drawTrainHead(train, style, size.width, headColor, look, context),
      ...(below?.nodes ?? []),
      ...tags.nodes,
      ...drawVariant(train.variant, size, plainTextColor(ground, look), look, context),
    ],
  };
};

/** Draws the band, which extends into the bleed on three sides. */
const drawBand = (
  train: Train,
  color: Color | undefined,
  look: Look,
  { format }: CardContext,
): readonly Node[] => {
  const { width, bleed } = bandFormat(format);
  return [
    ...(color === undefined
      ? []
      : [rect(-bleed, -bleed, width + 2 * bleed, BAND.bottom + bleed, { fill: color })]),
    ...(hasBlackEdge(train.color, color, look)
      ? [rect(-bleed, BAND.bottom, width + 2 * bleed, BAND.edge, { fill: '#000' })]
      : []),
  ];
};

/** Whether a description only repeats the price next to it: "$80", "Price: 80", "Costs $1,100.". */
export const repeatsPrice = (train: Train, look: Look): boolean => {
  const { description = '', price, upgrade, upgradeFormat, tradeIn, tradeInFormat } = train;
  const [, amount = ''] = /^(?:(?:prices?|costs?)\b[:\s]*)?(.+?)[.\s]*$/i.exec(description.trim()) ?? [];
  return [
    price.map(String).join('/'),
    trainPrices(train, look).join('/'),
    look.money(upgrade, 'train', upgradeFormat),
    look.money(tradeIn, 'train', tradeInFormat),
  ].some((text) => text !== '' && text === amount);
};

/** Draws the description right-aligned on a translucent background above the first tag, or higher up if there are more tags. */
const drawDescription = (
  description: string | undefined,
  { width, height }: Size,
  { ceiling, tags }: { readonly ceiling: number; readonly tags: number },
  look: Look,
  context: CardContext,
): { readonly nodes: readonly Node[]; readonly top: number } | undefined => {
  if (description === undefined) return undefined;
  const { style, backing } = DESCRIPTION;
  const flow = {
    paragraphs: [description],
    top: ceiling + backing.padding,
    bottom: Math.min(height - DESCRIPTION.bottom, tags - DESCRIPTION.tagGap),
    style,
    align: 'right',
    balanced: true,
    anchor: 'bottom',
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const text = fitFlow(flow, 'description', { fill: '#000' }, look, context);
  const [top, bottom, radius] = [text.top - backing.padding, text.bottom + backing.padding, backing.radius];
  const outline = `M 0 ${top} H ${width} V ${bottom} H ${radius} A ${radius} ${radius} 0 0 1 0 ${bottom - radius} Z`;
  return { nodes: [path(outline, { fill: backing.fill }), ...text.nodes], top };
};

/** Top of the picture's block (50.4.6). */
const TOP = 25;

/** Fractions of the card's width for a picture that is not in the table. */
const DEFAULT_IMAGE = { width: 0.72, paddingTop: 0 };

/** Distance of a centred picture from head and tags. */
const PICTURE_GAP = 5;

/**
 * Draws the locomotive, horizontally centred, or nothing if it is unknown (50.9.23). If there is space and the file does not set the
 * position, it is also vertically centred below the head.
 */
const drawTrainPicture = (
  train: Train,
  cardWidth: number,
  free: { readonly top: number; readonly bottom: number },
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const art = trainArt(train, look, context);
  if (art === undefined) return [];
  const image = TRAIN_IMAGES.get(train.image) ?? DEFAULT_IMAGE;
  const width = lengthOnCard(train.imageWidth, cardWidth) ?? image.width * cardWidth;
  const padding = lengthOnCard(train.imagePaddingTop, cardWidth);
  const [, , artWidth, artHeight] = art.box;
  const factor = width / artWidth;
  const height = artHeight * factor;
  const hasRoom = padding === undefined && height <= free.bottom - free.top - 2 * PICTURE_GAP;
  return drawArt(art, look, {
    x: cardWidth / 2,
    y: hasRoom ? (free.top + free.bottom) / 2 : TOP + (padding ?? image.paddingTop * cardWidth) + height / 2,
    size: Math.max(artWidth, artHeight) * factor,
  });
};

/** Finds the picture of a train, if pictures are enabled. Reports a missing one. */
export const trainArt = (train: Train, look: Look, context: CardContext): Art | undefined => {
  if (!look.config.trains.images) return undefined;
  const art = look.artwork.train(train.image);
  if (art === undefined) reportMissing(train.image, look, context);
  return art;
};

/** Reports a known picture that cannot be loaded. Unknown names are already reported when the game is checked. */
const reportMissing = (name: string, look: Look, { pointer }: CardContext): void => {
  if (!TRAIN_IMAGES.has(name)) return;
  look.report({
    severity: 'warning',
    code: 'artwork/train',
    message: `The train picture "${name}" is not available, so none is drawn.`,
    pointer,
    hint: 'Choose another picture with "image", or turn off train pictures.',
  });
};

/** In card widths. */
const MAX_LENGTH = 10;

const lengthOnCard = (length: Length | undefined, cardWidth: number): number | undefined =>
  length &&
  Math.min(
    length.kind === 'percent' ? (length.value / 100) * cardWidth : length.value,
    MAX_LENGTH * cardWidth,
  );
