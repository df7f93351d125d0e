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
  if (!game) throw new Error(`${id} is not a valid game`);
  return game;
};

/** All sheets of a game, with every map variation, and the diagnostics from drawing them. */
const print = async (game: Game) => {
  const config = effectiveConfig({ game: game.config });
  const diagnostics: Diagnostic[] = [];
  const materials = {
    config,
    fonts,
    artwork: openArtwork(),
    report: (diagnostic: Diagnostic) => void diagnostics.push(diagnostic),
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
  return { diagnostics, pages };
};

describe.each(BUNDLED_GAMES)('the printed game $id', async ({ id }) => {
  const game = await open(id);
  const { diagnostics, pages } = await print(game);

  test('has no overlaps, overflows or missing artwork', () => {
    expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
  });

  test('has only characters that the bundled fonts contain', () => {
    const texts = new Set(pages.flatMap(textsIn));
    expect(texts.size).toBeGreaterThan(50);
    expect([...texts].filter((text) => missingCharacters(fonts, text).length > 0)).toEqual([]);
  });
});

test('the map of Candle Bay, the beginner game, fits on two sheets of paper', async () => {
  const game = await open('candle-bay');
  const config = effectiveConfig({ game: game.config });
  const materials = { config, fonts, artwork: openArtwork(), report: () => undefined };
  const drawings = await findComponent('map')!.drawings();
  const pages = await withLook(game, materials, (look) => drawings.pages(game, look, { paginated: true }));
  expect(pages).toHaveLength(2);
});
