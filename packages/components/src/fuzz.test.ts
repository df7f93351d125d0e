import type { Json } from '@platelayer/game';
import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { drawEverything } from '../../../scripts/testing/draw-everything.ts';
import { mutateGame, parts, swellGame } from '../../../scripts/testing/mutate.ts';
import { seeded } from '../../../scripts/testing/random.ts';

/** Limit for the drawing time, relative to the unchanged game on this machine. */
const MAX_RATIO = 20;

describe.each(['candle-bay', 'slate-isles'])('%s', async (id) => {
  const text = (await bundledGame(id)) ?? '';
  const file: Json = JSON.parse(text);
  // Loads fonts and pictures.
  await drawEverything(text);
  const unchanged = (await drawEverything(text))!;

  test.each([1830, 1846, 1889])(
    'is drawn in time with twenty copies of some entries (seed %i)',
    async (seed) => {
      const drawn = await drawEverything(JSON.stringify(swellGame(file, seeded(seed))));
      expect(drawn!.seconds / unchanged.seconds).toBeLessThan(MAX_RATIO);
      expect(drawn!.pages.length).toBeGreaterThanOrEqual(unchanged.pages.length);
    },
  );

  test.each([1830, 1846, 1889, 1835])('is drawn in time with misplaced parts (seed %i)', async (seed) => {
    const random = seeded(seed);
    const changed = swellGame(mutateGame(file, random, parts(file)), random);
    const drawn = await drawEverything(JSON.stringify(changed));
    expect(drawn!.seconds / unchanged.seconds).toBeLessThan(MAX_RATIO);
  });
});

test('a hex with sixty detailed pictures is drawn in time, and reported at its location', async () => {
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
