import type { ConfigPart } from '@platelayer/game';
import type { Page } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { cutPieces, letterBox, nodesOf, textsOf } from '../testing/find.ts';
import { lookFor, setUp } from '../testing/game.ts';
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
    { name: '4', quantity: '∞', price: [300, 280], color: 'green', tradeIn: 200, description: 'Fast' },
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
const textsFrom = (drawings: typeof trainChartDrawings, file: object = FILE, config: ConfigPart = {}) => {
  const { game, look } = setUp(file, config);
  return texts(drawings.pages(game, look, {}));
};

describe('train chart (87.3)', () => {
  test('has a row for each train with its phases, and for each phase without a train', () => {
    expect(textsFrom(trainChartDrawings)).toEqual([
      'Valley Train Chart',
      ...['Train', 'Phase', 'Price', '#', 'Removes', 'Limit', 'Tiles', 'ORs', 'Notes'],
      ...['2', '2', '$80', '5', '4', 'yellow', '1'],
      ...['3', '3', '$180', '4', '4', 'green', '2', 'Two tiles'],
      ...['4', 'IV', '4', '$300', '$280', '($200)', '∞', '2', '3 (obsolete, by the 2nd)'],
      ...['3', 'Minors: 1', 'green', 'Permanent', 'Fast', 'Minors: Merge'],
      ...['End', 'End', '2', 'brown'],
    ]);
  });

  test('recognises trains with longer names, and shows general values once', () => {
    const found = textsFrom(trainChartDrawings, {
      trains: [
        { name: '3', quantity: 1, color: 'green', rust: '6' },
        { name: '4', quantity: 2, color: 'green', rust: 'D' },
        { name: '6E', quantity: 3, color: 'brown' },
        { name: '4D', quantity: 4, color: 'gray' },
      ],
      phases: [
        { name: '6E', limit: 2, tiles: 'brown', notes: 'Privates close' },
        { name: '6E', limit: 2, tiles: 'brown', notes: 'Privates close', minor: true },
        { name: 'D', limit: 1, tiles: 'gray' },
      ],
    });
    expect(found).toEqual([
      'T Train Chart',
      ...['Train', 'Phase', '#', 'Removes', 'Limit', 'Tiles', 'Notes'],
      ...['3', '1', '4', '2'],
      ...['6E', '6E', '3', '3', '2', 'brown', 'Permanent', 'Privates close'],
      ...['4D', 'D', '4', '4', '1', 'gray', 'Permanent'],
    ]);
  });

  test('names the nth train of an event, even if the game does not have it', () => {
    const trains = [
      { name: '2', quantity: 1, color: 'yellow', rust: { on: '4', index: 21 } },
      { name: '4', quantity: 1, color: 'green', rust: { on: '9', index: 2 } },
    ];
    const found = textsFrom(trainChartDrawings, { trains });
    expect(found).toContain('2 (by the 21st)');
    expect(found).toContain('Rusted by 2nd 9');
  });

  test('marks permanent trains if others are removed, with the words of the card', () => {
    const train = { quantity: 1, color: 'green' };
    const notes = (...trains: readonly object[]) =>
      textsFrom(trainChartDrawings, { trains: trains.map((fields) => ({ ...train, ...fields })) });
    expect(notes({ name: '2', rust: '4' }, { name: '4', permanentText: 'Runs for ever' })).toContain(
      'Runs for ever',
    );
    expect(notes({ name: '2' }, { name: '4' })).not.toContain('Permanent');
  });

  test('shows a discount once: in the description, in the notes or in brackets', () => {
    const notes = (more: object) =>
      textsFrom(trainChartDrawings, {
        trains: [{ name: 'D', quantity: 1, color: 'gray', price: 1100, ...more }],
      }).slice(1);
    expect(notes({ discount: { 4: 300 }, description: 'Costs $800 when trading in a 4' })).not.toContain(
      '$300 less for a 4',
    );
    expect(
      textsFrom(trainChartDrawings, {
        trains: [{ name: 'D', quantity: 1, color: 'gray', discount: { 4: 300 } }],
        phases: [{ name: 'D', limit: 2, tiles: 'gray', notes: 'A 4 may be traded in for $300.' }],
      }),
    ).not.toContain('$300 less for a 4');
    expect(notes({ discount: { 4: 300 }, tradeIn: 800 })).not.toContain('($800)');
    expect(notes({ discount: { 4: 300 }, tradeIn: 900 })).toEqual(
      expect.arrayContaining(['($900)', '$300 less for a 4']),
    );
    expect(notes({ discount: { 4: 300 }, upgrade: 800 })).not.toContain('↑ $800');
  });

  test('uses the formats of amounts (50.1.7)', () => {
    const train = {
      name: 'D',
      quantity: 1,
      color: 'gray',
      price: [1100, 900],
      upgrade: 800,
      tradeIn: 'half',
    };
    const trains = [{ ...train, priceFormat: '#G', upgradeFormat: '#+' }];
    expect(textsFrom(trainChartDrawings, { trains })).toEqual(
      expect.arrayContaining(['1,100G', '900G', '↑ 800+', '(half)']),
    );
    const ferry = { name: 'Ferry', price: 40, bid: 20, revenue: [5, 10] };
    const privates = [{ ...ferry, priceFormat: '#G', revenueFormat: '#¢' }];
    expect(textsFrom(playerAidDrawings, { privates })).toEqual(
      expect.arrayContaining(['40G', '$20', '5¢/10¢']),
    );
  });

  test('leaves out empty columns', () => {
    const trains = [{ name: '2', quantity: 1, color: 'yellow' }];
    expect(textsFrom(trainChartDrawings, { trains })).toEqual(['T Train Chart', 'Train', '#', '2', '1']);
  });

  test('is available only with trains or phases', () => {
    expect(trainChartComponent.available(setUp({}).game)).toBe(false);
    expect(
      trainChartComponent.available(setUp({ phases: [{ name: '1', limit: 2, tiles: 'yellow' }] }).game),
    ).toBe(true);
  });
});

