import type { ConfigPart } from '@platelayer/game';
import type { Page } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { cutPieces, textsOf } from '../testing/find.ts';
import { setUp } from '../testing/game.ts';
import { playerAidComponent, trainChartComponent } from './component.ts';
import { playerAidDrawings, trainChartDrawings } from './drawings.ts';

const FILE = {
  info: { title: 'Valley', currency: '$#' },
  bank: 5000,
  players: [
    { number: 3, capital: 400, certLimit: 14 },
    { number: 4, capital: 300, certLimit: 11 },
  ],
  trains: [
    { name: '2', quantity: 5, price: 80, color: 'yellow', rust: '4' },
    { name: '3', quantity: 4, price: 180, color: 'green', obsolete: { on: '4', index: 2 } },
    { name: '4', quantity: '∞', price: [300, 280], color: 'green', tradeInPrice: 200, description: 'Fast' },
  ],
  phases: [
    { name: '2', limit: 4, tiles: 'yellow', rounds: 1 },
    { name: '3', limit: 4, tiles: 'green', notes: 'Two tiles', rounds: 2 },
    { name: 'IV', train: '4', limit: 3, tiles: 'green' },
    { name: '4', limit: 1, tiles: 'green', minor: true, notes: 'Merge' },
    { name: 'End', train: [], limit: 2, tiles: 'brown' },
  ],
  rounds: [{ name: 'SR' }, { name: 'OR' }],
  turns: [{ name: 'Stock Round', steps: ['Sell', 'Buy'], ordered: true, optional: ['Pass'] }],
  privates: [{ name: 'Ferry', id: 'P1', price: 20, revenue: [5, 10], description: 'Crosses water.' }],
  map: {
    hexes: [
      { hexes: ['A1', 'A3'], terrain: [{ type: 'mountain', cost: 60 }] },
      { hexes: ['B2'], bridges: [{ cost: 40 }] },
    ],
  },
};

const texts = (pages: readonly Page[]) =>
  pages.flatMap(({ children }) => textsOf(children).map(({ text }) => text));
const written = (drawings: typeof trainChartDrawings, file: object = FILE, config: ConfigPart = {}) => {
  const { game, look } = setUp(file, config);
  return texts(drawings.pages(game, look, {}));
};

describe('train chart (87.3)', () => {
  test('has a row for each train, with what its phases bring, and one for a phase without train', () => {
    expect(written(trainChartDrawings)).toEqual([
      'Valley Train Chart',
      ...['Train', 'Phase', 'Price', '#', 'Removes', 'Limit', 'Tiles', 'ORs', 'Notes'],
      ...['2', '$80', '5', '4', 'yellow', '1'],
      ...['3', '$180', '4', '4', 'green', '2', 'Two tiles'],
      ...['4', 'IV', '$300', '$280', '($200)', '∞', '2', '3 (obsolete, with number 2)'],
      ...['3', 'Minors: 1', 'green', 'Fast', 'Minors: Merge'],
      ...['End', 'End', '2', 'brown'],
    ]);
  });

  test('understands a train that is called more fully, and says once what holds for all', () => {
    const found = written(trainChartDrawings, {
      trains: [
        { name: '3', quantity: 1, color: 'green', rust: '6' },
        { name: '6E', quantity: 1, color: 'brown' },
      ],
      phases: [
        { name: '6E', limit: 2, tiles: 'brown', notes: 'Privates close' },
        { name: '6E', limit: 1, tiles: 'brown', notes: 'Privates close', minor: true },
      ],
    });
    expect(found.slice(found.indexOf('6E'))).toContain('3');
    expect(found.filter((text) => text.includes('Privates close'))).toEqual(['Privates close']);
  });

  test('leaves out columns without any entry', () => {
    const trains = [{ name: '2', quantity: 1, color: 'yellow' }];
    expect(written(trainChartDrawings, { trains })).toEqual(['T Train Chart', 'Train', '#', '2', '1']);
  });

  test('is there with trains or phases only', () => {
    expect(trainChartComponent.available(setUp({}).game)).toBe(false);
    expect(
      trainChartComponent.available(setUp({ phases: [{ name: '1', limit: 2, tiles: 'yellow' }] }).game),
    ).toBe(true);
  });
});

