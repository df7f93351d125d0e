import type { Piece } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import type { ExportFormat } from './file.ts';
import { planExport } from './plan.ts';
import type { Settings } from './studio.ts';
import { studioOf } from './testing/studio.ts';

const valley = {
  info: { title: 'Narrow Valley' },
  companies: [{ name: 'Hill Line', abbrev: 'HL', color: 'red', tokens: ['Home'] }],
  tiles: { 8: 2 },
  map: { hexes: [{ color: 'plain', hexes: ['A1'] }] },
};

const namesOf = async (
  formats: readonly ExportFormat[],
  components?: readonly string[],
  settings?: Settings,
) => {
  const studio = studioOf(valley, settings);
  const board18 = { name: 'valley', version: '2', author: 'Ada' };
  const files = await planExport(studio.game, studio.config, studio, { formats, components, board18 });
  return files.map(({ name }) => name);
};

describe('the files of an export (98.11.1)', () => {
  test('sheets of a component, whole and in pages', async () => {
    expect(await namesOf(['pdf'], ['map', 'tiles'])).toEqual([
      'narrow-valley-map.pdf',
      'narrow-valley-map-paginated.pdf',
      'narrow-valley-tiles.pdf',
    ]);
  });

  // Check 13 of 98.19.
  const whole = {
    ...valley,
    map: [valley.map, { name: 'Other', hexes: [{ color: 'plain', hexes: ['A1', 'A3'] }] }],
    stock: { market: [[10, 20]] },
    tokens: ['bank'],
  };
  const wholeNames = async (settings?: Settings) => {
    const studio = studioOf(whole, settings);
    const files = await planExport(studio.game, studio.config, studio, { formats: ['pdf'] });
    return files.map(({ name }) => name.replace(/^narrow-valley-(.*)\.pdf$/, '$1'));
  };

  test('a whole game in the order of the table', async () => {
    expect(await wholeNames()).toEqual([
      'background',
      'revenue',
      'revenue-paginated',
      'cards',
      'tokens',
      'charters',
      'map-0',
      'map-0-paginated',
      'map-1',
      'map-1-paginated',
      'market',
      'market-paginated',
      'tile-manifest',
      'tiles',
    ]);
    const all = await wholeNames([['export.allLayouts', 'true']]);
    expect(all).toHaveLength(20);
    expect(all.slice(3, 8)).toEqual([
      'cards-free',
      'cards-miniEuroDie',
      'cards-dtgDie',
      'tokens-free',
      'tokens-gsp',
    ]);
    expect(all.slice(-4)).toEqual(['tiles-offset', 'tiles-individual', 'tiles-die', 'tiles-smallDie']);
  });

  test('pieces in the order of the sheets, numbered from 1', async () => {
    const studio = studioOf({
      ...whole,
      players: [{ number: 2 }],
      privates: [{ name: 'Ferry' }],
      trains: [{ name: '2 + 2' }],
      companies: [{ ...valley.companies[0], shares: [{ percent: 20 }, { percent: 10, quantity: 8 }] }],
      tokens: ['bank', { label: 'b', quantity: 0 }, 'c'],
      tiles: { 8: 2, 'x|1': { color: 'yellow' } },
    });
    const files = await planExport(studio.game, studio.config, studio, { formats: ['png'] });
    expect(files.map(({ name }) => name.replace(/^narrow-valley-(.*)\.png$/, '$1'))).toEqual([
      'background',
      'revenue',
      'card-number-1',
      'card-number-2',
      'card-private-1',
      'card-train-1-2_+_2',
      'card-share-1-HL',
      'card-share-2-HL',
      'token-1-HL',
      'token-2',
      'token-3',
      'charter-1-HL',
      'map-0',
      'map-1',
      'market',
      'tile-manifest',
      'tile-8',
      'tile-x_1',
    ]);
  });

  test('named after something else than the title, with the layout in use', async () => {
    const studio = studioOf(valley, [['tiles.layout', 'offset']]);
    const naming = { stem: 'v', layouts: true };
    const files = await planExport(studio.game, studio.config, studio, {
      formats: ['pdf'],
      components: ['tiles', 'tokens'],
      naming,
    });
    expect(files.map(({ name }) => name)).toEqual(['v-tokens.pdf', 'v-tiles-offset.pdf']);
  });

  test('sheets in every layout where the configuration asks for it', async () => {
    expect(await namesOf(['pdf'], ['tokens'], [['export.allLayouts', 'true']])).toEqual([
      'narrow-valley-tokens-free.pdf',
      'narrow-valley-tokens-gsp.pdf',
    ]);
  });

  test('every piece alone', async () => {
    expect(await namesOf(['png', 'svg'], ['tokens'])).toEqual([
      'narrow-valley-token-1-HL.png',
      'narrow-valley-token-1-HL.svg',
    ]);
  });

  test('cut sheets, all in a PDF and each in an SVG', async () => {
    expect(await namesOf(['cut'], ['tiles', 'tile-manifest', 'background'])).toEqual([
      'narrow-valley-tiles-cut.pdf',
      'narrow-valley-tiles-cut-1.svg',
    ]);
  });

  test('a book and a Board18 box', async () => {
    expect(await namesOf(['book', 'b18'])).toEqual(['narrow-valley-book.pdf', 'board18-valley-2.zip']);
  });

  test('names that differ in case only are told apart', async () => {
    const studio = studioOf(valley);
    const pieces = ['tile-x', 'tile-X'].map(
      (name): Piece => ({ name, title: '', width: 1, height: 1, children: [] }),
    );
    const files = await planExport(
      studio.game,
      studio.config,
      { ...studio, pieces: async () => pieces },
      {
        formats: ['svg'],
        components: ['tiles'],
      },
    );
    expect(files).toMatchObject([
      { name: 'narrow-valley-tile-x.svg' },
      { name: 'narrow-valley-tile-X-2.svg', clash: 'narrow-valley-tile-X.svg' },
    ]);
  });
});
