import { openArtwork } from '@platelayer/components';
import { openDrawings } from '@platelayer/export';
import { effectiveConfig, resolve } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { type DrawnPreview, PREVIEW_PIXELS } from '../apps/web/plugin-previews.ts';
import { descriptionOf } from '../apps/web/src/engine/description.ts';
import { drawMapPicture } from '../apps/web/src/engine/map-picture.ts';
import { bundledFonts } from './testing/fonts.ts';

const drawPreview = async (id: string): Promise<DrawnPreview> => {
  const { game } = resolve(JSON.parse((await bundledGame(id))!), library);
  const config = effectiveConfig({ game: game.config });
  const drawings = openDrawings(game, config, await bundledFonts(), openArtwork());
  return { id, description: descriptionOf(game), picture: await drawMapPicture(drawings, PREVIEW_PIXELS) };
};

/** The previews of the bundled games in the list of games. */
export const previews: readonly DrawnPreview[] = await Promise.all(
  BUNDLED_GAMES.map(({ id }) => drawPreview(id)),
);
