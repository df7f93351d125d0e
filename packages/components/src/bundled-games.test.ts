import { type Diagnostic, effectiveConfig, type Game, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { unwritable } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { loadArtwork } from './artwork/load.ts';
import { checkDesign } from './design.ts';
import { lookOf } from './look.ts';
import { components } from './registry.ts';
import { textsIn } from './testing/texts-in.ts';

const fonts = await bundledFonts();

const open = async (id: string): Promise<Game> => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  if (!game) throw new Error(`${id} is no game`);
  return game;
};

/** Every sheet of a game, each variation of its map, and what drawing them found. */
const print = async (game: Game) => {
  const config = effectiveConfig({ game: game.config });
  const found: Diagnostic[] = [];
  const artwork = await loadArtwork({ trains: config.trains.images });
  const look = lookOf(game, { config, fonts, artwork, report: (one) => void found.push(one) });
  checkDesign(game, look);
  const sheets = await Promise.all(
    components
      .filter((component) => component.available(game))
      .map(async (component) => {
        const { pages } = await component.drawings();
        const variations = component.options.includes('variation') ? game.maps.map((_, index) => index) : [0];
        return variations.flatMap((variation) => pages(game, look, { variation, paginated: true }));
      }),
  );
  return { found, pages: sheets.flat() };
};

describe.each(BUNDLED_GAMES)('$id, printed', async ({ id }) => {
  const game = await open(id);
  const { found, pages } = await print(game);

  test('has nothing that covers something else, does not fit or is missing', () => {
    expect(found.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
  });

  test('has no character that the bundled faces cannot write', () => {
    const texts = new Set(pages.flatMap(textsIn));
    expect(texts.size).toBeGreaterThan(50);
    expect([...texts].filter((text) => unwritable(fonts, text).length > 0)).toEqual([]);
  });
});

test('Candle Bay, the game for a first evening, has its board on two sheets of paper', async () => {
  const game = await open('candle-bay');
  const config = effectiveConfig({ game: game.config });
  const artwork = await loadArtwork({ trains: config.trains.images });
  const look = lookOf(game, { config, fonts, artwork, report: () => undefined });
  const map = components.find((component) => component.id === 'map');
  const { pages } = (await map?.drawings()) ?? {};
  expect(pages?.(game, look, { paginated: true })).toHaveLength(2);
});
