import { type Diagnostic, effectiveConfig, type Json, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { pick, seeded } from '../../../scripts/testing/random.ts';
import { openArtwork } from './artwork/open.ts';
import { designChecks } from './design.ts';
import { withLook } from './look.ts';
import { components } from './registry.ts';

const fonts = await bundledFonts();
const artwork = openArtwork();

/** No file may take longer to draw: seconds of work, so that a busy machine does no harm. */
const LIMIT = 5;

/** Lists that have something in them, and where they stand. */
const listsIn = (value: Json, path = ''): readonly { readonly path: string; readonly list: Json[] }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => listsIn(part as Json, `${path}/${key}`));
  return Array.isArray(value) && value.length > 0 ? [{ path, list: value as Json[] }, ...inner] : inner;
};

/** The text of a game in which an entry of some lists stands twenty times more, on hexes above all. */
const swollen = (text: string, random: () => number): string => {
  const file: Json = JSON.parse(text);
  const lists = listsIn(file);
  const onHexes = lists.filter(({ path }) => /^\/map(\/\d+)?\/hexes\/\d+\/(?!hexes)\w+$/.test(path));
  for (const { list } of [pick(random, onHexes), pick(random, onHexes), pick(random, lists)])
    list.push(...Array<Json>(20).fill(pick(random, list)));
  return JSON.stringify(file);
};

/** Every component, plain and on paper, and every check. */
const draw = async (text: string) => {
  const { game } = load(text, library);
  if (!game) throw new Error('This is no game.');
  const found: Diagnostic[] = [];
  const report = (remark: Diagnostic) => void found.push(remark);
  const drawings = await Promise.all(components.map((component) => component.drawings()));
  const config = effectiveConfig({ game: game.config });
  const pages = await withLook(game, { config, fonts, artwork, report }, (look) => {
    for (const check of designChecks(game)) check(look);
    return drawings.flatMap(({ pages }) =>
      [false, true].flatMap((paginated) => pages(game, look, { paginated })),
    );
  });
  return { pages, found };
};

describe.each(['candle-bay', 'slate-isles'])('%s with entries twenty times over', async (id) => {
  const text = (await bundledGame(id)) ?? '';
  // Fonts and pictures are loaded once.
  const { pages: usual } = await draw(text);

  test.each([1830, 1846, 1889])('is drawn in no time to speak of (seed %i)', async (seed) => {
    const start = process.cpuUsage();
    const { pages } = await draw(swollen(text, seeded(seed)));
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(LIMIT);
    expect(pages.length).toBeGreaterThanOrEqual(usual.length);
  });
});

test('a hex of fine pictures twenty times over is drawn soon, and reported where it stands', async () => {
  const terrain = Array(21).fill({ type: 'water', cost: 60 });
  const hexes = [{ hexes: ['A1'] }, { hexes: ['B2', 'C3'], terrain }];
  const start = process.cpuUsage();
  const { found } = await draw(JSON.stringify({ info: { title: 'T' }, map: { hexes } }));
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(LIMIT);
  expect(found.filter(({ code }) => code === 'layout/crowded').map(({ pointer }) => pointer)).toEqual([
    '/map/hexes/1',
  ]);
});
