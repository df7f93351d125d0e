import { at, type Private, type PrivatePart } from '@platelayer/game';
import type { Box, Color } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { textColor } from '../text-color.ts';
import { type LetterColor, pixelsToUnits, pointsToUnits, type TextStyle } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import type { Size } from './format.ts';

export type PrivateStyle = 'small' | 'big';

export interface PrivateContext extends CardContext {
  /** Turn of the hexes on the game's map in degrees. */
  readonly orientation: number;
}

/** What all privates of a game have in common. */
export interface PrivateSetting {
  /** Of descriptions without a size of their own (50.3.2). */
  readonly descriptionSize: number;
  /** Side of a picture in style `small` (50.3.4). */
  readonly pictureSide: number;
}

/** Running text is no smaller than 7.5 pt where it fits, and no larger than 10 pt where all texts of a game are alike. */
export const DESCRIPTION = { least: pointsToUnits(7.5), most: pointsToUnits(10), leading: 1.2 };

/** What every part of one private is drawn with. */
export interface PrivateCanvas {
  readonly setting: PrivateSetting;
  readonly entry: Private;
  readonly style: PrivateStyle;
  readonly size: Size;
  readonly look: Look;
  readonly context: PrivateContext;
  readonly ground: Color | undefined;
  /** Where the pictures of style `big` stand, if there are any. */
  readonly pictureBox?: Box;
}

interface Default {
  readonly size: number;
  readonly family: string;
  readonly weight: string;
  readonly slant?: string;
  readonly minSize: number;
}

const heading = (size: number): Default => ({ size, family: 'display', weight: 'bold', minSize: 9 });
const body = (size: number): Default => ({ size, family: 'sans-serif', weight: 'normal', minSize: 6.25 });

/** Text styles of the parts (50.3.2). */
const DEFAULTS: Readonly<Record<PrivatePart, Default>> = {
  name: heading(18),
  id: heading(13),
  note: { ...body(12), weight: 'bold', minSize: 8 },
  desc: body(DESCRIPTION.least),
  price: heading(18),
  revenue: heading(18),
  bid: heading(14),
  variant: { ...body(pixelsToUnits(8)), slant: 'italic' },
  players: heading(14),
};

/** Lines are this much higher than the part's own size. */
const LEADING = 2;

/** With `Large Card Text` every description is as large as its own card has room for, up to 12 pt. */
const LARGE_TEXT = pointsToUnits(12);

export const largeText = ({ size }: TextStyle, { config }: Look): { readonly largest?: number } =>
  config.cards.largeText ? { largest: Math.max(size, LARGE_TEXT) } : {};

/** Whether the file leaves the size of the description to the program. */
export const isDescriptionSizeFree = ({ text, fontSize }: Private): boolean =>
  text.desc.size === undefined && fontSize === undefined;

/** How a part of a private is written. An entry-wide size changes the letters, not the lines (50.3.2). */
export const privateTextStyle = ({ entry, setting }: PrivateCanvas, part: PrivatePart): TextStyle => {
  const { text, fontSize } = entry;
  const usual = part === 'desc' ? { ...DEFAULTS.desc, size: setting.descriptionSize } : DEFAULTS[part];
  const { family, weight, style: slant, size: stated } = text[part];
  const own = stated === undefined ? usual.size : pointsToUnits(stated);
  const size = fontSize === undefined ? own : pixelsToUnits(fontSize);
  return {
    family: family ?? usual.family,
    weight: weight ?? usual.weight,
    slant: slant ?? usual.slant,
    size,
    lineHeight: part === 'desc' && stated === undefined ? DESCRIPTION.leading * own : own + LEADING,
    minSize: Math.min(size, usual.minSize),
  };
};

/** The colour of a part's text on the card's ground, or on another one. */
export const privateTextColor = (
  { entry, look, ground, context }: PrivateCanvas,
  part: PrivatePart,
  on = ground,
): LetterColor => {
  const { color, statedBy } = entry.text[part];
  // On a field of its own, text without a colour has the one that reads best there.
  if (on !== ground && statedBy === undefined && color === 'black') return { fill: look.readable(on) };
  const statedAt = statedBy === undefined ? undefined : at(context.pointer, statedBy);
  const grounds = [on];
  return { fill: textColor({ color: look.color(color, 'companies') ?? '#000', grounds, statedAt }, look) };
};
