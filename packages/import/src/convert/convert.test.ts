import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, it } from 'vitest';
import { hexAt, small } from '../testing/imported.ts';

it("draws a tile that adds to one of the site's own, whose table was not brought along", () => {
  const own = (number: string) =>
    `{ 'count' => 2, 'hidden' => 1, 'color' => 'yellow', 'code' => "#{Engine::Config::Tile::YELLOW['${number}']};label=K;icon=image:30" }`;
  const { game, told } = small(`TILES = { 'V4' => ${own('4')}, 'V0' => ${own('none')} }`);
  expect(game.tiles).toMatchObject({
    V4: {
      color: 'yellow',
      track: [{ type: 'straight', side: 1 }],
      towns: [{}],
      values: [{ value: 10 }],
      labels: [{ label: 'K' }],
      shapes: [{ text: '30', y: 44 }],
      quantity: 2,
    },
    V0: { color: 'yellow', labels: [{ label: 'K' }], quantity: 2 },
  });
  expect(told).toContain(
    'missing: V0: it is drawn like tile none, which the catalogue does not have: its sheet shows what is added to it. Bring lib/engine/config/tile.rb as well.',
  );
  expect(told).toContain('changed: V4, V0: the site does not list this tile; it is drawn here.');
});

it('writes abilities so that the game file has nothing to complain of', () => {
  const { game } = small(`TILES = { '57' => 1 }
    COMPANIES = [{ name: 'P', abilities: [
      { type: 'tile_lay', when: %w[track owning_corp_or_turn], hexes: 'A1', tiles: 57, count: 1 },
      { type: :close, hexes: {}, tiles: [58, :x], terrain: nil, revenue: [10, 20], corporation: %w[A B] },
      'none',
    ] }]`);
  expect(game.privates).toMatchObject([
    {
      abilities: [
        { type: 'tile_lay', when: 'track, owning_corp_or_turn', hexes: ['A1'], tiles: [57], count: 1 },
        { type: 'close', hexes: [], tiles: [58, 'x'], revenue: '10/20', corporation: 'A, B' },
      ],
    },
  ]);
  const { diagnostics } = load(JSON.stringify(game), library);
  expect(diagnostics.filter(({ code }) => code.startsWith('schema/'))).toEqual([]);
});

it('gives hexes before A and 1 by their numbers', () => {
  const { game, told } = small("LAYOUT = :pointy\nHEXES = { white: { %w[a1 A-1 A1] => '' } }");
  expect(game.map).toMatchObject({ hexes: [{ hexes: [[1, 0], [-1, 1], 'A1'] }] });
  expect(told.join()).toContain('a1, A-1: lies outside the sheet');
});

it('has a bank by number of players, and one limit for all', () => {
  expect(
    small('PLAYER_RANGE = [2, 3]\nBANK_CASH = { 2 => 5000, 3 => 6000 }\nCERT_LIMIT = 14').game,
  ).toMatchObject({
    certLimit: 14,
    players: [
      { number: 2, bank: 5000 },
      { number: 3, bank: 6000 },
    ],
  });
});

it.each([
  ['zigzag: true', '1Diag', [10, 20]],
  ['zigzag: :flip', '1Diag', [null, 10, 20]],
  ['hex_market: true', '1D', [10, 20]],
])('tells the shape of the market by %s', (keyword, type, market) => {
  const body = `MARKET = [%w[10 20]]\ndef init_stock_market\nStockMarket.new(self.class::MARKET, [], ${keyword})\nend`;
  expect(small(body).game.stock).toMatchObject({ type, market });
});

it('takes words of a title for the same, be they symbols or texts', () => {
  const { game } = small(
    "LAYOUT = :flat\nHEXES = { white: { ['A1'] => 'city' } }\nLOCATION_NAMES = { A1: 'Ford' }",
  );
  expect(hexAt(game, 'A1')).toMatchObject({ cities: [{ name: { name: 'Ford' } }] });
});

it('joins the lines of a text as a page of the site does', () => {
  const { game } = small(`COMPANIES = [{ sym: 'P', name: 'Long
      Name ', value: 20, desc: 'One.
        Two.' }]`);
  expect(game.privates).toMatchObject([{ name: 'Long Name', description: 'One. Two.' }]);
});

it('takes 99 trains for any number of them', () => {
  const { game } = small("TRAINS = [{ name: '4J', price: 47, num: 99 }, { name: '5', price: 50, num: 20 }]");
  expect(game.trains).toMatchObject([{ quantity: '∞', print: 6 }, { quantity: 20 }]);
});

