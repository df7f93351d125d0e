import type { Train } from '@platelayer/game';
import { type Color, circle, fitBlock, groupAt, type Node, translate } from '@platelayer/scene';
import { drawArt } from '../artwork/draw-art.ts';
import type { CardContext, CardFace } from '../cards/card.ts';
import { fitFlow } from '../cards/flow.ts';
import { innerSize } from '../cards/format.ts';
import { furtherPrices, linesOfPrices, trainPrices } from '../cards/prices.ts';
import { repeatsPrice, trainArt } from '../cards/train.ts';
import { drawTags } from '../cards/train-tags.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER } from '../text-color.ts';
import {
  boldDisplay,
  drawFittedLine,
  fitLine,
  pointsToUnits,
  sansSerif,
  shrinkLine,
} from '../text-setting.ts';
import { drawBanknoteFigure, FIGURE_RISE } from './figure.ts';
import {
  drawCertificateVariant,
  drawCornerFigure,
  drawFrame,
  drawSealRosette,
  drawUnderprint,
  INSIDE,
} from './frame.ts';
import { type CertificateInk, certificateInk } from './ink.ts';

const GAP = 5;
/** Medallion with the name: relative size of its rosette, and largest fraction of the width. */
const MEDALLION = { rosette: 1.3, width: 0.45 };
/** Style of further prices. */
const FURTHER = boldDisplay(15, 18, 8);
const DESCRIPTION = sansSerif(13, 15.5, { minSize: 7.5 });
/** Fraction of the height inside the border for the price. */
const PRICE_SHARE = 0.42;

/** Draws a train as a certificate, with its name in a medallion and a large price. */
export const drawTrainCertificate = (train: Train, look: Look, context: CardContext): CardFace => {
  const size = innerSize(context.format);
  const { width, height } = size;
  const paper = namedColor(train.backgroundColor, 'map', look) ?? PAPER;
  const ink = certificateInk(namedColor(train.color, 'map', look), look, paper);
  const fill = look.readable(ink.ground);
  const variant = drawCertificateVariant(train.variant, size, fill, look, context);
  const [top, bottom] = [INSIDE + GAP, height - INSIDE - GAP - variant.height];
  const reach = Math.max(
    4,
    Math.min((bottom - top) / 2, (MEDALLION.width * (width - 2 * (INSIDE + GAP))) / 2),
  );
  const centre = { x: INSIDE + GAP + reach, y: (top + bottom) / 2 };
  const left = centre.x + reach + GAP;
  const right = width - INSIDE - GAP;
  const column = { x: (left + right) / 2, width: Math.max(1, right - left) };

  const further = linesOfPrices(
    furtherPrices(train, look),
    (line) => shrinkLine(line, FURTHER, column.width, look.fonts).cut,
  );
  const furtherHeight = further.length * FURTHER.lineHeight;
  const art = trainArt(train, look, context);
  const priceBottom = top + PRICE_SHARE * (bottom - top) - furtherHeight / 2;
  const below = priceBottom + furtherHeight;
  const description = repeatsPrice(train, look) ? undefined : train.description;
  const ceiling = below + 2 + (description === undefined ? 0 : DESCRIPTION.lineHeight);
  const margin = INSIDE + GAP;
  const aboveVariant = { width, height: height - variant.height };
  const tags = drawTags(
    train,
    'number',
    aboveVariant,
    { ceiling, ground: ink.ground, left, margin },
    look,
    context,
  );
  const gap = { top: below, bottom: tags.top - 3 };
  return {
    ground: ink.ground,
    band: [],
    body: [
      ...drawUnderprint(column.x, centre.y, Math.min(column.width / 2, reach), ink),
      ...drawFrame(size, ink),
      ...(['top right', 'bottom left'] as const).flatMap((corner) =>
        train.name === '' ? [] : drawCornerFigure(train.name, corner, size, ink, 'name', look, context).nodes,
      ),
      ...drawMedallion(train, centre, reach / MEDALLION.rosette, ink, look, context),
      ...drawBanknoteFigure(
        trainPrices(train, look).join('/'),
        { ...column, top, bottom: priceBottom },
        ink,
        'price',
        look,
        context,
      ),
      ...further.flatMap(({ part, content }, i) =>
        drawFittedLine(
          fitLine(content, FURTHER, column.width, part, look, context),
          column.x,
          priceBottom + i * FURTHER.lineHeight,
          'middle',
          { fill },
          look,
        ),
      ),
      ...(description === undefined
        ? art === undefined
          ? []
          : drawArt(art, look, artPlace(art.box, column, gap))
        : fitFlow(
            {
              paragraphs: [description],
              ...gap,
              style: DESCRIPTION,
              align: 'center',
              balanced: true,
              anchor: 'bottom',
              strip: () => ({ left, right: left + column.width }),
            },
            'description',
            { fill },
            look,
            context,
          ).nodes),
      ...tags.nodes,
      ...variant.nodes,
    ],
  };
};

/** Position and largest size of the picture between price and tags. */
const artPlace = (
  [, , artWidth, artHeight]: readonly [number, number, number, number],
  { x, width }: { readonly x: number; readonly width: number },
  { top, bottom }: { readonly top: number; readonly bottom: number },
) => {
  const factor = Math.max(0.01, Math.min(width / artWidth, (bottom - top) / artHeight));
  return { x, y: (top + bottom) / 2, size: Math.max(artWidth, artHeight) * factor };
};

/** Draws the name in a disc of the train's colour, surrounded by a rosette. */
const drawMedallion = (
  train: Train,
  centre: { readonly x: number; readonly y: number },
  radius: number,
  ink: CertificateInk,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const { x, y } = centre;
  const ring = (r: number) => circle(x, y, r, { stroke: { color: ink.onField, width: 0.7 } });
  return [
    ...drawSealRosette(x, y, radius, ink),
    circle(x, y, radius, { fill: ink.field, stroke: { color: ink.line, width: 1 } }),
    ring(0.92 * radius),
    ring(0.88 * radius),
    ...drawNameInDisc(train, centre, radius, ink.onField, look, context),
  ];
};

/** Length of a single line, and box for several lines, as fractions of the radius. */
const NAME_ROOM = { line: 1.55, width: 1.5, height: 0.8 };

/** Draws the name on one line, or on several if that allows larger letters. */
const drawNameInDisc = (
  { name, nameFontSize, nameFontFamily }: Train,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  fill: Color,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const size = Math.min(1.25 * radius, (pointsToUnits(nameFontSize) / 50) * 1.25 * radius);
  const letters = { ...boldDisplay(size, size, 8), family: nameFontFamily };
  const oneLine = shrinkLine(name, letters, NAME_ROOM.line * radius, look.fonts);
  const box = { width: NAME_ROOM.width * radius, height: NAME_ROOM.height * radius };
  const block = fitBlock(look.fonts, name, x - box.width / 2, 0, {
    ...letters,
    ...box,
    align: 'center',
    fill,
  });
  if (block.fit !== 'cut' && (oneLine.cut || block.size > oneLine.size))
    return [groupAt(translate(0, y - block.height / 2 - FIGURE_RISE * block.size), block.node)];
  const line = fitLine(name, letters, NAME_ROOM.line * radius, 'name', look, context);
  const top = y - size / 2 - FIGURE_RISE * line.style.size;
  return drawFittedLine(line, x, top, 'middle', { fill }, look);
};