test('notes of trains show availability, discounts and events that are not trains (87.3)', () => {
  const found = textsFrom(trainChartDrawings, {
    ...FILE,
    phases: [],
    trains: [
      { name: '3', quantity: 1, price: 100, color: 'green', rust: '9' },
      {
        name: '5',
        quantity: 1,
        price: 500,
        color: 'brown',
        available: '3',
        discount: { 2: 100, 3: 100, 4: 150 },
      },
    ],
  });
  expect(found).toEqual([
    'Valley Train Chart',
    ...['Train', 'Price', '#', 'Notes'],
    ...['3', '$100', '1', 'Rusted by 9'],
    ...['5', '$500', '1', 'Available from 3 on', '$100 less for a 2 or 3', '$150 less for a 4', 'Permanent'],
  ]);
});

test('different limits and tiles of minors follow the general ones, on their own colour (87.3)', () => {
  const { game, look } = setUp({
    trains: [{ name: '2', quantity: 1, color: 'yellow' }],
    phases: [
      { name: '2', tiles: 'yellow', limit: 4, minor: true },
      { name: '2', tiles: 'green', limit: 4 },
    ],
  });
  const [page] = trainChartDrawings.pages(game, look, {});
  const lines = textsOf(page!.children);
  expect(lines.slice(-3).map(({ text }) => text)).toEqual(['4', 'green', 'Minors: yellow']);
  const grounds = nodesOf(page!.children, 'rect').flatMap(({ fill }) => (fill === undefined ? [] : [fill]));
  expect(grounds.slice(-2)).toEqual([look.color('green', 'map'), look.color('yellow', 'map')]);
});

