import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, it } from 'vitest';
import { hexAt, small } from '../testing/imported.ts';

it('draws a tile that extends one of the site’s own tiles, without the site’s table', () => {
  const own = (number: string) =>
    `{ 'count' => 2, 'hidden' => 1, 'color' => 'yellow', 'code' => "#{Engine::Config::Tile::YELLOW['${number}']};label=K;icon=image:30" }`;
  const { game, reportLines } = small(`TILES = { 'V4' => ${own('4')}, 'V0' => ${own('none')} }`);
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
  expect(reportLines).toContain(
    'missing: V0: it is drawn like tile none, which Platelayer’s catalogue does not have, so only the additions are printed. Add lib/engine/config/tile.rb.',
  );
  expect(reportLines).toContain('changed: V4, V0: 18xx.games does not list this tile, but it is included.');
});

it('writes abilities that the game file accepts without diagnostics', () => {
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

it('gives numbers to hexes before A and 1', () => {
  const { game, reportLines } = small("LAYOUT = :pointy\nHEXES = { white: { %w[a1 A-1 A1] => '' } }");
  expect(game.map).toMatchObject({ hexes: [{ hexes: [[1, 0], [-1, 1], 'A1'] }] });
  expect(reportLines.join()).toContain('a1, A-1: is before A or 1');
});

it('has a bank by number of players and one limit for all', () => {
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
])('finds the shape of the market from %s', (keyword, type, market) => {
  const body = `MARKET = [%w[10 20]]\ndef init_stock_market\nStockMarket.new(self.class::MARKET, [], ${keyword})\nend`;
  expect(small(body).game.stock).toMatchObject({ type, market });
});

it('treats symbols and strings alike', () => {
  const { game } = small(
    "LAYOUT = :flat\nHEXES = { white: { ['A1'] => 'city' } }\nLOCATION_NAMES = { A1: 'Ford' }",
  );
  expect(hexAt(game, 'A1')).toMatchObject({ cities: [{ name: { name: 'Ford' } }] });
});

it('joins the lines of a text, like the site', () => {
  const { game } = small(`COMPANIES = [{ sym: 'P', name: 'Long
      Name ', value: 20, desc: 'One.
        Two.' }]`);
  expect(game.privates).toMatchObject([{ name: 'Long Name', description: 'One. Two.' }]);
});

it('treats 99 trains as unlimited', () => {
  const { game } = small("TRAINS = [{ name: '4J', price: 47, num: 99 }, { name: '5', price: 50, num: 20 }]");
  expect(game.trains).toMatchObject([{ quantity: '∞', print: 6 }, { quantity: 20 }]);
});

it('colours a market cell by its first type, even if that type only adds a mark elsewhere', () => {
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

it('reports an unknown colour and accepts those that the title registers', () => {
  const { game, reportLines } = small(`LAYOUT = :flat
    register_colors(sandStone: '#c2b280')
    HEXES = { sand: { ['A1'] => '' }, sandStone: { ['A3'] => '' } }`);
  expect(game.colors).toEqual({ 'x-sand': '#808080', 'x-sandstone': '#c2b280' });
  expect(reportLines).toContain('changed: The colour "sand" is unknown, so grey is used.');
});

it('colours a train by the last phase that its first card starts', () => {
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
  // The first phase is not started by a train, so it belongs to the first train.
  expect(game.phases).toMatchObject([{ train: 'A' }, { train: ['B', 'C'] }, { train: 'C' }, {}, {}]);
});

it('reports companies that float at different percentages', () => {
  const { game, reportLines } = small(`CORPORATIONS = [{ sym: 'X', tokens: [0], float_percent: 20 },
    { sym: 'Y', tokens: [0] }, { sym: 'Z', tokens: [0], float_percent: 20 }]`);
  expect(game).not.toHaveProperty('floatPercent');
  expect(reportLines).toContain(
    'dropped: The companies start at different percentages, for which there is no field: 20 (X, Z); 60 (Y).',
  );
});

it('puts the title’s notes on par prices into the market legend', () => {
  const market = 'MARKET = [%w[10y 20p 30]]\nSTOCKMARKET_COLORS = { par: :yellow, no_cert_limit: :green }';
  const legendOf = (text: string) => (small(text).game.stock as unknown as JsonObject).legend;
  expect(legendOf(`${market}\nMARKET_TEXT = { par: 'Start of small lines' }`)).toEqual([
    { description: 'Outside the certificate limit', color: 'green' },
    { description: 'Start of small lines', color: 'yellow' },
  ]);
  expect(legendOf(market)).toHaveLength(1);
});

it('keeps the number of a hex clear of the costs on its sides', () => {
  const { game } = small(`LAYOUT = :pointy
    HEXES = { yellow: {
      ['C3'] => 'city=revenue:10;path=a:5,b:_0;border=edge:4,type:mountain,cost:20;border=edge:3,type:water,cost:40',
      ['C7'] => 'city=revenue:10;path=a:5,b:_0;border=edge:4,type:mountain' } }`);
  expect(hexAt(game, 'C3')?.values).toEqual([{ value: 10, angle: 150, percent: 0.7 }]);
  expect(hexAt(game, 'C7')?.values).toEqual([{ value: 10 }]);
});

it('continues with the tiles of the previous phase if a phase has none', () => {
  const { game } = small(
    "PHASES = [{ name: '2' }, { name: '5', tiles: %i[yellow green brown] }, { name: 'D' }]",
  );
  expect((game.phases as unknown as JsonObject[]).map(({ tiles }) => tiles)).toEqual([
    'yellow',
    'brown',
    'brown',
  ]);
});

it('places a home token away from the cities if it has no city', () => {
  const { game } = small(`LAYOUT = :flat
    HEXES = { white: { ['C3'] => 'city=revenue:9,loc:5;city=revenue:9,loc:2.5' } }
    CORPORATIONS = [{ sym: 'AB', name: 'Ash', tokens: [0], coordinates: 'C3' }]`);
  expect(hexAt(game, 'C3')).toMatchObject({ tokens: [{ company: 'AB', angle: 30 }] });
});
