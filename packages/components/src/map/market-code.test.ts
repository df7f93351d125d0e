import { effectiveConfig, resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../artwork/artwork.ts';
import { withLook } from '../look.ts';
import { drawMap } from './map.ts';

test('a map that shows the market waits for the code that draws it', async () => {
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
  const drawn: number[] = [];
  await withLook(game, parts, (look) => {
    const { layers } = drawMap(game, game.maps[0]!, look);
    drawn.push(layers.find(({ name }) => name === 'market')!.children.length);
  });
  expect(drawn).toEqual([0, 1]);
});
