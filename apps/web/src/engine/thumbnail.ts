import { type Artwork, findComponent } from '@platelayer/components';
import { openStudio } from '@platelayer/export';
import { effectiveConfig, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { toPng } from '@platelayer/press';
import { loadedFonts } from './fonts.ts';
import type { Jobs } from './messages.ts';

/** A picture of the map whose longer side has so many pixels. */
export const thumbnail = async (
  text: string,
  pixels: number,
  artwork: () => Promise<Artwork>,
): Promise<Jobs['thumbnail']['out']> => {
  const { game } = load(text, library);
  const map = findComponent('map');
  if (!game || !map?.available(game)) return undefined;
  const fonts = await loadedFonts();
  const studio = openStudio(game, effectiveConfig({ game: game.config }), fonts, await artwork());
  const [page] = await studio.pieces(map);
  if (!page) return undefined;
  const dpi = (100 * pixels) / Math.max(page.width, page.height);
  return { bytes: (await toPng(page, { fonts, dpi })) as Uint8Array<ArrayBuffer> };
};
