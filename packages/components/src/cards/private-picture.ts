import { findCompany, type Private, type PrivatePicture } from '@platelayer/game';
import {
  type Box,
  box,
  circle,
  compose,
  groupAt,
  type Node,
  type Point,
  scale,
  translate,
} from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { drawHex } from '../hex/hex.ts';
import type { Look } from '../look.ts';
import { companyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { MARGIN, type Size } from './format.ts';
import type { PrivateContext, PrivateStyle } from './private-canvas.ts';

const RADIUS = 15;
const ICON = 25;

/** Side of the square for which each picture is drawn (50.3.6). */
const WINDOW: Readonly<Record<PrivatePicture['kind'], number>> = {
  hex: 160,
  tile: 160,
  company: 2 * RADIUS,
  token: 2 * RADIUS,
  icon: 2 * RADIUS,
};
const OUTLINE: Readonly<Record<PrivateStyle, number>> = { small: 2, big: 1 };

/** Sides of a picture in style `small`: if the texts of the game leave space for it, and if they do not (50.3.4). */
export const SMALL_PICTURE = { roomy: 44, tight: 30 };
/** Distance of text from a small picture, to the right and below. */
const TEXT_GAP = { x: 8, y: 2 };

/** Box of all pictures in style `big`, as fractions of the card except for its top (50.3.5). */
const BIG = { left: 0.75, width: 0.25, top: 40, height: 0.45 };
const GAP = 1;

/** Space that pictures take from the description in style `small`. */
export const smallSlots = (count: number, square: number) => ({
  width: count * (square + TEXT_GAP.x),
  height: count === 0 ? 0 : square + TEXT_GAP.y,
});

/** Largest fraction of the content width that enlarged pictures may take next to a description. */
const MAX_WIDTH_WITH_TEXT = 0.5;

/** How far a hex extends beyond its picture, as a fraction of the picture's side (50.3.6). */
const OVERHANG = 0.041;

/** Sides of a small picture and of the square reserved for it. */
export interface SmallPicture {
  readonly side: number;
  readonly square: number;
}

/** Scales the default size by the factor of the private, limited by the available space (50.3.4). */
export const smallPicture = (
  { pictures, iconSize, description }: Private,
  defaultSide: number,
  { width, height }: Size,
): SmallPicture => {
  const across = (description.length > 0 ? MAX_WIDTH_WITH_TEXT : 1) * width;
  const room = Math.min(height, across / Math.max(1, pictures.length) - TEXT_GAP.x);
  const largest = Math.max(defaultSide, (room + 2 * OVERHANG * defaultSide) / (1 + 2 * OVERHANG));
  const side = Math.min(defaultSide * iconSize, largest);
  return { side, square: side + 2 * OVERHANG * Math.max(0, side - defaultSide) };
};

/** Draws the pictures side by side to the left of the description. */
export const drawSmallPictures = (
  pictures: readonly PrivatePicture[],
  top: number,
  { side, square }: SmallPicture,
  look: Look,
  context: PrivateContext,
): readonly Node[] =>
  pictures.flatMap((picture, k) => {
    const x = MARGIN + smallSlots(k, square).width + square / 2;
    return drawPicture(picture, 'small', { x, y: top + square / 2 }, side, look, context);
  });

/**
 * Box of the pictures in style `big`. `floor` limits its bottom on low cards. An enlarged box leaves half of the card to the texts,
 * and is not larger than its pictures.
 */
export const bigPictureBox = (
  { pictures, iconSize }: Pick<Private, 'pictures' | 'iconSize'>,
  { width, height }: Size,
  floor: number,
): Box => {
  const defaultSize = { width: BIG.width * width, height: BIG.height * height };
  const count = Math.max(1, pictures.length);
  const room = Math.min(MAX_WIDTH_WITH_TEXT * (width - 2 * MARGIN), (floor - GAP - BIG.top) / count);
  const across = Math.min(defaultSize.width * iconSize, Math.max(defaultSize.width, room));
  const inset = across > defaultSize.width ? OVERHANG * across : 0;
  const down = Math.min(defaultSize.height * iconSize, Math.max(defaultSize.height, count * across));
  const [left, top] = [BIG.left * width - MARGIN - bigPictureGrowth(across, width), BIG.top + inset];
  return box(left, top, across, Math.max(1, Math.min(top + down, floor - GAP - inset) - top));
};

/** How much wider than the default a box of pictures is. */
export const bigPictureGrowth = (boxWidth: number, cardWidth: number): number =>
  boxWidth - BIG.width * cardWidth;

/** Bottom of the last picture in the box. */
export const bigPicturesBottom = (count: number, { y, width, height }: Box): number => {
  const part = height / Math.max(1, count);
  const side = Math.min(width, part);
  return y + height - (part - side) / 2 + OVERHANG * side;
};

/** Draws the pictures below one another, each as large as fits (50.9.9). */
export const drawBigPictures = (
  pictures: readonly PrivatePicture[],
  { x, y, width, height }: Box,
  look: Look,
  context: PrivateContext,
): readonly Node[] => {
  const part = height / Math.max(1, pictures.length);
  const side = Math.min(width, part);
  return pictures.flatMap((picture, k) =>
    drawPicture(picture, 'big', { x: x + width / 2, y: y + (k + 0.5) * part }, side, look, context),
  );
};

const drawPicture = (
  picture: PrivatePicture,
  style: PrivateStyle,
  { x, y }: Point,
  side: number,
  look: Look,
  context: PrivateContext,
): readonly Node[] => {
  const content = drawContent(picture, OUTLINE[style], look, context);
  if (content.length === 0) return [];
  const factor = side / WINDOW[picture.kind];
  return [groupAt(factor === 1 ? translate(x, y) : compose(translate(x, y), scale(factor)), ...content)];
};

/** Draws a picture centred on the origin, in the size of its `WINDOW`. */
const drawContent = (
  picture: PrivatePicture,
  outlineWidth: number,
  look: Look,
  { orientation, pointer }: PrivateContext,
): readonly Node[] => {
  switch (picture.kind) {
    case 'hex':
      return picture.hex === undefined
        ? []
        : drawHex(picture.hex, look, { context: 'map', orientation, outline: true, pointer });
    case 'tile':
      return picture.tile === undefined
        ? []
        : drawHex(picture.tile.hex, look, {
            context: 'tile',
            orientation: 0,
            outline: true,
            id: picture.tile,
            pointer,
          });
    case 'company': {
      const companyWidth = findCompany(look.companies, picture.company)?.outlineWidth;
      const place = { width: RADIUS, outlineWidth: companyWidth ?? outlineWidth };
      return drawToken(companyFace({ company: picture.company, face: place }, look), look, {
        radius: RADIUS,
      });
    }
    case 'token':
      return drawToken({ outlineWidth, ...picture.face, width: RADIUS }, look, { radius: RADIUS });
    case 'icon': {
      const [fill, color] = [look.color('white') ?? '#fff', look.color('black') ?? '#000'];
      return [
        circle(0, 0, RADIUS, { fill, stroke: { color, width: outlineWidth } }),
        ...drawIcon(picture.icon, look, {
          x: 0,
          y: 0,
          size: ICON,
          ...(picture.color === undefined ? {} : { color: picture.color }),
          pointer,
        }),
      ];
    }
  }
};
