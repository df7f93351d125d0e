import { toSvg } from '@platelayer/press';
import { describe, expect, test } from 'vitest';
import { marketDrawings } from './drawings.ts';
import { gallery } from './testing/gallery.ts';
import { gameOf, lookFor } from './testing/game.ts';

describe('gallery', () => {
  test.each(Object.entries(gallery))('%s', async (name, { component, file, config }) => {
    const game = gameOf(file);
    const look = lookFor(game, config);
    const pages = marketDrawings[component].pages(game, look, {});
    expect(pages).toHaveLength(1);
    expect(look.found).toEqual([]);
    const svg = toSvg(pages[0]!, { fonts: look.fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
    await expect(`${svg}\n`).toMatchFileSnapshot(`./testing/gallery/${name.replaceAll(' ', '-')}.svg`);
  });
});
