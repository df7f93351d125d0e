import { components } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import type { Json } from '@platelayer/game';
import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { mutateGame, parts } from '../../../scripts/testing/mutate.ts';
import { pick, seeded } from '../../../scripts/testing/random.ts';
import { type Change, compareVersions, copiesToDiscard, copiesToPrint } from './compare.ts';
import { fieldChanges } from './field-changes.ts';
import type { Item } from './item.ts';
import { compareFiles, drawingsIfGame, drawingsOf, versionOf } from './testing/versions.ts';
import { versionsOf } from './version.ts';

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

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const changed = (part: object): object => ({ ...structuredClone(game), ...part });
const describeChanges = (changes: readonly Change[]) =>
  changes.map(({ kind, component, title }) => `${kind} ${component}: ${title}`);
/** Changes without those of charts and aids, which repeat other components. */
const changesTo = async (part: object) =>
  describeChanges((await compareFiles(game, changed(part))).changes).filter(
    (line) => !/ (train-chart|player-aid|upgrades|tile-manifest):/.test(line),
  );

describe('comparing two versions of a game', () => {
  test('finds no changes in equal versions', async () => {
    const { changes, unchanged, unrelated } = await compareFiles(game, structuredClone(game));
    expect({ changes, unrelated }).toEqual({ changes: [], unrelated: false });
    expect(unchanged).toBeGreaterThan(20);
  });

  test('identifies cards by kind and name, even if others are added before them', async () => {
    const { privates } = game;
    expect(await changesTo({ privates: [{ name: 'Bridge', price: 30 }, ...privates] })).toEqual([
      'added cards: private "Bridge"',
    ]);
    expect(await changesTo({ privates: [privates[1]] })).toEqual(['removed cards: private "Ferry"']);
    expect(await changesTo({ privates: [privates[0], { name: 'Tram', price: 50 }] })).toEqual([
      'redrawn cards: private "Tram"',
    ]);
  });

  test('reports changed numbers of copies', async () => {
    const [two, three] = game.trains;
    expect(await changesTo({ trains: [two, { ...three, quantity: 6 }] })).toEqual([
      'copies cards: train "Train 3"',
    ]);
  });

  test('identifies tiles by id, and tokens by company and kind', async () => {
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

  test('identifies hexes by coordinate, in whatever entry of the file', async () => {
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

  test('does not report hexes as moved if the map grows at its left', async () => {
    const found = await changesTo({
      info: { ...game.info, extraTotalWidth: 0 },
      map: { hexes: [...game.map.hexes, { color: 'plain', hexes: ['D2'] }] },
    });
    expect(found.filter((line) => line.startsWith('moved'))).toEqual([]);
    expect(found).toContain('added map: hex D2');
  });

  test('identifies market cells by position', async () => {
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

  test('does not report chart entries that shrink for additional ones', async () => {
    const tiles = Object.fromEntries([8, 57, 14, 15, ...range(16, 31)].map((id) => [id, 1]));
    const { changes } = await compareFiles(game, changed({ tiles }));
    const chart = describeChanges(changes.filter(({ component }) => component === 'upgrades'));
    expect(chart).toContain('added upgrades: tile 16');
    expect(
      chart.filter((line) => !line.startsWith('added') && !line.endsWith('the rest of the sheet')),
    ).toEqual([]);
  });

  test('reports only the chart entries whose order changed as moved', async () => {
    const trains = ['2', '3', '4', '5'].map((name) => ({ name, quantity: 2, color: 'yellow', price: 80 }));
    const [two, three, four, five] = trains;
    const { changes } = await compareFiles(
      changed({ trains }),
      changed({ trains: [three, four, two, five] }),
    );
    expect(describeChanges(changes)).toEqual(['moved train-chart: train 2']);
  });

  test('reports charter and shares of a renamed company, but not its tokens', async () => {
    const [company] = game.companies;
    const named = { ...company!, token: { color: 'blue', label: 'S' } };
    const { changes } = await compareFiles(
      changed({ companies: [named] }),
      changed({ companies: [{ ...named, name: 'Little Salt' }] }),
    );
    expect(new Set(changes.map(({ component }) => component))).toEqual(new Set(['cards', 'charters']));
  });

  test('lists changes in the order of components, even if one was removed', async () => {
    const { changes } = await compareFiles(game, changed({ map: undefined, tiles: { 8: 5 } }));
    const order = components.map(({ id }) => id);
    const found = changes.map(({ component }) => order.indexOf(component));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(changes.some(({ component }) => component === 'map')).toBe(true);
  });

  test('reports drawings changed by a setting', async () => {
    const before = await versionOf(drawingsOf(game));
    const after = await versionOf(drawingsOf(game, { cards: { shareStyle: 'left' } }));
    expect(describeChanges(compareVersions(before, after).changes)).toEqual([
      'redrawn cards: share "Great Salt, President"',
      'redrawn cards: share "Great Salt"',
    ]);
  });

  test('reports cards whose printed backs changed', async () => {
    const cards = (changes: readonly Change[]) => changes.filter(({ component }) => component === 'cards');
    const blue = changed({ info: { ...game.info, background: 'blue' } });
    const plain = [drawingsOf(game), drawingsOf(blue)] as const;
    const backed = [game, blue].map((file) => drawingsOf(file, { cards: { backs: 'plain' } }));
    const between = async (before: GameDrawings, after: GameDrawings) => {
      const versions = await versionsOf({ title: 'Withy', drawings: () => before }, after, true);
      return cards(compareVersions(versions.before, versions.after).changes).map(({ kind }) => kind);
    };
    expect(await between(...plain)).toEqual([]);
    expect(new Set(await between(backed[0]!, backed[1]!))).toEqual(new Set(['redrawn']));
    expect(new Set(await between(plain[0], backed[0]!))).toEqual(new Set(['redrawn']));
    expect(await between(backed[0]!, backed[0]!)).toEqual([]);
  });

  test('recognises different games', async () => {
    const { unrelated } = await compareFiles(
      { info: { title: 'One' }, privates: [{ name: 'A' }] },
      { info: { title: 'Two' }, trains: [{ name: '2', quantity: 1 }] },
    );
    expect(unrelated).toBe(true);
  });

  test('counts copies to print and to throw away', async () => {
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

const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

describe('comparing any two files', () => {
  test('never throws, even if the files are invalid', async () => {
    const games: Json[] = [game, JSON.parse((await bundledGame('candle-bay'))!)];
    const donors = games.flatMap(parts);
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const random = seeded(seed);
      const [before, after] = [0, 1].map(() => mutateGame(pick(random, games), random, donors));
      expect(fieldChanges(before, before)).toEqual([]);
      expect(fieldChanges(before, after).length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after));
      const [oldDrawings, newDrawings] = [drawingsIfGame(before!), drawingsIfGame(after!)];
      if (!oldDrawings || !newDrawings) continue;
      const version = await versionOf(newDrawings);
      const fullComparison = compareVersions(await versionOf(oldDrawings), version);
      const earlier = { title: oldDrawings.game.info.title, drawings: () => oldDrawings };
      const versions = await versionsOf(earlier, newDrawings, true);
      expect(compareVersions(versions.before, versions.after)).toEqual(fullComparison);
      expect(compareVersions(version, version).changes).toEqual([]);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('takes linear time', () => {
    const items = (count: number, drawing: string) =>
      Array.from(
        { length: count },
        (_, i): Item => ({
          component: 'map',
          key: `hex ${i}`,
          title: `hex ${i}`,
          drawing: `${drawing}${i % 3}`,
          place: { x: i, y: (7 * i) % 11 },
          copies: 1,
        }),
      );
    const file = (count: number, price: number): Json => ({
      list: Array.from({ length: count }, (_, i) => ({ id: `${(i * price) % count}`, price: price * i })),
    });
    const timeFor = (count: number) => {
      const [oldItems, newItems] = [items(count, 'a'), items(count, 'b').reverse()];
      const [before, after] = [file(count, 3), file(count, 7)];
      const start = cpuTime();
      compareVersions({ title: 'A', items: oldItems }, { title: 'A', items: newItems });
      fieldChanges(before, after);
      return (cpuTime() - start) / count;
    };
    timeFor(4_000);
    const fastest = (count: number) => Math.min(...[1, 2, 3].map(() => timeFor(count)));
    // Time per item must not grow with their number: quadratic time would make it sixteen times as long.
    expect(fastest(32_000) / fastest(2_000)).toBeLessThan(6);
  });
});
