import type { Private } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { namedColor } from '../text-color.ts';
import type { CardFace } from './card.ts';
import { fitFlow, type Strip } from './flow.ts';
import { innerSize, MARGIN } from './format.ts';
import { drawBadge } from './private-badge.ts';
import {
  type PrivateCanvas,
  type PrivateContext,
  privateTextColor,
  privateTextStyle,
} from './private-canvas.ts';
import { drawPrivateName, drawPrivateNotes } from './private-heading.ts';
import { drawLower } from './private-lower.ts';
import { bigPictureBox, drawBigPictures, drawSmallPictures, smallSlots } from './private-picture.ts';

/** Right end of the description in style `big` (50.3.5). */
const BIG_COLUMN = 0.65;

/** As large as notes, where the configuration lets descriptions grow. */
const LARGE_TEXT = 12;

/** A private's card in the style of the configuration (50.3). */
export const drawPrivate = (entry: Private, look: Look, context: PrivateContext): CardFace => {
  const { style } = look.config.privates;
  const size = innerSize(context.format);
  const ground = namedColor(entry.backgroundColor, 'companies', look);
  const plain: PrivateCanvas = { entry, style, size, look, context, ground };
  const badge = drawBadge(plain);
  const lower = drawLower(plain);
  const pictureBox =
    style === 'big' && entry.pictures.length > 0 ? bigPictureBox(size, lower.rightTop) : undefined;
  const canvas = { ...plain, pictureBox };
  const name = drawPrivateName(canvas, badge.box, lower.top);
  const note = drawPrivateNotes(canvas, name.bottom, lower.top);
  const description = drawDescription(canvas, note.bottom, lower.top);
  return {
    ground,
    band: [],
    body: [...badge.nodes, ...name.nodes, ...note.nodes, ...description, ...lower.nodes],
  };
};

/** The pictures, and the text around or beside them. */
const drawDescription = (canvas: PrivateCanvas, top: number, floor: number): readonly Node[] => {
  const { entry, style, size, look, context, pictureBox } = canvas;
  const letters = privateTextStyle(canvas, 'desc');
  const slots = smallSlots(style === 'small' ? entry.pictures.length : 0, letters.size);
  const right = style === 'small' ? size.width - MARGIN : BIG_COLUMN * size.width;
  const clear = top + slots.height;
  const strip = (lineTop: number): Strip =>
    lineTop < clear - 1e-6 ? { left: MARGIN + slots.width, right, clear } : { left: MARGIN, right };
  const flow = {
    paragraphs: entry.description,
    top,
    bottom: floor,
    style: letters,
    ...(look.config.cards.largeText ? { largest: Math.max(letters.size, LARGE_TEXT) } : {}),
    strip,
  };
  const pictures =
    pictureBox === undefined
      ? drawSmallPictures(entry.pictures, top, letters.size, look, context)
      : drawBigPictures(entry.pictures, pictureBox, look, context);
  return [
    ...pictures,
    ...fitFlow(flow, 'description', privateTextColor(canvas, 'desc'), look, context).nodes,
  ];
};
