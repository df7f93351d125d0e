import { findComponent } from '@platelayer/components';
import { effectiveConfig } from '@platelayer/game';
import { toPng } from '@platelayer/press';
import { gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import type { Jobs } from './messages.ts';

/** A picture of the map whose longer side has so many pixels. */
export const thumbnail = async ({
  input,
  pixels,
}: Jobs['thumbnail']['in']): Promise<Jobs['thumbnail']['out']> => {
  const { folder } = await gameFolderOf(input);
  const game = folder && (await readGame(folder, input)).game;
  const map = findComponent('map');
  if (!game || !map?.available(game)) return undefined;
  const drawings = await openFolderDrawings(
    game,
    folder,
    effectiveConfig({ folder: folder.assets.config, game: game.config }),
  );
  const [page] = await drawings.pieces(map);
  if (!page) return undefined;
  const dpi = (100 * pixels) / Math.max(page.width, page.height);
  return { bytes: (await toPng(page, { fonts: drawings.fonts, dpi })) as Uint8Array<ArrayBuffer> };
};
