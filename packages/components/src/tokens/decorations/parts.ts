import { type Color, type Node, rect, type Stroke } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

/** Draws a band across the whole token. */
export const band = (
  top: number,
  height: number,
  { span }: TokenFrame,
  fill?: Color,
  stroke?: Stroke,
): Node => rect(-span, top, 2 * span, height, { fill, stroke });

/** Returns a stroke, or undefined without a colour. */
export const stroked = (color: Color | undefined, width: number): Stroke | undefined =>
  color === undefined ? undefined : { color, width };

/** Colour of bars, discs and shields. Default: white. */
export const panelColor = ({ color }: { readonly color?: string }, frame: TokenFrame): Color | undefined =>
  color === undefined ? frame.bare('white') : frame.color(color);

/** CSS grey, the colour of shields' parts on reserved tokens and reverse sides. */
export const GRAY = '#808080';
export const LINE = '#000000';
