import { expect, test } from 'vitest';
import { bundledFonts, fontsOnDemand } from '../../../../scripts/testing/fonts.ts';
import { drawWhenLoaded } from '../lazy-loading.ts';
import { arcText } from './arc.ts';
import { fitBlock } from './fit.ts';
import type { Fonts } from './fonts.ts';
import { text } from './text.ts';

/** Text in every family. Only the fallback face has «Жара». */
const sheet = (fonts: Fonts) => [
  text(fonts, 'Quarry Junction', 10, 20, { size: 12, anchor: 'middle', baseline: 'middle' }),
  text(fonts, 'Port Жара', 0, 0, { family: 'sans-serif', weight: 400, size: 9, baseline: 'central' }),
  fitBlock(fonts, 'A text that has to be broken, and made smaller where it does not fit.', 0, 0, {
    family: 'serif',
    weight: 400,
    size: 14,
    width: 60,
    height: 40,
    minSize: 5,
  }),
  arcText(fonts, 'Round the town', { size: 8, cx: 0, cy: 0, radius: 40, angle: 270 }),
];

test('a sheet is the same if faces load on demand', async () => {
  const { fonts, read } = await fontsOnDemand();
  expect(await drawWhenLoaded([fonts], () => sheet(fonts))).toEqual(sheet(await bundledFonts()));
  expect([...read].sort()).toEqual(['display-bold', 'fallback', 'sans', 'serif']);
});

test('an unused face is not loaded, and its file is not available', async () => {
  const { fonts, read } = await fontsOnDemand();
  await drawWhenLoaded([fonts], () => text(fonts, 'Halt', 0, 0, { size: 10 }));
  expect(read).toEqual(['display-bold']);
  expect(() => fonts.file(fonts.face('serif'))).toThrow('"serif" is not loaded');
});
