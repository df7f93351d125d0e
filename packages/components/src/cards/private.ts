import type { Private } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { namedColor } from '../text-color.ts';
import { pointsToUnits } from '../text-setting.ts';
import type { CardFace } from './card.ts';
import { commonSize, type Flow, fitFlow, type Strip } from './flow.ts';
import { innerSize, MARGIN } from './format.ts';
import {
  DESCRIPTION,
  isDescriptionSizeFree,
  largeText,
  type PrivateCanvas,
  type PrivateContext,
  type PrivateSetting,
  privateTextColor,
  privateTextStyle,
} from './private-canvas.ts';
import { drawBadge, drawPrivateName, drawPrivateNotes } from './private-heading.ts';
import { drawLower } from './private-lower.ts';
import {
  bigPictureBox,
  bigPictureGrowth,
  bigPicturesBottom,
  drawBigPictures,
  drawSmallPictures,
  SMALL_PICTURE,
  type SmallPicture,
  smallPicture,
  smallSlots,
} from './private-picture.ts';

/** Right end of the description next to pictures in style `big`, as a fraction of the card's width (50.3.5). */
const BIG_COLUMN = 0.65;

/** Distance of the description from price and bid below it, and from a large picture above it. */
const LOWER_GAP = 5;

/** Pictures of style `small` are larger only if descriptions can be this large next to them. */
const ROOMY_TEXT = pointsToUnits(8.5);

/** Draws a private in the configured style (50.3). */
export const drawPrivate = (
  entry: Private,
  setting: PrivateSetting,
  look: Look,
  context: PrivateContext,
): CardFace => {
  const { canvas, nodes, description, picture } = layOutPrivate(entry, setting, look, context);
  const pictures =
    canvas.pictureBox === undefined
      ? drawSmallPictures(entry.pictures, description.top, picture, look, context)
      : drawBigPictures(entry.pictures, canvas.pictureBox, look, context);
  const text = fitFlow(description, 'description', privateTextColor(canvas, 'desc'), look, context);
  return {
    ground: canvas.ground,
    band: [],
    body: [...nodes.above, ...pictures, ...text.nodes, ...nodes.below],
  };
};

/** Finds sizes for descriptions and small pictures that suit all privates of a game (50.3.2, 50.3.4). */
export const privateSetting = (
  entries: readonly Private[],
  look: Look,
  context: PrivateContext,
): PrivateSetting => {
  // Overflow is reported when the texts are drawn.
  const silent = { ...look, report: () => {} };
  const withPictures = (pictureSide: number): PrivateSetting => {
    const setting = { descriptionSize: DESCRIPTION.least, pictureSide };
    const flows = entries
      .filter(isDescriptionSizeFree)
      .map((entry) => layOutPrivate(entry, setting, silent, context).description);
    return { descriptionSize: commonSize(flows, DESCRIPTION.most, look), pictureSide };
  };
  const roomy = withPictures(SMALL_PICTURE.roomy);
  return roomy.descriptionSize >= ROOMY_TEXT ? roomy : withPictures(SMALL_PICTURE.tight);
};

interface PrivateLayout {
  readonly canvas: PrivateCanvas;
  /** Drawn before and after the pictures and the description. */
  readonly nodes: { readonly above: readonly Node[]; readonly below: readonly Node[] };
  readonly description: Flow;
  /** Size of each picture in style `small`. */
  readonly picture: SmallPicture;
}

const layOutPrivate = (
  entry: Private,
  setting: PrivateSetting,
  look: Look,
  context: PrivateContext,
): PrivateLayout => {
  const { style } = look.config.privates;
  const size = innerSize(context.format);
  const ground = namedColor(entry.backgroundColor, 'companies', look);
  const plain: PrivateCanvas = { entry, setting, style, size, look, context, ground };
  const badge = drawBadge(plain);
  const lower = drawLower(plain);
  const pictureBox =
    style === 'big' && entry.pictures.length > 0 ? bigPictureBox(entry, size, lower.rightTop) : undefined;
  const canvas = { ...plain, pictureBox };
  const name = drawPrivateName(canvas, badge.box, lower.top);
  const note = drawPrivateNotes(canvas, name.bottom, lower.top);
  const room = { width: size.width - 2 * MARGIN, height: lower.top - LOWER_GAP - note.bottom };
  const picture = smallPicture(entry, setting.pictureSide, room);
  return {
    canvas,
    picture,
    nodes: { above: [...badge.nodes, ...name.nodes, ...note.nodes], below: lower.nodes },
    description: descriptionFlow(canvas, note.bottom, lower.top, picture),
  };
};

/** Flow of the description around or next to the pictures. */
const descriptionFlow = (canvas: PrivateCanvas, top: number, floor: number, picture: SmallPicture): Flow => {
  const { entry, size, look } = canvas;
  const letters = privateTextStyle(canvas, 'desc');
  const beside = stripBesidePictures(canvas, top, picture);
  const [left, right] = [MARGIN, size.width - MARGIN];
  return {
    paragraphs: entry.description,
    top,
    bottom: floor - LOWER_GAP,
    style: letters,
    ...largeText(letters, look),
    strip: (lineTop: number): Strip => (lineTop < beside.clear - 1e-6 ? beside : { left, right }),
  };
};

/** Space for a line next to the pictures, and the bottom of the pictures. In style `small`, they start at `top`. */
const stripBesidePictures = (
  { entry: { pictures }, style, size, pictureBox }: PrivateCanvas,
  top: number,
  { square }: SmallPicture,
): Required<Strip> => {
  const slots = smallSlots(style === 'small' ? pictures.length : 0, square);
  return pictureBox === undefined
    ? { left: MARGIN + slots.width, right: size.width - MARGIN, clear: top + slots.height }
    : {
        left: MARGIN,
        right: BIG_COLUMN * size.width - bigPictureGrowth(pictureBox.width, size.width),
        clear: bigPicturesBottom(pictures.length, pictureBox) + LOWER_GAP,
      };
};
