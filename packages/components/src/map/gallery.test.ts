import { toSvg } from '@platelayer/press';
import { expect, test } from 'vitest';
import { mapDrawings } from './drawings.ts';
import { mapGallery } from './testing/gallery.ts';
import { tinyGame, tinyLook } from './testing/game.ts';

test.each(Object.entries(mapGallery))('%s', async (name, { file, config }) => {
  const game = tinyGame(file);
  const look = await tinyLook(game, config);
  const [page] = mapDrawings.pages(game, look, {});
  const svg = toSvg(page!, { fonts: look.fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
  await expect(`${svg}\n`).toMatchFileSnapshot(`testing/gallery/${name.replaceAll(' ', '-')}.svg`);
});
