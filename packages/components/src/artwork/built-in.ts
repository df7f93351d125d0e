import { iconArt, logoArt, symbolArt, trainArt } from '@platelayer/library';
import type { Art } from './artwork.ts';
import { parseArt } from './parse-svg.ts';

const SVG_TEXTS = { logo: logoArt, icon: iconArt, symbol: symbolArt, train: trainArt };

export type PictureKind = keyof typeof SVG_TEXTS;

/**
 * A picture of the library by its name, or a logo by its id. Builds contain all of them parsed
 * (`scripts/plugin-pictures.ts`).
 */
export const builtInPicture = async (kind: PictureKind, name: string): Promise<Art | undefined> => {
  const svg = await SVG_TEXTS[kind](name);
  return svg === undefined ? undefined : readOnce(svg);
};

const read = new Map<string, Art | undefined>();

/** Parses a picture once for all open games. */
const readOnce = (svg: string): Art | undefined => {
  if (!read.has(svg)) read.set(svg, parseArt(svg).art);
  return read.get(svg);
};
