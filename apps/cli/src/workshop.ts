import { components, openArtwork } from '@platelayer/components';
import { type Assets, fontsWith, openStudio, type Studio } from '@platelayer/export';
import type { Config, Game } from '@platelayer/game';
import type { Fonts } from '@platelayer/scene';
import type { Refusal } from './open-game.ts';
import { exitStatus } from './terminal.ts';
import { readFonts } from './tools.ts';

/** Everything that drawing a game needs. */
export interface Workshop {
  readonly studio: Studio;
  readonly fonts: Fonts;
}

let loading: Promise<Fonts> | undefined;

/** Fonts are read once, however often a game is drawn. */
export async function openWorkshop(game: Game, config: Config, assets: Assets): Promise<Workshop> {
  loading ??= readFonts();
  const fonts = await fontsWith(assets, await loading);
  return { fonts, studio: openStudio(game, config, fonts, openArtwork(assets)) };
}

/** Why components cannot be chosen by these ids, if so. */
export const refuseComponents = (ids: readonly string[] = []): Refusal | undefined => {
  const unknown = ids.find((id) => !components.some((component) => component.id === id));
  return unknown === undefined
    ? undefined
    : {
        status: exitStatus.unusable,
        message: `There is no component "${unknown}"; there are ${components.map(({ id }) => id).join(', ')}.`,
      };
};