test('numbers are not broken; sentences move below them if there is little space (87.5)', () => {
  const notes = 'Companies may purchase trains from other companies and from the bank. '.repeat(2);
  const { game, look } = setUp({
    trains: [{ name: '2 [first]', quantity: 1, color: 'yellow', description: notes }],
    phases: [{ name: '2 [first]', tiles: 'yellow', limit: 4, minor: true }],
  });
  const card = lookFor(game, { aids: { layout: 'card', width: 250 } });
  const found = [look, card].map((each) => texts(trainChartDrawings.pages(game, each, {})));
  for (const lines of found)
    expect(lines).toEqual(expect.arrayContaining(['2 [first]', 'Minors: 4', 'Minors: yellow']));
  expect(found.map((lines) => lines.includes('Notes'))).toEqual([true, false]);
  const small = setUp({ trains: [{ name: '2', quantity: 1, color: 'yellow' }] });
  const [page] = trainChartDrawings.pages(small.game, small.look, {});
  const cells = nodesOf(page!.children, 'rect');
  expect(cells[0]!.width + cells[1]!.width).toBeCloseTo(page!.width - 50, 0);
});

test('the player aid lists rounds in playing order and explains the market (87.4)', () => {
  const rounds = (...names: readonly string[]) => names.map((name) => ({ name }));
  const roundTexts = (...names: readonly string[]) =>
    textsFrom(playerAidDrawings, { info: FILE.info, rounds: rounds(...names) });
  expect(roundTexts('OR3', 'OR2', 'OR1', 'SR')).toContain('SR, OR1, OR2, OR3');
  expect(roundTexts('OR1', 'OR2', 'SR')).toContain('SR, OR1, OR2');
  expect(roundTexts('SR', 'OR1')).toContain('SR, OR1');
  expect(roundTexts('OR3', 'OR2', 'OR1', 'SR', 'MR(4+)')).toContain('SR, OR1, OR2, OR3, MR(4+)');
  expect(roundTexts('Auction', 'SR', 'OR1')).toContain('Auction, SR, OR1');
  const stock = {
    market: [[10, 20]],
    movement: { up: ['Sold out'], left: 'Nothing paid' },
    legend: [{ color: 'yellow', description: 'No limit' }],
  };
  const found = textsFrom(playerAidDrawings, { ...FILE, stock });
  for (const text of [
    'Share prices',
    'Up',
    'Sold out',
    'Left',
    'Nothing paid',
    'Colours of the market',
    'No limit',
  ])
    expect(found).toContain(text);
});

