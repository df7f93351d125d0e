import type { Length, Train } from '@platelayer/game';
import { TRAIN_IMAGES } from '@platelayer/library';
import type { Node } from '@platelayer/scene';
import { drawArt } from '../artwork/draw-art.ts';
import type { Look } from '../look.ts';
import type { CardContext } from './card.ts';

/** The picture's block begins here (50.4.6). */
const TOP = 25;

/** Of the card's width, for a picture that the table does not know. */
const USUAL = { width: 0.72, paddingTop: 0 };

/** The locomotive, centred, as high as its proportions ask for; nothing for an unknown one (50.9.23). */
export const drawTrainPicture = (
  train: Train,
  cardWidth: number,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  if (!look.config.trains.images) return [];
  const art = look.artwork.train(train.image);
  if (art === undefined) {
    reportMissing(train.image, look, context);
    return [];
  }
  const usual = TRAIN_IMAGES.get(train.image) ?? USUAL;
  const width = lengthOnCard(train.imageWidth, cardWidth) ?? usual.width * cardWidth;
  const top = TOP + (lengthOnCard(train.imagePaddingTop, cardWidth) ?? usual.paddingTop * cardWidth);
  const [, , artWidth, artHeight] = art.box;
  const factor = width / artWidth;
  return drawArt(art, look, {
    x: cardWidth / 2,
    y: top + (artHeight * factor) / 2,
    size: Math.max(artWidth, artHeight) * factor,
  });
};

/** Of an unknown name the game's own diagnostics tell already. */
const reportMissing = (name: string, look: Look, { pointer }: CardContext): void => {
  if (!TRAIN_IMAGES.has(name)) return;
  look.report({
    severity: 'warning',
    code: 'artwork/train',
    message: `The train picture "${name}" is not available, so none is drawn.`,
    pointer,
    hint: 'Choose another picture with "image", or switch pictures of trains off.',
  });
};

/** No picture needs more than this many card widths. */
const MOST = 10;

const lengthOnCard = (length: Length | undefined, cardWidth: number): number | undefined =>
  length &&
  Math.min(length.kind === 'percent' ? (length.value / 100) * cardWidth : length.value, MOST * cardWidth);
