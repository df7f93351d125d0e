import { type Color, parseColor } from '@platelayer/scene';
import { num } from './syntax.ts';

/** A colour as PDF sets it. */
export interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly alpha: number;
}

const known = new Map<Color, Ink>();
const KEPT = 1000;

/** Greys are set as greys: a printer lays them down with black alone. */
export const inkOf = (color: Color): Ink => {
  let ink = known.get(color);
  if (!ink) {
    const { r, g, b, a } = parseColor(color)!;
    const grey = r === g && g === b;
    const channels = (grey ? [r] : [r, g, b]).map((channel) => num(channel)).join(' ');
    ink = { fill: channels + (grey ? ' g' : ' rg'), stroke: channels + (grey ? ' G' : ' RG'), alpha: a };
    if (known.size >= KEPT) known.clear();
    known.set(color, ink);
  }
  return ink;
};
