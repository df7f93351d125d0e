import { findComponent } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { toPng } from '@platelayer/press';

/** A PNG of the map; `pixels` is the length of its longer side. Undefined without a map. */
export const drawMapPicture = async (
  drawings: GameDrawings,
  pixels: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const map = findComponent('map');
  if (!map?.available(drawings.game)) return undefined;
  const [page] = await drawings.pieces(map);
  if (!page) return undefined;
  const dpi = (100 * pixels) / Math.max(page.width, page.height);
  return (await toPng(page, { fonts: drawings.fonts, dpi })) as Uint8Array<ArrayBuffer>;
};
