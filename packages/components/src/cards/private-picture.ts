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

/** Side of the square that each picture is drawn for (50.3.6). */
const WINDOW: Readonly<Record<PrivatePicture['kind'], number>> = {
  hex: 160,
  tile: 160,
  company: 2 * RADIUS,
  token: 2 * RADIUS,
  icon: 2 * RADIUS,
};
const OUTLINE: Readonly<Record<PrivateStyle, number>> = { small: 2, big: 1 };

/** Sides of a picture in style `small`: where the texts of the game leave room for it, and where they do not (50.3.4). */
export const SMALL_PICTURE = { roomy: 44, tight: 30 };
/** What text keeps from such a picture, beside and below it. */
const TEXT_GAP = { x: 8, y: 2 };

/** The box of all pictures in style `big`, as portions of the card but for its top (50.3.5). */
const BIG = { left: 0.75, width: 0.25, top: 40, height: 0.45 };
const GAP = 1;

/** Room that pictures of a size take from the description in style `small`. */
export const smallSlots = (count: number, square: number) => ({
  width: count * (square + TEXT_GAP.x),
  height: count === 0 ? 0 : square + TEXT_GAP.y,
});

/** Of the room for texts and pictures: how wide larger pictures may be beside a description. */
const MOST_BESIDE_TEXT = 0.5;

/** Of a picture's side: how far a hex reaches over it (50.3.6). */
const OVERHANG = 0.041;

/** A small picture, in the square that is kept free for it: a larger one does not reach further over its square. */
export interface SmallPicture {
  readonly side: number;
  readonly square: number;
}

/** The usual size times that of the private, but no larger than its room (50.3.4). */
export const smallPicture = (
  { pictures, iconSize, description }: Private,
  usual: number,
  { width, height }: Size,
): SmallPicture => {
  const across = (description.length > 0 ? MOST_BESIDE_TEXT : 1) * width;
  const room = Math.min(height, across / Math.max(1, pictures.length) - TEXT_GAP.x);
  const most = Math.max(usual, (room + 2 * OVERHANG * usual) / (1 + 2 * OVERHANG));
  const side = Math.min(usual * iconSize, most);
  return { side, square: side + 2 * OVERHANG * Math.max(0, side - usual) };
};

/** The pictures side by side at the beginning of the description. */
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
 * The box of the pictures of a private in style `big`, down to what stands below it on a low card. A larger one leaves texts half
 * of the card, and is no larger than its pictures need.
 */
export const bigPictureBox = (
  { pictures, iconSize }: Pick<Private, 'pictures' | 'iconSize'>,
  { width, height }: Size,
  floor: number,
): Box => {
  const usual = { width: BIG.width * width, height: BIG.height * height };
  const count = Math.max(1, pictures.length);
  const room = Math.min(MOST_BESIDE_TEXT * (width - 2 * MARGIN), (floor - GAP - BIG.top) / count);
  const across = Math.min(usual.width * iconSize, Math.max(usual.width, room));
  const inset = across > usual.width ? OVERHANG * across : 0;
  const down = Math.min(usual.height * iconSize, Math.max(usual.height, count * across));
  const [left, top] = [BIG.left * width - MARGIN - bigPictureGrowth(across, width), BIG.top + inset];
  return box(left, top, across, Math.max(1, Math.min(top + down, floor - GAP - inset) - top));
};

/** How much wider than usual the box is on a card of a width. */
export const bigPictureGrowth = (boxWidth: number, cardWidth: number): number =>
  boxWidth - BIG.width * cardWidth;

/** Where the last of so many pictures in that box ends. */
export const bigPicturesBottom = (count: number, { y, width, height }: Box): number => {
  const part = height / Math.max(1, count);
  const side = Math.min(width, part);
  return y + height - (part - side) / 2 + OVERHANG * side;
};

/** The pictures below one another in their box, each as large as its part allows (50.9.9). */
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

/** A picture centred on the origin, at the size of its window. */
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
      const own = findCompany(look.companies, picture.company)?.outlineWidth;
      const place = { width: RADIUS, outlineWidth: own ?? outlineWidth };
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
