import type { PrivatePicture } from '@platelayer/game';
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
export const smallSlots = (count: number, side: number) => ({
  width: count * (side + TEXT_GAP.x),
  height: count === 0 ? 0 : side + TEXT_GAP.y,
});

/** The pictures side by side at the beginning of the description. */
export const drawSmallPictures = (
  pictures: readonly PrivatePicture[],
  top: number,
  side: number,
  look: Look,
  context: PrivateContext,
): readonly Node[] =>
  pictures.flatMap((picture, k) => {
    const x = MARGIN + smallSlots(k, side).width + side / 2;
    return drawPicture(picture, 'small', { x, y: top + side / 2 }, side, look, context);
  });

/** The box of pictures in style `big`, down to what stands below it on a low card. */
export const bigPictureBox = ({ width, height }: Size, floor: number): Box => {
  const bottom = Math.min(BIG.top + BIG.height * height, floor - GAP);
  return box(BIG.left * width - MARGIN, BIG.top, BIG.width * width, Math.max(1, bottom - BIG.top));
};

/** Of a picture's side: how far a hex reaches over it (50.3.6). */
const OVERHANG = 0.041;

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
      const place = { width: RADIUS, outlineWidth };
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
