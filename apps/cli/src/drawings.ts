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

/** Returns the fonts for a game. The bundled ones are read once, however often a game is drawn. */
const fontsFor = async ({ text, assets }: GameText): Promise<Fonts> => {
  loading ??= readFonts();
  return withFallback(await fontsWith(assets, await loading), searchWith(findFallback(text)));
};

/** Opens the drawings of a game with its assets. */
export async function openGameDrawings(
  game: Game,
  config: Config,
  source: GameText,
  memory?: PageMemory,
): Promise<GameDrawings> {
  const artwork = openArtwork(source.assets);
  await loadNamedPictures(artwork, game, source.text);
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

/** Loads the pictures that a file names before drawing. Otherwise a drawing with a missing picture is drawn twice. */
const loadNamedPictures = (
  artwork: Artwork,
  { companies, players }: Game,
  text: string,
): Promise<boolean> => {
  for (const name of library.icons) if (text.includes(`"${name}"`)) artwork.icon(name);
  for (const { logo } of companies) if (logo !== undefined) artwork.logo(logo);
  if (players.counts.length > 0) for (const name of PLAYERS_TABLE_SYMBOLS) artwork.symbol(name);
  return artwork.loadMissing();
};

/** Characters of European languages, which every bundled face or its fallback has. */
const PLAIN = /^[ -\u017f\u0400-\u045f\u2010-\u2026]*$/;

/**
 * Whether a game file contains a character that no font has, or only a font on this machine. Most files need no fonts to
 * answer this.
 */
export async function hasUnwritable(file: Json | undefined, source: GameText): Promise<boolean> {
  const text = JSON.stringify(file) ?? '';
  if (PLAIN.test(text)) return false;
  const fonts = await fontsFor(source);
  const letters = [...new Set(text)].join('');
  const fallbacks = await drawWhenLoaded([fonts], () => {
    const used: Fallback[] = [];
    const onFallback = (_: string, fallback: Fallback) => void used.push(fallback);
    layOutLine({ ...fonts, onFallback }, letters, { size: 1 });
    return used;
  });
  return fallbacks.some(({ face }) => !face || face.source?.from === 'machine');
}

/** Refuses unknown component ids. */
export const refuseComponents = (ids: readonly string[] = []): Refusal | undefined => {
  const unknown = ids.find((id) => !components.some((component) => component.id === id));
  return unknown === undefined
    ? undefined
    : {
        status: EXIT_STATUS.unusable,
        message: `There is no component "${unknown}". Choose from ${components.map(({ id }) => id).join(', ')}.`,
      };
};
