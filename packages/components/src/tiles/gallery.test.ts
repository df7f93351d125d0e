import { describe, expect, test } from 'vitest';
import { catalogueTiles, galleryColors, galleryPage } from './gallery.ts';
import { tileGame } from './testing/game.ts';

const tiles = catalogueTiles(tileGame({}).info);

describe('tile gallery (80.11)', () => {
  test('shows the library 50 to a page, whole numbers first', () => {
    const { tiles: shown, matches, pages } = galleryPage(tiles, {}, 1);
    expect(shown).toHaveLength(50);
    expect(shown.slice(0, 3).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(matches).toBe(tiles.length);
    expect(pages).toBe(Math.ceil(tiles.length / 50));
  });

  test.each([999, Number.POSITIVE_INFINITY])('page %s is the last one', (page) => {
    const last = galleryPage(tiles, {}, page);
    expect(last.page).toBe(last.pages);
    expect(last.tiles.at(-1)).toBe(tiles.at(-1));
  });

  test.each([0, -1, Number.NaN])('page %s is the first one', (page) => {
    expect(galleryPage(tiles, {}, page).page).toBe(1);
  });

  test('shows only tiles that pass, and says how many', () => {
    const found = galleryPage(tiles, { id: '57', color: 'yellow' }, 3);
    expect(found.tiles.map(({ id }) => id)).toContain('57');
    expect(found).toMatchObject({ page: 1, pages: 1, matches: found.tiles.length });
    expect(galleryPage(tiles, { id: 'no such' }, 1)).toEqual({ tiles: [], matches: 0, page: 1, pages: 1 });
  });

  test('offers every colour of the library', () => {
    expect(galleryColors(tiles)).toEqual([
      'yellow',
      'green',
      'brown',
      'gray',
      'green/brown',
      'brown/gray',
      'water',
      'offboard',
      'none',
    ]);
  });
});
