import { effectiveConfig, resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, test, vi } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../artwork/artwork.ts';
import { withLook } from '../look.ts';
import { drawMap } from './map.ts';
import { marketCode } from './market-code.ts';

test('a map with a market waits for the code that draws it', async () => {
  const file = {
    info: { title: 'T' },
    stock: { type: '2D', market: [[50, 60]] },
    map: { hexes: [{ color: 'plain', hexes: ['A1'] }], market: { x: 300 } },
  };
  const { game } = resolve(file, library);
  const parts = {
    config: effectiveConfig({}),
    fonts: await bundledFonts(),
    artwork: noArtwork,
    report: () => undefined,
  };
  // Another test may have loaded it.
  await marketCode.load();
  vi.spyOn(marketCode, 'get').mockReturnValueOnce(undefined);
  vi.spyOn(marketCode, 'loadMissing').mockResolvedValueOnce(true);
  const drawn: number[] = [];
  await withLook(game, parts, (look) => {
    const { layers } = drawMap(game, game.maps[0]!, look);
    drawn.push(layers.find(({ name }) => name === 'market')!.children.length);
  });
  vi.restoreAllMocks();
  expect(drawn).toEqual([0, 1]);
});
