import { type Color, type Node, rect, type Stroke } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

/** A band across the whole token, from one height to another. */
export const band = (
  top: number,
  height: number,
  { span }: TokenFrame,
  fill?: Color,
  stroke?: Stroke,
): Node => rect(-span, top, 2 * span, height, { fill, stroke });

/** A line in a colour that may not exist; then there is no line. */
export const stroked = (color: Color | undefined, width: number): Stroke | undefined =>
  color === undefined ? undefined : { color, width };

/** Bars, discs and shields are white unless they name a colour. */
export const panelColor = ({ color }: { readonly color?: string }, frame: TokenFrame): Color | undefined =>
  color === undefined ? frame.bare('white') : frame.color(color);

/** Parts of shields lose their colour on reserved tokens and reverse sides: the grey of CSS. */
export const GRAY = '#808080';
export const LINE = '#000000';
