import type { Private, PrivatePart } from '@platelayer/game';
import type { Box, Color } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { LetterColor, TextStyle } from '../text-setting.ts';
import { statedInk } from './color.ts';
import type { Size } from './format.ts';
import type { PrivateContext } from './private-picture.ts';
import { type PrivateStyle, privateLettering } from './private-style.ts';

/** What every part of one private is drawn with. */
export interface PrivateCanvas {
  readonly entry: Private;
  readonly style: PrivateStyle;
  readonly size: Size;
  readonly look: Look;
  readonly context: PrivateContext;
  readonly ground: Color | undefined;
  /** Where the pictures of style `big` stand, if there are any. */
  readonly pictureBox?: Box;
}

export const lettering = ({ entry, style }: PrivateCanvas, part: PrivatePart): TextStyle =>
  privateLettering(entry, part, style);

/** The colour of a part's text on the card's ground, or on another one. */
export const ink = ({ entry, look, ground }: PrivateCanvas, part: PrivatePart, on = ground): LetterColor => ({
  fill: statedInk(entry.text[part].color, on, look),
});
