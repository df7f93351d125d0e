import { load } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { BUNDLED_GAMES, bundledGame, DEFAULT_GAME } from './index.ts';

describe('bundled games', () => {
  test('are eight, one of them the default game', () => {
    expect(BUNDLED_GAMES).toHaveLength(8);
    expect(BUNDLED_GAMES.map(({ id }) => id)).toContain(DEFAULT_GAME);
  });

  test('are sorted by title and have unique ids', () => {
    const titles = BUNDLED_GAMES.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(BUNDLED_GAMES.map(({ id }) => id)).size).toBe(BUNDLED_GAMES.length);
  });

  test('are undefined for an unknown id', async () => {
    expect(await bundledGame('nope')).toBeUndefined();
    expect(await bundledGame('__proto__')).toBeUndefined();
  });

  test.each(BUNDLED_GAMES)('$id has no diagnostics and is listed as in its file', async (listed) => {
    const text = (await bundledGame(listed.id)) ?? '';
    const { game, file, diagnostics } = load(text, library);
    // The application opens these games without checking or upgrading them.
    expect(diagnostics).toEqual([]);
    expect(file).toEqual(JSON.parse(text));
    const { title, subtitle, designer, publisher } = game?.info ?? {};
    expect(listed).toEqual({ id: listed.id, title, subtitle, designer, publisher });
    expect(game?.maps.length).toBeGreaterThan(0);
  });

  test.each(BUNDLED_GAMES)('$id has notes of two sentences', async ({ id }) => {
    const { info } = JSON.parse((await bundledGame(id)) ?? '');
    expect(info.notes.match(/[^.]+\.( |$)/g)).toHaveLength(2);
  });

  test('Meridian has more than 200 hexes, and 16 companies', async () => {
    const { game } = load((await bundledGame('meridian')) ?? '', library);
    expect(game?.maps[0]?.hexes.length).toBeGreaterThan(200);
    expect(game?.companies).toHaveLength(16);
  });

  test('Banner Fair has cities of every size (20.8.5.3)', async () => {
    const file: { map: { hexes: { cities?: { size?: number | string }[] }[] } } = JSON.parse(
      (await bundledGame('banner-fair')) ?? '',
    );
    const sizes = new Set(file.map.hexes.flatMap(({ cities = [] }) => cities.map(({ size = 1 }) => size)));
    expect(sizes).toEqual(new Set([1, 2, 3, 4, 5, 6, '2Y', '1S1Y', '2S1Y', '3Ferry']));
  });
});
