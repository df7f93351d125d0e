import { components, openArtwork } from '@platelayer/components';
import { fontsWith, type GameDrawings, openDrawings } from '@platelayer/export';
import { type Config, type Game, parse } from '@platelayer/game';
import { type Fonts, withFallback } from '@platelayer/scene';
import { findFallback, readFonts } from './fonts.ts';
import type { OpenGame, Refusal } from './open-game.ts';
import { EXIT_STATUS } from './terminal.ts';

let loading: Promise<Fonts> | undefined;

/** The drawings of a game with what it brings along. Fonts are read once, however often a game is drawn. */
export async function openGameDrawings(
  game: Game,
  config: Config,
  { text, assets }: Pick<OpenGame, 'text' | 'assets'>,
): Promise<GameDrawings> {
  loading ??= readFonts();
  const fonts = withFallback(await fontsWith(assets, await loading), findFallback(text));
  return openDrawings(game, config, fonts, openArtwork(assets), () => parse(text).value);
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