it('colours a cell of the market by its first type, also one that elsewhere is an addition', () => {
  const { game } = small(`MARKET = [%w[50p 60C 70pC 80m 90n]]
    STOCKMARKET_COLORS = { par: :blue, convert_range: :red, max_price: :green }.freeze
    MARKET_TEXT = { convert_range: 'Major par', max_price: 'Most for a minor' }.freeze`);
  expect(game.stock).toMatchObject({
    market: [
      { value: 50, par: true },
      { value: 60, legend: 0 },
      { value: 70, par: true, subLabel: '1' },
      80,
      90,
    ],
    legend: [
      { description: '1: Major par', color: 'red' },
      { description: 'Most for a minor', color: 'green' },
      { description: 'Max price 1', color: 'black' },
    ],
    ledges: [
      { coords: ['4 0', '4 1'], color: 'green' },
      { coords: ['5 0', '5 1'], width: 5 },
    ],
  });
});

it('tells of a colour that nobody knows, and takes those the title registers', () => {
  const { game, told } = small(`LAYOUT = :flat
    register_colors(sandStone: '#c2b280')
    HEXES = { sand: { ['A1'] => '' }, sandStone: { ['A3'] => '' } }`);
  expect(game.colors).toEqual({ 'x-sand': '#808080', 'x-sandstone': '#c2b280' });
  expect(told).toContain('changed: The colour "sand" is not known; grey is taken.');
});

it('colours a train by the last phase that its first card leads to', () => {
  const { game } = small(`TRAINS = [{ name: 'A', price: 50, num: 9, variants: [{ name: 'B', price: 90 }] },
      { name: 'C', price: 200, num: 4 }, { name: 'E', price: 300, num: 4 }]
    PHASES = [{ name: '1', on: '', tiles: [:yellow] }, { name: '2', on: %w[B C], tiles: [:yellow] },
      { name: '3', on: 'C', tiles: %i[yellow green] }, { name: '4', on: 'E', tiles: %i[yellow green brown] },
      { name: '5', on: 'E-2', tiles: %i[yellow green brown gray] }]`);
  expect((game.trains as unknown as JsonObject[]).map(({ name, color }) => `${name} ${color}`)).toEqual([
    'A yellow',
    'B yellow',
    'C green',
    'E brown',
  ]);
  // The first phase, which no train starts, belongs to the first train.
  expect(game.phases).toMatchObject([{ train: 'A' }, { train: ['B', 'C'] }, { train: 'C' }, {}, {}]);
});

it('tells of companies that start at different percentages', () => {
  const { game, told } = small(`CORPORATIONS = [{ sym: 'X', tokens: [0], float_percent: 20 },
    { sym: 'Y', tokens: [0] }, { sym: 'Z', tokens: [0], float_percent: 20 }]`);
  expect(game).not.toHaveProperty('floatPercent');
  expect(told).toContain(
    'dropped: The companies start at different percentages, for which there is no field: 20 (X, Z); 60 (Y).',
  );
});

it('has what a title says of its starting prices in the legend of the market', () => {
  const market = 'MARKET = [%w[10y 20p 30]]\nSTOCKMARKET_COLORS = { par: :yellow, no_cert_limit: :green }';
  const legendOf = (text: string) => (small(text).game.stock as unknown as JsonObject).legend;
  expect(legendOf(`${market}\nMARKET_TEXT = { par: 'Start of small lines' }`)).toEqual([
    { description: 'Outside the certificate limit', color: 'green' },
    { description: 'Start of small lines', color: 'yellow' },
  ]);
  expect(legendOf(market)).toHaveLength(1);
});

it('puts the number of a hex off the costs on its sides', () => {
  const { game } = small(`LAYOUT = :pointy
    HEXES = { yellow: {
      ['C3'] => 'city=revenue:10;path=a:5,b:_0;border=edge:4,type:mountain,cost:20;border=edge:3,type:water,cost:40',
      ['C7'] => 'city=revenue:10;path=a:5,b:_0;border=edge:4,type:mountain' } }`);
  expect(hexAt(game, 'C3')?.values).toEqual([{ value: 10, angle: 150, percent: 0.7 }]);
  expect(hexAt(game, 'C7')?.values).toEqual([{ value: 10 }]);
});

it('goes on with the tiles of the phase before where a phase states none', () => {
  const { game } = small(
    "PHASES = [{ name: '2' }, { name: '5', tiles: %i[yellow green brown] }, { name: 'D' }]",
  );
  expect((game.phases as unknown as JsonObject[]).map(({ tiles }) => tiles)).toEqual([
    'yellow',
    'brown',
    'brown',
  ]);
});

it('puts the token of a home in no city of its own away from the cities', () => {
  const { game } = small(`LAYOUT = :flat
    HEXES = { white: { ['C3'] => 'city=revenue:9,loc:5;city=revenue:9,loc:2.5' } }
    CORPORATIONS = [{ sym: 'AB', name: 'Ash', tokens: [0], coordinates: 'C3' }]`);
  expect(hexAt(game, 'C3')).toMatchObject({ tokens: [{ company: 'AB', angle: 30 }] });
});
