import { components, type Piece } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import type { Settings } from './drawings.ts';
import { planExport } from './plan.ts';
import type { ExportRequest } from './request.ts';
import { drawingsOf } from './testing/drawings.ts';

const valley = {
  info: { title: 'Narrow Valley' },
  companies: [{ name: 'Hill Line', abbrev: 'HL', color: 'red', tokens: ['Home'] }],
  tiles: { 8: 2 },
  map: { hexes: [{ color: 'plain', hexes: ['A1'] }] },
};

const GAME = { kind: 'game' } as const;
/** Parts that all the games below share. */
const EVERYTHING = {
  kind: 'component',
  ids: ['tiles', 'map', 'market', 'tokens', 'charters', 'cards', 'tile-manifest', 'revenue', 'background'],
} as const;

const namesOf = async (
  formats: ExportRequest['formats'],
  components?: readonly string[],
  settings?: Settings,
) => {
  const { files } = await planExport(drawingsOf(valley, settings), {
    scope: components ? { kind: 'component', ids: components } : GAME,
    formats,
    options: { boxVersion: '2', author: 'Ada' },
    naming: { game: 'valley' },
  });
  return files.map(({ name }) => name);
};

describe('the files of an export (98.11.1)', () => {
  test('are the sheets of a component, whole and paginated', async () => {
    expect(await namesOf(['pdf'], ['map', 'tiles'])).toEqual([
      'narrow-valley-map.pdf',
      'narrow-valley-map-paginated.pdf',
      'narrow-valley-tiles.pdf',
    ]);
  });

  // 98.11.1.
  const whole = {
    ...valley,
    map: [valley.map, { name: 'Other', hexes: [{ color: 'plain', hexes: ['A1', 'A3'] }] }],
    stock: { market: [[10, 20]] },
    privates: [{ name: 'Ferry' }],
    tokens: ['bank'],
  };
  const wholeNames = async (settings?: Settings) => {
    const { files } = await planExport(drawingsOf(whole, settings), { scope: EVERYTHING, formats: ['pdf'] });
    return files.map(({ name }) => name.replace(/^narrow-valley-(.*)\.pdf$/, '$1'));
  };

  test('are in registry order, whatever the order of the request', async () => {
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

  test('are those of all components that a game has', async () => {
    const drawings = drawingsOf(whole);
    const { files } = await planExport(drawings, { scope: GAME, formats: ['pdf'] });
    expect([...new Set(files.map(({ component }) => component))]).toEqual(
      components.filter((component) => component.available(drawings.game)),
    );
  });

  test('have the addresses of the pages that show the same (98.11.1)', async () => {
    const addresses = async (format: string, game: object, settings: Settings = []) =>
      (await planExport(drawingsOf(game, settings), { scope: GAME, formats: [format] })).files.map(
        ({ address }) => address,
      );
    expect(await addresses('pdf', whole, [['export.allLayouts', 'true']])).toEqual(
      expect.arrayContaining([
        'background',
        'revenue?paginated=true',
        'cards?config.cards.layout=miniEuroDie',
        'map?variation=0',
        'map?paginated=true&variation=1',
        'tiles?config.tiles.layout=smallDie',
      ]),
    );
    const pieces = {
      ...whole,
      players: [{ number: 2 }],
      privates: [{ name: 'Ferry' }],
      tiles: { 8: 2, 'x|1': { color: 'yellow' } },
    };
    expect(await addresses('png', pieces)).toEqual(
      expect.arrayContaining([
        'cards/number/1',
        'cards/private/0',
        'charters/0',
        'tokens/0',
        'map?variation=1',
        'tile-manifest',
        'tiles/x%7C1',
      ]),
    );
  });

  test('are pieces in the order of the sheets, numbered from 1', async () => {
    const drawings = drawingsOf({
      ...whole,
      players: [{ number: 2 }],
      privates: [{ name: 'Ferry' }],
      trains: [{ name: '2 + 2' }],
      companies: [{ ...valley.companies[0], shares: [{ percent: 20 }, { percent: 10, quantity: 8 }] }],
      tokens: ['bank', { label: 'b', quantity: 0 }, 'c'],
      tiles: { 8: 2, 'x|1': { color: 'yellow' } },
    });
    const { files } = await planExport(drawings, { scope: EVERYTHING, formats: ['png'] });
    expect(files.map(({ name }) => name.replace(/^narrow-valley-(.*)\.png$/, '$1'))).toEqual([
      'background',
      'revenue',
      'card-number-1',
      'card-number-2',
      'card-private-1-ferry',
      'train-2-2x1',
      'share-HL-20',
      'share-HL-10',
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
      'narrow-valley-pieces.csv',
    ]);
  });

  test('can have another stem than the title, and the current layout in their names', async () => {
    const { files } = await planExport(drawingsOf(valley, [['tiles.layout', 'offset']]), {
      scope: { kind: 'component', ids: ['tiles', 'tokens'] },
      formats: ['pdf'],
      naming: { stem: 'v', layouts: true },
    });
    expect(files.map(({ name }) => name)).toEqual(['v-tokens.pdf', 'v-tiles-offset.pdf']);
  });

  test('are sheets in every layout if configured', async () => {
    expect(await namesOf(['pdf'], ['tokens'], [['export.allLayouts', 'true']])).toEqual([
      'narrow-valley-tokens-free.pdf',
      'narrow-valley-tokens-gsp.pdf',
    ]);
  });

  test('are single pieces', async () => {
    expect(await namesOf(['png', 'svg'], ['tokens'])).toEqual([
      'narrow-valley-token-1-HL.png',
      'narrow-valley-pieces.csv',
      'narrow-valley-token-1-HL.svg',
    ]);
  });

  test('are cut sheets, all in one PDF and each as an SVG', async () => {
    expect(await namesOf(['cut'], ['tiles', 'tile-manifest', 'background'])).toEqual([
      'narrow-valley-tiles-cut.pdf',
      'narrow-valley-tiles-cut-1.svg',
    ]);
  });

  test('are a book and a Board18 box', async () => {
    expect(await namesOf(['book', 'board18'])).toEqual(['narrow-valley-book.pdf', 'board18-valley-2.zip']);
  });

  test('get different names if they differ only in case', async () => {
    const pieces = ['tile-x', 'tile-X'].map(
      (name): Piece => ({ name, title: '', width: 1, height: 1, children: [] }),
    );
    const { files } = await planExport(
      { ...drawingsOf(valley), pieces: async () => pieces },
      { scope: { kind: 'component', ids: ['tiles'] }, formats: ['svg'] },
    );
    expect(files).toMatchObject([
      { name: 'narrow-valley-tile-x.svg' },
      { name: 'narrow-valley-tile-X-2.svg', clash: 'narrow-valley-tile-X.svg' },
    ]);
  });
});

describe('a page as a file (98.11.4)', () => {
  const shown = async (
    format: string,
    page: Omit<Extract<ExportRequest['scope'], { kind: 'page' }>, 'kind' | 'request'> &
      Partial<Pick<Extract<ExportRequest['scope'], { kind: 'page' }>, 'request'>>,
    file: object = valley,
  ) => {
    const { files } = await planExport(drawingsOf(file), {
      scope: { kind: 'page', request: {}, ...page },
      formats: [format],
    });
    return files.map(({ name }) => name);
  };

  test('has the same name as in an export of the whole game', async () => {
    expect(await shown('pdf', { component: 'map', request: { paginated: true } })).toEqual([
      'narrow-valley-map-paginated.pdf',
    ]);
    expect(await shown('pdf', { component: 'tokens', layout: 'gsp' })).toEqual([
      'narrow-valley-tokens-gsp.pdf',
    ]);
    expect(await shown('png', { component: 'map' })).toEqual(['narrow-valley-map.png']);
    const two = { ...valley, map: [valley.map, valley.map] };
    expect(await shown('pdf', { component: 'map', request: { variation: 1 } }, two)).toEqual([
      'narrow-valley-map-1.pdf',
    ]);
    expect(await shown('svg', { component: 'map', request: { variation: 1 } }, two)).toEqual([
      'narrow-valley-map-1.svg',
    ]);
  });

  test('is a document or a picture of a single piece, and is not made for a missing piece', async () => {
    const piece = { component: 'tiles', index: '8' };
    expect(await shown('pdf', { component: 'tiles', piece })).toEqual(['narrow-valley-tile-8.pdf']);
    expect(await shown('svg', { component: 'tiles', piece })).toEqual(['narrow-valley-tile-8.svg']);
    expect(await shown('pdf', { component: 'tiles', piece: { ...piece, index: '9' } })).toEqual([]);
  });
});

test('a zip is named after the game, the component and the format', async () => {
  const zipOf = async (scope: ExportRequest['scope'], format: string) =>
    (await planExport(drawingsOf(valley), { scope, formats: [format] })).zipName;
  expect(await zipOf(GAME, 'png')).toBe('narrow-valley-png.zip');
  expect(await zipOf({ kind: 'component', ids: ['tiles'] }, 'cut')).toBe('narrow-valley-tiles-cut.zip');
});

test('throws for an unknown format', async () => {
  const request = { scope: GAME, formats: ['xml'] };
  await expect(planExport(drawingsOf(valley), request)).rejects.toThrow('There is no format "xml".');
});
