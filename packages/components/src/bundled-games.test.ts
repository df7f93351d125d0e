import { type Diagnostic, effectiveConfig, type Game, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { missingCharacters } from '../../../scripts/testing/missing-characters.ts';
import { openArtwork } from './artwork/open.ts';
import { designChecks } from './design/checks.ts';
import { withLook } from './look.ts';
import { components, findComponent } from './registry.ts';
import { textsIn } from './testing/find.ts';

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
  const materials = {
    config,
    fonts,
    artwork: openArtwork(),
    report: (one: Diagnostic) => void found.push(one),
  };
  const shown = components.filter((component) => component.available(game));
  const drawings = await Promise.all(shown.map((component) => component.drawings()));
  const pages = await withLook(game, materials, (look) => {
    for (const check of designChecks(game)) check(look);
    return shown.flatMap(({ options }, i) => {
      const variations = options.includes('variation') ? game.maps.map((_, index) => index) : [0];
      return variations.flatMap((variation) =>
        drawings[i]!.pages(game, look, { variation, paginated: true }),
      );
    });
  });
  return { found, pages };
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
    expect([...texts].filter((text) => missingCharacters(fonts, text).length > 0)).toEqual([]);
  });
});

test('Candle Bay, the game for a first evening, has its board on two sheets of paper', async () => {
  const game = await open('candle-bay');
  const config = effectiveConfig({ game: game.config });
  const materials = { config, fonts, artwork: openArtwork(), report: () => undefined };
  const drawings = await findComponent('map')!.drawings();
  const pages = await withLook(game, materials, (look) => drawings.pages(game, look, { paginated: true }));
  expect(pages).toHaveLength(2);
});