describe('player aid (87.4)', () => {
  test('has rounds, turn order, players, terrain and private companies', () => {
    expect(textsFrom(playerAidDrawings)).toEqual([
      'Valley Player Aid',
      ...['Rounds', 'SR, OR'],
      ...['Stock Round', '1.', 'Sell', '2.', 'Buy', 'Optional:', '•', 'Pass'],
      ...['Players', 'Players', 'Capital', 'Certificate limit'],
      ...['3', '$400', '14', '4', '$300', '11', 'Bank: $5,000'],
      ...['Terrain', 'Terrain', 'Cost', 'On the map', 'Bridge', '$40', '1', 'Mountain', '$60', '2'],
      ...['Private companies', 'Name', 'Price', 'Revenue'],
      ...['Ferry (P1)', '$20', '$5/$10', 'Crosses water.'],
    ]);
  });

  test('shows crossings of all maps, bids and players of privates, and only named rounds', () => {
    const found = textsFrom(playerAidDrawings, {
      players: [{ number: 3 }, { number: 4 }, { number: 5 }],
      rounds: [{ name: 'SR' }, { name: '' }],
      privates: [{ name: 'Ferry', price: 20, bid: 10, minPlayers: 4 }],
      map: [
        {
          hexes: [{ hexes: ['A1'], terrain: [{ type: 'swamp', cost: 20 }] }],
          borderTexts: [
            { coord: 'A1', cost: 40 },
            { coord: 'A1s2', cost: '30M' },
            { coord: 'A1s3', label: 'Ferry 5' },
          ],
        },
        { name: 'Long', copy: 0, hexes: [{ hexes: ['A3'], terrain: [{ type: 'swamp', cost: 20 }] }] },
      ],
    });
    expect(found).toEqual(expect.arrayContaining(['SR', 'Crossing', '$40', 'Bid', '$10', 'Players', '4–5']));
    expect(found).toContain('30M');
    expect(found).not.toContain('Ferry 5');
    expect(found[found.indexOf('Swamp') + 2]).toBe('1 / 2');
  });

  test('assigns a cost without an icon to the icons of its hex', () => {
    const map = (...terrain: readonly object[]) => ({ hexes: [{ hexes: ['A1'], terrain }] });
    const named = (...terrain: readonly object[]) => {
      const found = textsFrom(playerAidDrawings, { rounds: FILE.rounds, map: map(...terrain) });
      return found[found.indexOf('$20') - 1];
    };
    expect(named({ type: 'river' }, { cost: 20 })).toBe('River');
    expect(named({ type: 'river' }, { type: 'mountain' }, { cost: 20 })).toBe('River, mountain');
    expect(named({ cost: 20 })).toBe('Other');
  });

  test('explains how companies start and the rules of pools, if the file has them', () => {
    const found = textsFrom(playerAidDrawings, {
      info: { title: 'T', capitalization: 'incremental', mustSellInBlocks: true },
      rounds: FILE.rounds,
      floatPercent: 60,
      stock: { market: [[60]], par: { values: [100, { value: 90, subLabel: 'Minors' }] } },
      pools: [{ name: 'Bank pool', notes: [{ note: 'At most half of the shares' }] }, { name: 'Empty' }],
    });
    expect(found.slice(3)).toEqual([
      ...['Companies', 'Par', '100, 90 (Minors)', 'Floats', 'When 60% are sold'],
      ...['Receives', 'The price of each share when it is sold', 'Sales', 'Shares are sold in blocks'],
      ...['Bank pool', '•', 'At most half of the shares'],
    ]);
  });

  test('is available only if there is something to look up', () => {
    expect(playerAidComponent.available(setUp({ bank: 100 }).game)).toBe(false);
    expect(playerAidComponent.available(setUp({ turns: [{ name: 'SR' }] }).game)).toBe(true);
  });
});

