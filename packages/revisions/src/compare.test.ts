import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { type Change, compareVersions, copiesToDiscard, copiesToPrint } from './compare.ts';
import { compareFiles, drawingsOf } from './testing/versions.ts';
import { versionOf } from './version.ts';

const game = {
  info: { title: 'Withy', background: 'red' },
  privates: [
    { name: 'Ferry', price: 20 },
    { name: 'Tram', price: 40 },
  ],
  trains: [
    { name: '2', quantity: 6, color: 'yellow', price: 80 },
    { name: '3', quantity: 5, color: 'green', price: 180 },
  ],
  companies: [
    {
      name: 'Great Salt',
      abbrev: 'GSR',
      color: 'red',
      tokens: ['', 40],
      shares: [
        { quantity: 1, label: 'President', percent: 20 },
        { quantity: 8, percent: 10 },
      ],
    },
  ],
  tokens: [{ label: 'bank', quantity: 3 }],
  tiles: { 8: 4, 57: 2 },
  map: {
    hexes: [
      { color: 'plain', hexes: ['A1', 'B2', 'C1'] },
      { color: 'plain', cities: [{ name: { name: 'Withy' } }], hexes: ['A3'] },
    ],
  },
  stock: {
    type: '2D',
    market: [
      [60, 70, 80],
      [50, 60, 70],
    ],
  },
};

const changed = (part: object): object => ({ ...structuredClone(game), ...part });
const told = (changes: readonly Change[]) =>
  changes.map(({ kind, component, title }) => `${kind} ${component}: ${title}`);
/** Without the charts and aids that repeat what other components show. */
const changesTo = async (part: object) =>
  told((await compareFiles(game, changed(part))).changes).filter(
    (line) => !/ (train-chart|player-aid|upgrades|tile-manifest):/.test(line),
  );

describe('two versions of a game', () => {
  test('that are the same have no changes', async () => {
    const { changes, unchanged, unrelated } = await compareFiles(game, structuredClone(game));
    expect({ changes, unrelated }).toEqual({ changes: [], unrelated: false });
    expect(unchanged).toBeGreaterThan(20);
  });

  test('a card is told by its kind and name, also where others come before it', async () => {
    const { privates } = game;
    expect(await changesTo({ privates: [{ name: 'Bridge', price: 30 }, ...privates] })).toEqual([
      'added cards: private "Bridge"',
    ]);
    expect(await changesTo({ privates: [privates[1]] })).toEqual(['removed cards: private "Ferry"']);
    expect(await changesTo({ privates: [privates[0], { name: 'Tram', price: 50 }] })).toEqual([
      'redrawn cards: private "Tram"',
    ]);
  });

  test('copies are counted', async () => {
    const [two, three] = game.trains;
    expect(await changesTo({ trains: [two, { ...three, quantity: 6 }] })).toEqual([
      'copies cards: train "Train 3"',
    ]);
  });

  test('a tile is told by its id, a token by its company and kind', async () => {
    expect(await changesTo({ tiles: { 8: 5, 9: 2 } })).toEqual(
      expect.arrayContaining([
        'copies tiles: yellow "Tile 8"',
        'added tiles: yellow "Tile 9"',
        'removed tiles: yellow "Tile 57"',
      ]),
    );
    const [company] = game.companies;
    const found = await changesTo({ companies: [{ ...company, abbrev: 'GSL' }] });
    expect(found).toEqual(
      expect.arrayContaining([
        'redrawn tokens: market "Great Salt, market token"',
        'redrawn tokens: station "Great Salt, station token"',
        'redrawn charters: charter "Great Salt"',
      ]),
    );
  });

  test('a hex is told by its coordinate, whatever entry of the file it stands in', async () => {
    const [plain, city] = game.map.hexes;
    const found = await changesTo({
      map: {
        hexes: [
          { ...plain, hexes: ['A1', 'B2'] },
          city,
          { ...plain, terrain: [{ type: 'mountain', cost: 60 }], hexes: ['C1'] },
        ],
      },
    });
    expect(found).toEqual(['redrawn map: hex C1']);
  });

  test('a map that grows to the left moves everything, which is no change of its hexes', async () => {
    const found = await changesTo({
      info: { ...game.info, extraTotalWidth: 0 },
      map: { hexes: [...game.map.hexes, { color: 'plain', hexes: ['D2'] }] },
    });
    expect(found.filter((line) => line.startsWith('moved'))).toEqual([]);
    expect(found).toContain('added map: hex D2');
  });

  test('a cell of the market is told by its place', async () => {
    const found = await changesTo({
      stock: {
        type: '2D',
        market: [
          [60, 75, 80],
          [50, 60, 70],
        ],
      },
    });
    expect(found).toEqual(['redrawn market: cell 75']);
  });

  test('a setting that changes the drawing counts', async () => {
    const before = await versionOf(drawingsOf(game));
    const after = await versionOf(drawingsOf(game, { cards: { shareStyle: 'left' } }));
    expect(told(compareVersions(before, after).changes)).toEqual([
      'redrawn cards: share "Great Salt, President"',
      'redrawn cards: share "Great Salt"',
    ]);
  });

  test('two different games have nothing in common', async () => {
    const { unrelated } = await compareFiles(
      { info: { title: 'One' }, privates: [{ name: 'A' }] },
      { info: { title: 'Two' }, trains: [{ name: '2', quantity: 1 }] },
    );
    expect(unrelated).toBe(true);
  });

  test('what is to be printed and thrown away', async () => {
    const [two, three] = game.trains;
    const { changes } = await compareFiles(
      game,
      changed({
        trains: [
          { ...two, quantity: 8 },
          { ...three, quantity: 2 },
        ],
        privates: [{ name: 'Ferry', price: 25 }],
      }),
    );
    const counts = changes
      .filter(({ component }) => component === 'cards')
      .map((change) => [change.title, copiesToPrint(change), copiesToDiscard(change)]);
    expect(counts).toEqual([
      ['private "Ferry"', 1, 1],
      ['train "Train 2"', 2, 0],
      ['train "Train 3"', 0, 3],
      ['private "Tram"', 0, 1],
    ]);
  });
});

test('the largest bundled game compared with itself has no changes', async () => {
  const text = (await bundledGame('meridian'))!;
  expect((await compareFiles(text, text)).changes).toEqual([]);
});
