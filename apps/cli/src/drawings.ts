import { components, openArtwork } from '@platelayer/components';
import { type Assets, fontsWith, type GameDrawings, openDrawings } from '@platelayer/export';
import type { Config, Game } from '@platelayer/game';
import type { Fonts } from '@platelayer/scene';
import { readFonts } from './fonts.ts';
import type { Refusal } from './open-game.ts';
import { EXIT_STATUS } from './terminal.ts';

let loading: Promise<Fonts> | undefined;

/** The drawings of a game with what it brings along. Fonts are read once, however often a game is drawn. */
export async function openGameDrawings(game: Game, config: Config, assets: Assets): Promise<GameDrawings> {
  loading ??= readFonts();
  const fonts = await fontsWith(assets, await loading);
  return openDrawings(game, config, fonts, openArtwork(assets));
}

/** Why components cannot be chosen by these ids, if so. */
export const refuseComponents = (ids: readonly string[] = []): Refusal | undefined => {
  const unknown = ids.find((id) => !components.some((component) => component.id === id));
  return unknown === undefined
    ? undefined
    : {
        status: EXIT_STATUS.unusable,
        message: `There is no component "${unknown}"; there are ${components.map(({ id }) => id).join(', ')}.`,
      };
};
