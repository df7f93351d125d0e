import { effectiveConfig } from '@platelayer/game';
import { gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import { drawMapPicture } from './map-picture.ts';
import type { GameInput } from './values.ts';

export const thumbnail = async (input: GameInput, pixels: number) => {
  const { folder } = await gameFolderOf(input);
  const game = folder && (await readGame(folder, input)).game;
  if (!game) return undefined;
  const config = effectiveConfig({ folder: folder.assets.config, game: game.config });
  const bytes = await drawMapPicture(await openFolderDrawings(game, folder, config), pixels);
  return bytes && { bytes };
};
