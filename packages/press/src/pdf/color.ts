import { type Color, parseColor } from '@platelayer/scene';
import { num } from './syntax.ts';

/** The instructions that set a colour. */
export interface PdfColor {
  readonly fill: string;
  readonly stroke: string;
  readonly alpha: number;
}

const cache = new Map<Color, PdfColor>();
const MAX_CACHED = 1000;

/** Greys are set as grey, so that a printer uses black ink alone. */
export const pdfColor = (color: Color): PdfColor => {
  let cached = cache.get(color);
  if (!cached) {
    const { r, g, b, a } = parseColor(color)!;
    const grey = r === g && g === b;
    const channels = (grey ? [r] : [r, g, b]).map((channel) => num(channel)).join(' ');
    cached = { fill: channels + (grey ? ' g' : ' rg'), stroke: channels + (grey ? ' G' : ' RG'), alpha: a };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(color, cached);
  }
  return cached;
};
