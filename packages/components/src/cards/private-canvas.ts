import { at, type Private, type PrivatePart } from '@platelayer/game';
import type { Box, Color } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { textColor } from '../text-color.ts';
import { type LetterColor, pixelsToUnits, pointsToUnits, type TextStyle } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import type { Size } from './format.ts';

export type PrivateStyle = 'small' | 'big';

export interface PrivateContext extends CardContext {
  /** Rotation of the hexes on the game's map, in degrees. */
  readonly orientation: number;
}

/** Sizes that all privates of a game share. */
export interface PrivateSetting {
  /** Default size of descriptions (50.3.2). */
  readonly descriptionSize: number;
  /** Side of a picture in style `small` (50.3.4). */
  readonly pictureSide: number;
}

/** Sizes of descriptions: at least 7.5 pt if the text fits, at most 10 pt if all have the same size. */
export const DESCRIPTION = { least: pointsToUnits(7.5), most: pointsToUnits(10), leading: 1.2 };

/** Inputs for drawing the parts of a private. */
export interface PrivateCanvas {
  readonly setting: PrivateSetting;
  readonly entry: Private;
  readonly style: PrivateStyle;
  readonly size: Size;
  readonly look: Look;
  readonly context: PrivateContext;
  readonly ground: Color | undefined;
  /** Box of the pictures in style `big`, if there are any. */
  readonly pictureBox?: Box;
}

interface DefaultStyle {
  readonly size: number;
  readonly family: string;
  readonly weight: string;
  readonly slant?: string;
  readonly minSize: number;
}

const heading = (size: number): DefaultStyle => ({ size, family: 'display', weight: 'bold', minSize: 9 });
const body = (size: number): DefaultStyle => ({
  size,
  family: 'sans-serif',
  weight: 'normal',
  minSize: 6.25,
});

/** Default text styles of the parts (50.3.2). */
const DEFAULTS: Readonly<Record<PrivatePart, DefaultStyle>> = {
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

/** Line height minus font size. */
const LEADING = 2;

/** With `Large Card Text`, each description is as large as fits on its card, up to 12 pt. */
const LARGE_TEXT = pointsToUnits(12);

export const largeText = ({ size }: TextStyle, { config }: Look): { readonly largest?: number } =>
  config.cards.largeText ? { largest: Math.max(size, LARGE_TEXT) } : {};

/** Whether the file does not set the size of the description. */
export const isDescriptionSizeFree = ({ text, fontSize }: Private): boolean =>
  text.desc.size === undefined && fontSize === undefined;

/** Text style of a part. A font size for the whole entry does not change the line height (50.3.2). */
export const privateTextStyle = ({ entry, setting }: PrivateCanvas, part: PrivatePart): TextStyle => {
  const { text, fontSize } = entry;
  const defaultStyle = part === 'desc' ? { ...DEFAULTS.desc, size: setting.descriptionSize } : DEFAULTS[part];
  const { family, weight, style: slant, size: explicitSize } = text[part];
  const partSize = explicitSize === undefined ? defaultStyle.size : pointsToUnits(explicitSize);
  const size = fontSize === undefined ? partSize : pixelsToUnits(fontSize);
  return {
    family: family ?? defaultStyle.family,
    weight: weight ?? defaultStyle.weight,
    slant: slant ?? defaultStyle.slant,
    size,
    lineHeight:
      part === 'desc' && explicitSize === undefined ? DESCRIPTION.leading * partSize : partSize + LEADING,
    minSize: Math.min(size, defaultStyle.minSize),
  };
};

/** Text colour of a part on the card's background, or on another one. */
export const privateTextColor = (
  { entry, look, ground, context }: PrivateCanvas,
  part: PrivatePart,
  on = ground,
): LetterColor => {
  const { color, statedBy } = entry.text[part];
  // On a coloured field, text without its own colour is black or white.
  if (on !== ground && statedBy === undefined && color === 'black') return { fill: look.readable(on) };
  const statedAt = statedBy === undefined ? undefined : at(context.pointer, statedBy);
  const grounds = [on];
  return { fill: textColor({ color: look.color(color, 'companies') ?? '#000', grounds, statedAt }, look) };
};
