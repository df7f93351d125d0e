import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openArtwork } from '@platelayer/components';
import { effectiveConfig, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { openDrawings } from './drawings.ts';
import { planExport } from './plan.ts';
import { runExport } from './result.ts';
import { press, testFonts } from './testing/drawings.ts';

const ROUNDS = 50;
/** Round after which all permanent data is loaded: code, fonts, pictures, shaped words. */
const SETTLED = BUNDLED_GAMES.length * 2;
/** Allowed growth in megabytes. */
const ALLOWANCE = 12;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const megabytes = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

const exportGame = async (id: string): Promise<number> => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const config = effectiveConfig({ game: game!.config });
  const drawings = openDrawings(game!, config, testFonts, openArtwork());
  const scope = { kind: 'component', ids: ['map', 'market'] } as const;
  const { files } = await planExport(drawings, {
    scope,
    formats: ['pdf', 'svg'],
    options: { outlines: true },
  });
  let made = 0;
  for await (const step of runExport(files, press)) if ('bytes' in step) made++;
  return made;
};

test(`exporting ${ROUNDS} games in a row keeps memory flat`, { timeout: 300_000 }, async () => {
  let settled = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = BUNDLED_GAMES[round % BUNDLED_GAMES.length]!;
    expect(await exportGame(id)).toBeGreaterThan(3);
    if (round + 1 === SETTLED) settled = megabytes();
  }
  const end = megabytes();
  const [before, after] = [settled, end].map((size) => `${size.toFixed(1)} MB`);
  process.stdout.write(`after ${SETTLED} games ${before}, after ${ROUNDS} games ${after}\n`);
  expect(end - settled).toBeLessThan(ALLOWANCE);
});