describe('player aid (87.4)', () => {
  test('has rounds, turn order, players, terrain and private companies', () => {
    expect(written(playerAidDrawings)).toEqual([
      'Valley Player Aid',
      ...['Rounds', 'SR, OR'],
      ...['Stock Round', '1.', 'Sell', '2.', 'Buy', '•', 'Pass'],
      ...['Players', 'Players', 'Capital', 'Certificates', 'Bank'],
      ...['3', '$400', '14', '$5,000', '4', '$300', '11', '$5,000'],
      ...['Terrain', 'Terrain', 'Cost', 'On the map', 'Bridge', '$40', '1', 'Mountain', '$60', '2'],
      ...['Private companies', 'Name', 'Price', 'Revenue', 'Power'],
      ...['Ferry (P1)', '$20', '$5/$10', 'Crosses water.'],
    ]);
  });

  test('names crossings of all maps, bids and players of privates, and no round without a name', () => {
    const found = written(playerAidDrawings, {
      players: [{ number: 3 }, { number: 4 }, { number: 5 }],
      rounds: [{ name: 'SR' }, { name: '' }],
      privates: [{ name: 'Ferry', price: 20, bid: 10, minPlayers: 4 }],
      map: [
        {
          hexes: [{ hexes: ['A1'], terrain: [{ type: 'swamp', cost: 20 }] }],
          borderTexts: [{ coord: 'A1', cost: 40 }],
        },
        { name: 'Long', copy: 0, hexes: [{ hexes: ['A3'], terrain: [{ type: 'swamp', cost: 20 }] }] },
      ],
    });
    expect(found).toEqual(expect.arrayContaining(['SR', 'Crossing', '$40', 'Bid', '$10', 'Players', '4–5']));
    expect(found).not.toContain('Power');
    expect(found[found.indexOf('Swamp') + 2]).toBe('2');
  });

  test('is there where a player has something to look up', () => {
    expect(playerAidComponent.available(setUp({ bank: 100 }).game)).toBe(false);
    expect(playerAidComponent.available(setUp({ turns: [{ name: 'SR' }] }).game)).toBe(true);
  });
});

describe('sheets and cards (87.5)', () => {
  test('cards: one aid for each player, each as large as configured', () => {
    const { game, look } = setUp(FILE, { aids: { layout: 'card', width: 250, height: 350 } });
    const sides = playerAidDrawings.pieces(game, look);
    expect(sides.map(({ width, height }) => [width, height])).toEqual(sides.map(() => [250, 350]));
    const pages = playerAidDrawings.pages(game, look, {});
    expect(pages.flatMap(({ children }) => cutPieces(children))).toHaveLength(4 * sides.length);
  });

  test('a table that continues repeats its header, and nothing leaves the page', () => {
    const privates = Array.from({ length: 60 }, (_, i) => ({
      name: `Company number ${i}`,
      price: 20,
      description: 'Lays a tile once and closes when it was used. '.repeat(3),
    }));
    const { game, look } = setUp({ privates });
    const pages = playerAidDrawings.pages(game, look, {});
    expect(pages.length).toBeGreaterThan(1);
    expect(texts(pages).filter((text) => text === 'Power').length).toBeGreaterThan(2);
    for (const { children, width, height } of pages)
      for (const { start, end } of textsOf(children)) {
        expect(end.x).toBeLessThan(width - 24);
        expect(start.y).toBeLessThan(height - 24);
      }
  });

  test('a table that a column can hold is not torn', () => {
    const players = [3, 4, 5, 6].map((number) => ({ number, capital: 400, certLimit: 14 }));
    const turns = [1, 2, 3].map((n) => ({
      name: `Round ${n}`,
      steps: ['One', 'Two', 'Three'],
      ordered: true,
    }));
    const { game, look } = setUp({ players, turns });
    const [page] = playerAidDrawings.pages(game, look, {});
    const found = textsOf(page!.children);
    const column = (text: string) =>
      Math.floor(found.find((one) => one.text === text)!.start.x / (page!.width / 2));
    expect(['3', '4', '5', '6'].map(column)).toEqual([1, 1, 1, 1]);
    expect(found.filter(({ text }) => text === 'Certificates')).toHaveLength(1);
  });

  test('few entries are set larger', () => {
    const { game, look } = setUp(FILE);
    const sizes = trainChartDrawings
      .pages(game, look, {})
      .flatMap(({ children }) => textsOf(children).map(({ size }) => size));
    expect(Math.min(...sizes)).toBeCloseTo(1.6 * 10.5);
  });
});
