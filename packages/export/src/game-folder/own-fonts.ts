import { type Fonts, joinFonts, loadFonts } from '@platelayer/scene';
import type { Assets } from './assets.ts';

/** The fonts that come with a game in front of the bundled ones. */
export const fontsWith = async ({ fonts }: Assets, bundled: Fonts): Promise<Fonts> => {
  if (fonts.length === 0) return bundled;
  const files = fonts.map(({ face, bytes }) => ({ ...face, bytes }));
  return joinFonts(await loadFonts(files, async ({ bytes }) => bytes), bundled);
};
