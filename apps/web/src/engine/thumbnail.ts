import { effectiveConfig } from '@platelayer/game';
import { gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import { drawMapPicture } from './map-picture.ts';
import type { Jobs } from './messages.ts';

/** The map of a file as a small picture. */
export const thumbnail = async ({
  input,
  pixels,
}: Jobs['thumbnail']['in']): Promise<Jobs['thumbnail']['out']> => {
  const { folder } = await gameFolderOf(input);
  const game = folder && (await readGame(folder, input)).game;
  if (!game) return undefined;
  const config = effectiveConfig({ folder: folder.assets.config, game: game.config });
  const bytes = await drawMapPicture(await openFolderDrawings(game, folder, config), pixels);
  return bytes && { bytes };
};