describe('sheets and cards (87.5)', () => {
  test('print one aid for each player as cards of the configured size', () => {
    const { game, look } = setUp(FILE, { aids: { layout: 'card', width: 250, height: 350 } });
    const sides = playerAidDrawings.pieces(game, look);
    expect(sides.map(({ width, height }) => [width, height])).toEqual(sides.map(() => [250, 350]));
    const pages = playerAidDrawings.pages(game, look, {});
    expect(pages.flatMap(({ children }) => cutPieces(children))).toHaveLength(4 * sides.length);
  });

  test('repeat the header of a broken table, and stay inside the page', () => {
    const privates = Array.from({ length: 60 }, (_, i) => ({
      name: `Company number ${i}`,
      price: 20,
      description: 'Lays a tile once and closes when it was used. '.repeat(3),
    }));
    const { game, look } = setUp({ privates });
    const pages = playerAidDrawings.pages(game, look, {});
    expect(pages.length).toBeGreaterThan(1);
    expect(texts(pages).filter((text) => text === 'Price').length).toBeGreaterThan(2);
    for (const { children, width, height } of pages)
      for (const { start, end } of textsOf(children)) {
        expect(end.x).toBeLessThan(width - 24);
        expect(start.y).toBeLessThan(height - 24);
      }
  });

  test('continue a row that is longer than a card on the next ones, with headers and all words', () => {
    const words = Array.from({ length: 500 }, (_, i) => `word${i}`);
    const { game, look } = setUp(
      {
        turns: [{ name: 'Round', steps: [words.join(' ')], ordered: true }],
        privates: [{ name: 'Ferry', price: 20, description: words.join(' ') }],
      },
      { aids: { layout: 'card', width: 250, height: 350 } },
    );
    const cards = playerAidDrawings.pieces(game, look, {});
    const found = cards.map(({ children }) => textsOf(children));
    expect(Math.max(...found.flat().map(({ start }) => start.y))).toBeLessThan(350 - 14);
    expect(texts(cards).flatMap((text) => text.match(/word\d+/g) ?? [])).toEqual([...words, ...words]);
    // No title or header is alone on a card.
    for (const card of found) expect(card.some(({ text }) => text.includes('word'))).toBe(true);
    expect(found.filter((card) => card.some(({ text }) => text === 'Price')).length).toBeGreaterThan(1);
  });

  test('do not shrink other columns for a sentence without spaces or a very long word', () => {
    const { game, look } = setUp({
      turns: [{ name: 'Round', steps: ['鉄道を建設する。'.repeat(20)], ordered: true }],
      privates: [{ name: `Donau${'dampf'.repeat(20)}schiffahrt`, price: 120, bid: 110, revenue: 5 }],
    });
    const found = playerAidDrawings.pages(game, look, {}).flatMap(({ children }) => textsOf(children));
    const [{ size }] = found.filter(({ text }) => text === 'Bid') as [(typeof found)[number]];
    expect(size).toBeGreaterThanOrEqual(10.5);
    for (const text of ['1.', '$120', '$110', '$5'])
      expect(found.find((each) => each.text === text)?.size, text).toBe(size);
  });

  test('keep a title of two lines clear of the table', () => {
    const file = { ...FILE, info: { title: 'Valley of the Grey Geese' } };
    const { game, look } = setUp(file, { paper: { width: 300, height: 400, margins: 25 } });
    const [page] = trainChartDrawings.pages(game, look, {});
    const [title] = textsOf(page!.children);
    const { y, height } = letterBox(title!, look.fonts)!;
    expect(height).toBeGreaterThan(30);
    expect(y + height).toBeLessThan(25 + 50 - 4);
  });

  test('do not break a table that fits in a column', () => {
    const players = [3, 4, 5, 6].map((number) => ({ number, capital: 1200 / number, certLimit: 14 }));
    const turns = [1, 2, 3].map((n) => ({
      name: `Round ${n}`,
      steps: ['One', 'Two', 'Three'],
      ordered: true,
    }));
    const { game, look } = setUp({ players, turns });
    const [page] = playerAidDrawings.pages(game, look, {});
    const found = textsOf(page!.children);
    const column = (text: string) =>
      Math.floor(found.find((each) => each.text === text)!.start.x / (page!.width / 2));
    expect(['3', '4', '5', '6'].map(column)).toEqual([1, 1, 1, 1]);
    expect(found.filter(({ text }) => text === 'Capital')).toHaveLength(1);
  });

  test('break a long table instead of leaving much of a column empty', () => {
    const turns = [{ name: 'Round', steps: Array.from({ length: 20 }, (_, i) => `Step ${i}`) }];
    const privates = Array.from({ length: 60 }, (_, i) => ({ name: `Company ${i}`, price: 20 }));
    const { game, look } = setUp({ turns, privates });
    const [page] = playerAidDrawings.pages(game, look, {});
    const found = textsOf(page!.children);
    expect(found.find(({ text }) => text === 'Company 0')!.start.x).toBeLessThan(page!.width / 2);
    expect(found.filter(({ text }) => text === 'Price')).toHaveLength(2);
  });

  test('enlarge letters if there are few entries', () => {
    const { game, look } = setUp(FILE);
    const sizes = trainChartDrawings
      .pages(game, look, {})
      .flatMap(({ children }) => textsOf(children).map(({ size }) => size));
    expect(Math.min(...sizes)).toBeCloseTo(1.6 * 10.5);
  });
});
