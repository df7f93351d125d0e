import type { Json } from '@platelayer/game';
import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { drawEverything } from '../../../scripts/testing/draw-everything.ts';
import { mutateGame, parts, swellGame } from '../../../scripts/testing/mutate.ts';
import { seeded } from '../../../scripts/testing/random.ts';

/** No file may take longer to draw: many times what the games take as they are, which this machine needs right now. */
const LIMIT = 20;

describe.each(['candle-bay', 'slate-isles'])('%s', async (id) => {
  const text = (await bundledGame(id)) ?? '';
  const file: Json = JSON.parse(text);
  // Fonts and pictures are loaded once.
  await drawEverything(text);
  const usual = (await drawEverything(text))!;

  test.each([1830, 1846, 1889])('with entries twenty times over is drawn soon (seed %i)', async (seed) => {
    const drawn = await drawEverything(JSON.stringify(swellGame(file, seeded(seed))));
    expect(drawn!.seconds / usual.seconds).toBeLessThan(LIMIT);
    expect(drawn!.pages.length).toBeGreaterThanOrEqual(usual.pages.length);
  });

  test.each([1830, 1846, 1889, 1835])('with parts out of place is drawn soon (seed %i)', async (seed) => {
    const random = seeded(seed);
    const changed = swellGame(mutateGame(file, random, parts(file)), random);
    const drawn = await drawEverything(JSON.stringify(changed));
    expect(drawn!.seconds / usual.seconds).toBeLessThan(LIMIT);
  });
});

test('a hex of fine pictures twenty times over is drawn soon, and reported where it stands', async () => {
  const draw = (count: number) => {
    const terrain = Array(count).fill({ type: 'water', cost: 60 });
    const hexes = [{ hexes: ['A1'] }, { hexes: ['B2', 'C3'], terrain }];
    return drawEverything(JSON.stringify({ info: { title: 'T' }, map: { hexes } }));
  };
  await draw(3);
  const few = (await draw(3))!;
  const many = (await draw(60))!;
  expect(many.seconds / few.seconds).toBeLessThan(40);
  expect(many.found.filter(({ code }) => code === 'layout/crowded').map(({ pointer }) => pointer)).toEqual([
    '/map/hexes/1',
  ]);
});
