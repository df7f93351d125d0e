import { type Artwork, components, openArtwork, PLAYERS_TABLE_SYMBOLS } from '@platelayer/components';
import { fontsWith, type GameDrawings, openDrawings, type PageMemory } from '@platelayer/export';
import { type Config, type Game, type Json, parse } from '@platelayer/game';
import { library } from '@platelayer/library';
import {
  drawWhenLoaded,
  type Fallback,
  type Fonts,
  layOutLine,
  searchWith,
  withFallback,
} from '@platelayer/scene';
import { findFallback, readFonts } from './fonts.ts';
import type { OpenGame, Refusal } from './open-game.ts';
import { EXIT_STATUS } from './terminal.ts';

type GameText = Pick<OpenGame, 'text' | 'assets'>;

let loading: Promise<Fonts> | undefined;

/** All fonts that a game can be set in. The bundled ones are read once, however often a game is drawn. */
const fontsFor = async ({ text, assets }: GameText): Promise<Fonts> => {
  loading ??= readFonts();
  return withFallback(await fontsWith(assets, await loading), searchWith(findFallback(text)));
};

/** The drawings of a game with what it brings along. */
export async function openGameDrawings(
  game: Game,
  config: Config,
  source: GameText,
  memory?: PageMemory,
): Promise<GameDrawings> {
  const artwork = openArtwork(source.assets);
  await loadNamed(artwork, game, source.text);
  return openDrawings(
    game,
    config,
    await fontsFor(source),
    artwork,
    () => parse(source.text).value,
    source.assets,
    memory,
  );
}

/** The pictures that a file names: what is drawn before its pictures are there is drawn twice. */
const loadNamed = (artwork: Artwork, { companies, players }: Game, text: string): Promise<boolean> => {
  for (const name of library.icons) if (text.includes(`"${name}"`)) artwork.icon(name);
  for (const { logo } of companies) if (logo !== undefined) artwork.logo(logo);
  if (players.counts.length > 0) for (const name of PLAYERS_TABLE_SYMBOLS) artwork.symbol(name);
  return artwork.loadMissing();
};

/** Characters of European languages, which every bundled face or its stand-in has. */
const PLAIN = /^[ -\u017f\u0400-\u045f\u2010-\u2026]*$/;

/**
 * Whether a game file has characters, wherever in it, that no font can write or that only a font of this machine can. For
 * most files that is known without any font.
 */
export async function hasUnwritable(file: Json | undefined, source: GameText): Promise<boolean> {
  const written = JSON.stringify(file) ?? '';
  if (PLAIN.test(written)) return false;
  const fonts = await fontsFor(source);
  const letters = [...new Set(written)].join('');
  const found = await drawWhenLoaded([fonts], () => {
    const fallbacks: Fallback[] = [];
    const onFallback = (_: string, fallback: Fallback) => void fallbacks.push(fallback);
    layOutLine({ ...fonts, onFallback }, letters, { size: 1 });
    return fallbacks;
  });
  return found.some(({ face }) => !face || face.source?.from === 'machine');
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
