import { type Color, parseColor } from '@platelayer/scene';
import { num } from './syntax.ts';

/** A colour as PDF sets it. */
export interface PdfColor {
  readonly fill: string;
  readonly stroke: string;
  readonly alpha: number;
}

const cache = new Map<Color, PdfColor>();
const MAX_CACHED = 1000;

/** Greys are set as greys: a printer lays them down with black alone. */
export const pdfColor = (color: Color): PdfColor => {
  let found = cache.get(color);
  if (!found) {
    const { r, g, b, a } = parseColor(color)!;
    const grey = r === g && g === b;
    const channels = (grey ? [r] : [r, g, b]).map((channel) => num(channel)).join(' ');
    found = { fill: channels + (grey ? ' g' : ' rg'), stroke: channels + (grey ? ' G' : ' RG'), alpha: a };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(color, found);
  }
  return found;
};
