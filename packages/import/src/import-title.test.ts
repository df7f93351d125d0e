import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { describe, expect, it } from 'vitest';
import { type ImportOptions, importTitle } from './import-title.ts';
import { filesBelow, rubyParser, source, TITLES_FOLDER } from './testing/open-titles.ts';
import { findTitle, openSources } from './titles.ts';

const parse = await rubyParser();
const titles = filesBelow(TITLES_FOLDER);

const imported = (name: string, files = titles, options: ImportOptions = {}) => {
  const sources = openSources(files, parse);
  const title = findTitle(sources.titles, name);
  if (!title) throw new Error(`no title ${name}`);
  const { game, findings, counts } = importTitle(title, sources, library, options);
  const told = findings.map(
    ({ kind, message, place }) => `${kind}: ${message}${place ? ` (line ${place.line})` : ''}`,
  );
  return { game, told, counts };
};

/** A title of one file. */
const small = (body: string, options?: ImportOptions) =>
  imported(
    '18S',
    [
      source(
        `module Engine\nmodule Game\nmodule G18S\nclass Game < Game::Base\n${body}\nend\nend\nend\nend`,
        'game.rb',
      ),
    ],
    options,
  );

const hexAt = (game: JsonObject, name: string): JsonObject | undefined =>
  (game.map as unknown as { hexes: (JsonObject & { hexes: string[] })[] }).hexes.find(({ hexes }) =>
    hexes.includes(name),
  );

it.each(['18Vale', '18Dell', '18Vale North'])('%s opens without errors', (name) => {
  const { game } = imported(name);
  const { game: opened, diagnostics } = load(JSON.stringify(game), library);
  expect(opened).toBeDefined();
  expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ pointer }) => pointer)).toEqual([
    '/tiles/9999',
  ]);
});

it('reads a title whose methods choose among several maps', () => {
  const body = `PLAYER_RANGE = [2, 4].freeze
    OPTIONAL_RULES = [{ sym: :map_hill }].freeze
    LAYOUT = :pointy
    def find_map = optional_rules&.find { |rule| rule.to_s.include?('map_') }&.to_s&.delete_prefix('map_')
    def map_name = @map_name ||= find_map || 'plain'
    def layout = send("map_#{@map_name}_layout")
    def map_plain_layout = :pointy
    def map_hill_layout = :flat
    def game_hexes = send("map_#{map_name}_hexes")
    def map_plain_hexes = { white: { %w[A1 A3] => '' } }
    def map_hill_hexes = { white: { %w[B2] => 'city' } }
    def init_cert_limit = { 2 => 9, 3 => 7 }[players.size]`;
  const plain = small(body);
  expect(plain.counts.hexes).toBe(2);
  expect(plain.game.info).toMatchObject({ orientation: 'vertical' });
  expect(plain.game.players).toMatchObject([
    { number: 2, certLimit: 9 },
    { number: 3, certLimit: 7 },
    { number: 4 },
  ]);
  const hill = small(body, { options: ['map_hill'] });
  expect(hill.counts.hexes).toBe(1);
  expect(hill.game.info).toMatchObject({ orientation: 'horizontal' });
  expect(small(`${body}\ndef layout = @round.layout`).told).toContain(
    'computed: The layout of the map is given by a method that could not be followed (depends on @round, which is known only while the game is played): the usual one of the title was taken. (line 17)',
  );
});

it('finds homes that are given where the companies are made, and none in an empty text', () => {
  const body = `HEXES = { white: { %w[A1 A3] => 'city=revenue:0', %w[B2] => 'city=revenue:0;city=revenue:0' } }
    CORPORATIONS = [
      { sym: 'N', name: 'North', tokens: [0] },
      { sym: 'S', name: 'South', tokens: [0], coordinates: '' },
      { sym: 'E', name: 'East', tokens: [0], coordinates: %w[A3 B2], city: 1 },
    ]
    PLACES = { 'N' => 'A1' }
    def places = self.class::PLACES
    def init_corporations(market)
      @made = game_corporations.map do |corporation|
        Corporation.new(price: market.least, coordinates: places[corporation[:sym]], **corporation)
      end
    end`;
  const { game, told } = small(body);
  expect(hexAt(game, 'A1')).toMatchObject({ cities: [{ companies: ['N'] }] });
  expect(hexAt(game, 'A3')).toMatchObject({ cities: [{ companies: ['E'] }] });
  expect(hexAt(game, 'B2')).toMatchObject({ cities: [{}, { companies: ['E'] }] });
  expect(told.join()).not.toContain('its home');
  expect(small(body.replace('places[', '@made[')).told).toContain(
    'computed: The homes of companies are given by a method that could not be followed (depends on @made, which is known only while the game is played): they are left out. (line 15)',
  );
});

it('reads a title that has no folder of its own but stands in that of another', () => {
  const inGame = (...modules: readonly string[]) =>
    `module Engine\nmodule Game\n${modules.join('\n')}\nend\nend`;
  const files = [
    source(
      inGame(
        'module G18Pond\nmodule Meta\nend\nend',
        "module G18PondEast\nmodule Meta\nGAME_TITLE = '18Pond: East'\nend\nend",
      ),
      'lib/engine/game/g_18_pond/meta.rb',
    ),
    source(
      inGame(
        "module G18Pond\nmodule Map\nTILES = { '57' => 1 }\nend\nclass Game < Game::Base\ninclude Map\nend\nend",
        'module G18PondEast\nclass Game < G18Pond::Game\ninclude_meta(G18PondEast::Meta)',
        "HEXES = { white: { %w[A1 A3] => '' } }\nend\nend",
      ),
      'lib/engine/game/g_18_pond/game.rb',
    ),
  ];
  const { counts, told } = imported('18Pond: East', files);
  expect(counts).toMatchObject({ hexes: 2, tiles: 1 });
  expect(told).toContain('read: The list of tiles: TILES of title 18Pond. (line 5)');
});

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

describe('18Vale, a title of literals', () => {
  const { game, told, counts } = imported('18Vale');

  it('is read whole', () => {
    expect(counts).toEqual({
      hexes: 29,
      tiles: 14,
      marketCells: 34,
      trains: 6,
      phases: 5,
      companies: 5,
      privates: 2,
    });
    expect(told.filter((line) => line.startsWith('missing'))).toEqual([
      'missing: 9999: neither the catalogue nor the table of the site has such a tile: its sheet shows a plain hex.',
    ]);
  });

  it('has the names, money and players of its files', () => {
    expect(game.info).toEqual({
      title: '18Vale',
      subtitle: 'Railways of an Invented Valley',
      designer: 'Nobody',
      publisher: 'self',
      currency: 'V#',
      capitalization: 'incremental',
      mustSellInBlocks: true,
      orientation: 'vertical',
    });
    expect(game).toMatchObject({
      wip: true,
      prototype: true,
      links: { rules: 'https://example.org/rules.pdf' },
      bank: 8000,
      floatPercent: 60,
      players: [
        { number: 2, capital: 600, certLimit: 20 },
        { number: 3, capital: 400, certLimit: 16 },
        { number: 4, capital: 300, certLimit: '13/11' },
        { number: 5, capital: 240, certLimit: 10 },
      ],
    });
  });

  it('has homes, reservations, destinations and marks on its hexes', () => {
    expect(hexAt(game, 'C7')).toMatchObject({
      cities: [{ size: 2, companies: ['VA', { label: 'FE', reserved: true }], name: { name: 'Ford' } }],
    });
    expect(hexAt(game, 'B2')).toMatchObject({
      cities: [{ companies: ['1'] }],
      tokens: [{ company: 'VA', destination: true }],
    });
    expect(hexAt(game, 'C5')).toMatchObject({ cities: [{}, { companies: ['M&O'] }] });
    expect(hexAt(game, 'C3')).toMatchObject({ tokens: [{ company: 'TT' }], names: [{ name: 'Twin Towns' }] });
    expect(hexAt(game, 'B6')).toMatchObject({ companies: [{ label: 'MT' }], tokens: [{ company: 'VA' }] });
    // Without a position, so that it gives way to the rest of the hex.
    expect(hexAt(game, 'B6')?.companies).toEqual([{ label: 'MT' }]);
    expect(told).toContain('dropped: OW: its home Z99 is not on the map.');
  });

  it('names the stop of a hex, or the hex; hidden names stay hidden', () => {
    expect(hexAt(game, 'B4')).toMatchObject({ towns: [{ name: { name: 'Little Ford' } }] });
    expect(hexAt(game, 'A1')).toMatchObject({
      offBoardRevenue: { name: { name: 'Far North' }, groups: ['N', 'North'] },
    });
    expect(hexAt(game, 'A5')?.names).toContainEqual({ name: 'Old Wall' });
    expect(hexAt(game, 'E3')).not.toHaveProperty('names');
    expect(hexAt(game, 'H4')).toBeUndefined();
  });

  it('joins equal hexes and draws each coloured side once', () => {
    expect(hexAt(game, 'A3')?.hexes).toEqual(['A3', 'C1', 'D4', 'E5', 'E7', 'F4']);
    const { borders, borderTexts } = game.map as unknown as Record<string, JsonObject[]>;
    expect(borders).toEqual([
      { color: 'red', width: 9, coords: ['B2p1', 'B2p2'] },
      { color: 'water', coords: ['C5p6', 'C5p1'] },
      { color: 'orange', dashed: true, border: false, coords: ['F4p2', 'F4p3'] },
      { color: 'black', width: 6, border: false, coords: ['F4p4', 'F4p5'] },
      { color: 'black', coords: ['F6p5', 'F6p6'] },
      { color: 'orange', dashed: true, border: false, coords: ['F2x-15y77.942', 'F2x-15y-77.942'] },
      { color: 'water', coords: ['F4p3', 'F4x0y0'] },
    ]);
    expect(borderTexts).toEqual([
      { coord: 'C5s5', cost: 40, circle: 16 },
      { coord: 'F6s4', cost: 30, circle: 16 },
    ]);
    expect(told).toContain('changed: D6: a side has two costs; the larger one, 40, is written.');
  });

  it('takes tiles from the catalogue, from the table of the site, or as they are written', () => {
    expect(game.tiles).toMatchObject({
      3: 2,
      4: { quantity: '∞', print: 10 },
      57: 4,
      '441a': { tile: '441|AL', quantity: 1 },
      14: { tile: '14', quantity: 3 },
      8864: { color: 'green', cities: [{ size: 2 }], quantity: 2 },
      9999: { quantity: 1 },
      V2: { color: 'brown/gray', quantity: '∞', values: [{ value: 60 }] },
    });
    expect(told).toContain('changed: V2: the site does not list this tile; it is drawn here.');
  });

  it('has its market, with a legend of the types in use', () => {
    const { type, market, legend, ledges, par, display } = game.stock as Record<string, unknown>;
    const described = (index: number) => (legend as JsonObject[])[index]?.description;
    expect(type).toBe('2D');
    expect((market as unknown[][])[0]?.slice(0, 6)).toEqual([
      null,
      { value: 60, legend: 0 },
      { value: 70, par: true },
      { value: 80, legend: 1 },
      { value: 90, legend: 1 },
      { value: 100, par: true },
    ]);
    expect((market as unknown[][])[1]?.slice(2, 5)).toEqual([
      60,
      { value: 65, legend: 8, underline: true },
      { value: 70, legend: 9 },
    ]);
    expect((market as unknown[][])[2]?.slice(0, 3)).toMatchObject([
      { label: 'Closed' },
      { label: 'Acq.' },
      { value: 20 },
    ]);
    expect([0, 1, 2, 3, 9].map(described)).toEqual([
      'Outside the certificate limit',
      'Start in phase 2',
      'Highest price of some companies',
      'Buy as you like',
      'First share sold does not move the price',
    ]);
    expect(ledges).toEqual([
      { coords: ['6 0', '6 1'], width: 5, color: 'x-purple' },
      { coords: ['4 2', '4 3'], width: 5 },
    ]);
    expect(par).toEqual({ values: [110, 100, 90, 80, 70, 60, 50, 40, 8], color: 'red' });
    expect(display).toEqual({ legend: { x: 0, y: 4 } });
    expect(game.colors).toMatchObject({ 'x-peach': '#ffcba4' });
  });

  it('has its trains and phases, each coloured by the other', () => {
    expect(game.trains).toEqual([
      { name: '2', quantity: 6, color: 'yellow', price: 80, rust: '5' },
      {
        name: '3',
        quantity: 4,
        color: 'green',
        price: 180,
        description: '3 cities or off-board areas, any number of towns',
        obsolete: 'D',
        discount: { 2: 40 },
      },
      {
        name: '3+',
        quantity: 4,
        color: 'green',
        price: 220,
        obsolete: 'D',
        discount: { 2: 40 },
        phase: false,
        variant: 'or 3',
      },
      { name: '5', quantity: 3, color: 'brown', price: 450, rust: ['D', 'E'] },
      { name: 'D', quantity: '∞', print: 6, color: 'gray', price: 1100, available: '5' },
      { name: 'E', quantity: 3, color: 'gray', price: 900 },
      { name: 'F', quantity: 1, color: 'gray', price: 950 },
    ]);
    expect(told).toContain(
      'computed: train F: the number of cards is worked out in a way that could not be followed; one is taken.',
    );
    expect(game.phases).toEqual([
      { name: '2', limit: 4, tiles: 'yellow', rounds: 1, notes: ['1 operating round'] },
      {
        name: '3',
        limit: '2/4',
        tiles: 'green',
        rounds: 2,
        buyCompanies: true,
        notes: ['Train limit: minor / major', '2 operating rounds', 'A train is exported'],
      },
      {
        name: '5',
        limit: 2,
        tiles: 'brown',
        rounds: 3,
        events: { closeCompanies: true },
        notes: ['3 operating rounds', 'Bridge opens'],
      },
      {
        name: '5b',
        train: '5',
        on: { on: '5', index: 3 },
        limit: 2,
        tiles: 'brown',
        rounds: 3,
        events: { closeCompanies: true },
        notes: ['3 operating rounds', 'Bridge opens'],
      },
      { name: 'D', train: ['D', 'E'], limit: '∞', tiles: 'gray', rounds: 3, notes: ['3 operating rounds'] },
    ]);
  });

  it('has its companies and their shares', () => {
    expect(game.companies).toMatchObject([
      { abbrev: 'VA', color: 'co-va', tokens: ['Home', 40, 100], shares: 'default' },
      { abbrev: 'M&O', color: 'co-m-o', token: { labelColor: 'text-m-o' }, shares: 'default' },
      { abbrev: 'TT', color: 'co-tt', tokens: [20, 40], shares: '4-share' },
      { abbrev: 'OW', minor: true, shares: '1-share' },
      { abbrev: '1', minor: true, shares: [] },
    ]);
    expect(game.shareTypes).toMatchObject({
      '1-share': [{ quantity: 1, label: 'President', shares: 1 }],
      default: [
        { quantity: 1, label: 'President', shares: 2 },
        { quantity: 8, shares: 1 },
      ],
      '4-share': [
        { quantity: 1, label: 'President', shares: 2 },
        { quantity: 3, shares: 1 },
      ],
    });
    expect(game.colors).toMatchObject({
      'co-va': '#37383a',
      'co-tt': '#d1232a',
      'co-m-o': '#00bfff',
      'co-1': '#fff',
    });
    expect(told).toContain('changed: OW: the colour "unheardof" is not known; grey is taken.');
  });

  it('has its private companies', () => {
    expect(game.privates).toMatchObject([
      {
        name: 'Mule Track',
        id: 'MT',
        price: 20,
        revenue: 5,
        description: 'Blocks B6 while owned by a player.',
      },
      {
        name: 'Ferry',
        price: 70,
        bid: 50,
        revenue: [5, 10],
        minPlayers: 3,
        description: 'Holds a place in Ford.',
        idBackgroundColor: 'private-fe',
        idColor: 'private-text-fe',
        abilities: [
          { type: 'reservation', hex: 'C7' },
          { type: 'tile_lay', tiles: ['57', 'V1'] },
        ],
      },
    ]);
  });
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

describe('18Vale North, a title that builds on another', () => {
  it('follows methods, and takes the plain list where one cannot be followed', () => {
    const { game, told } = imported('18Vale North');
    expect(hexAt(game, 'A11')).toMatchObject({ names: [{ name: 'Snowfield' }] });
    expect(hexAt(game, 'A7')).toBeUndefined();
    expect(hexAt(game, 'B8')).toBeUndefined();
    expect(game.tiles).toMatchObject({ 57: 5, V9: { quantity: 4 } });
    expect(game.companies).toMatchObject([{ name: 'Vale North' }, {}, {}, { abbrev: '1' }]);
    expect(game.stock).toMatchObject({
      type: '1Diag',
      market: [null, { label: 'Closed' }, 20, { value: 30, par: true }, 40],
    });
    expect(game.trains).toHaveLength(1);
    expect(told).toContain(
      'computed: The list of trains is changed by a method that could not be followed (depends on @round, which is known only while the game is played): options of the title were not applied. (line 45)',
    );
    expect(told).toContain('read: The list of private companies: COMPANIES of title 18Vale. (line 7)');
    expect(game.certLimit).toBe(12);
  });

  it('says where an option is none of the title', () => {
    expect(imported('18Vale North', titles, { options: ['shrot'] }).told).toContain(
      'missing: There is no optional rule shrot: the title has short.',
    );
    expect(small("TILES = { '57' => 1 }", { options: ['short'] }).told).toContain(
      'missing: There is no optional rule short: the title has none.',
    );
  });

  it('applies the options asked for', () => {
    const { game } = imported('18Vale North', titles, { options: ['short'] });
    expect(hexAt(game, 'A11')).toBeUndefined();
    expect(hexAt(game, 'A7')).toBeDefined();
  });

  it('makes variations of further sets of hexes', () => {
    const { game, told } = imported('18Vale North', titles, { maps: ['SNOW_HEXES'] });
    expect((game.map as JsonObject[]).map(({ name }) => name)).toEqual(['Standard', 'SNOW_HEXES']);
    expect(imported('18Vale North').told.join()).toContain('SNOW_HEXES');
    expect(told.join()).not.toContain('There are more sets of hexes');
  });

  it('says which folder is missing', () => {
    const alone = titles.filter(({ path }) => !path.includes('g_18_vale/'));
    const { told, counts } = imported('18Vale North', alone);
    expect(counts.hexes).toBe(0);
    expect(told.filter((line) => line.includes('The map'))).toEqual([
      'missing: The map needs title 18Vale: bring its folder as well. (line 19)',
    ]);
  });
});

describe('18Dell, a flat map with letters running down', () => {
  const { game, told } = imported('18Dell');

  it('exchanges the parts of its coordinates', () => {
    expect(game.info).toMatchObject({ orientation: 'horizontal', mapCoordinates: 'reversed' });
    expect(hexAt(game, 'F2')).toMatchObject({
      displayID: 'B6',
      cities: [{ companies: ['DE'], name: { name: 'Dellford' } }],
    });
    expect(hexAt(game, 'C0')).toMatchObject({ displayID: 'a3', towns: [{}] });
    expect(told.join()).toContain('Letters and numbers of the coordinates are exchanged');
  });

  it('has an endless bank, one sum for all, and limits by companies', () => {
    expect(game).toMatchObject({
      bank: '∞',
      capital: 500,
      players: [
        { number: 2, certLimit: '24/20' },
        { number: 3, certLimit: '16/14' },
        { number: 4, certLimit: '12/11' },
      ],
    });
    expect(game.info).toMatchObject({ currency: '# £' });
    expect(game.stock).toMatchObject({
      type: '1D',
      market: [10, { value: 20, par: true }, { value: 30, par: true }, 40],
    });
  });
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

it('reads map.rb alone', () => {
  const files = titles.filter(({ path }) => path.endsWith('g_18_vale/map.rb'));
  const { counts, told } = imported('18Vale', files);
  expect(counts).toMatchObject({ hexes: 29, tiles: 14, trains: 0 });
  expect(told).toContain('missing: The list of trains is not in the files: there is no TRAINS.');
});

it('reads the older form of a title', () => {
  const text = `module Engine
  module Config
    module Game
      module G18Old
        JSON = <<-'DATA'
        {
          "filename": "18_old", "modulename": "18Old", "currencyFormatStr": "$%d", "bankCash": 9000,
          "certLimit": { "2": 12, "3": 10 }, "startingCash": { "2": 420, "3": 300 },
          "layout": "flat", "axes": { "rows": "numbers", "columns": "letters" },
          "locationNames": { "B6": "Oldford" }, "tiles": { "57": 4 },
          "companies": [{ "name": "Old Ferry", "value": 20, "revenue": 5, "desc": "Blocks A1." }],
          "market": [["10", "20p"]],
          "corporations": [{ "sym": "O", "name": "Old", "tokens": [0], "coordinates": "B6", "color": "#123456" }],
          "trains": [{ "name": "2", "distance": 2, "price": 80, "num": 3 }],
          "phases": [{ "name": "2", "train_limit": 2, "tiles": ["yellow"], "operating_rounds": 1, "buy_companies": true,
                       "events": { "close_companies": true } }],
          "hexes": { "white": { "city": ["B6"], "blank": ["A1", "A3"] }, "gray": { "c=r:20;p=a:1,b:_0": ["C3"], "p=a:1,b:j": ["C5"] } }
        }
        DATA
      end
    end
  end
end`;
  const { game, counts } = imported('18Old', [source(text, 'g_18_old.rb')]);
  expect(counts).toMatchObject({ hexes: 5, tiles: 1, trains: 1, companies: 1, privates: 1 });
  expect(hexAt(game, 'C3')).toMatchObject({ cities: [{}], track: [{ side: 2 }], values: [{ value: 20 }] });
  expect(hexAt(game, 'E3')).toMatchObject({ track: [{ side: 2 }] });
  expect(game.privates).toEqual([{ name: 'Old Ferry', price: 20, revenue: 5, description: 'Blocks A1.' }]);
  expect(game.phases).toMatchObject([{ buyCompanies: true, events: { closeCompanies: true } }]);
  expect(hexAt(game, 'F2')).toMatchObject({ cities: [{ companies: ['O'], name: { name: 'Oldford' } }] });
  expect(game).toMatchObject({ bank: 9000, info: { title: '18Old', currency: '$#' } });
  expect(
    load(JSON.stringify(game), library).diagnostics.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
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

it('never guesses a condition: a map that depends on the play is the plain one, or none', () => {
  const method = 'def optional_hexes\n@chosen ? { white: {} } : HEXES\nend';
  const plain = small(`LAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\n${method}`);
  expect(plain.counts.hexes).toBe(1);
  expect(plain.told.filter((line) => line.startsWith('computed'))).toHaveLength(1);
  const none = small(`LAYOUT = :flat\n${method}`);
  expect(none.counts.hexes).toBe(0);
  expect(none.told).toContain(
    'missing: The map is left out: it depends on @chosen, which is known only while the game is played. (line 7)',
  );
});

it('reads constants that are set where there is none yet, and says of which kind one should be', () => {
  const { told, counts } = small("TRAINS ||= [{ name: '2', price: 80, num: 2 }]\nPHASES = 'none'");
  expect(counts.trains).toBe(1);
  expect(told).toContain('missing: The list of phases is left out: it is not a list.');
});

it('is not led out of everything by a return', () => {
  const { told } = small('TRAINS = [1].map { |n| return n }');
  expect(told).toContain(
    'missing: The list of trains is left out: it has a return, next or break that leads out of everything.',
  );
  const meta =
    'module Engine\nmodule Game\nmodule G18R\nmodule Meta\nGAME_TITLE = [1].map { return 2 }\nend\nend\nend\nend';
  expect(openSources([source(meta, 'meta.rb')], parse).titles.map(({ name }) => name)).toEqual(['18R']);
});

it('reads words that mean something to JavaScript as any other word', () => {
  const { game, counts } = small(`LAYOUT = :flat
    TILES = { '__proto__' => 2, 'constructor' => { 'count' => 1, 'color' => 'constructor', 'code' => 'icon=image:toString' } }
    HEXES = { constructor: { ['A1'] => 'border=edge:1,type:toString;path=a:0,b:3,track:valueOf' } }
    MARKET = [[{ price: 20, types: %i[constructor] }]]
    GAME_PUBLISHER = :constructor
    TRAINS = [{ name: '2', price: 3, num: 2, distance: [{ 'nodes' => ['constructor'], 'pay' => 2 }] }]`);
  expect(counts).toMatchObject({ hexes: 1, tiles: 2, marketCells: 1, trains: 1 });
  expect(Object.keys(game.tiles as JsonObject)).toEqual(['__proto__', 'constructor']);
  expect(game.info).not.toHaveProperty('publisher');
  expect((game.map as JsonObject).borders).toMatchObject([{ color: 'black' }]);
  expect(
    load(JSON.stringify(game), library).diagnostics.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
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

it('leaves out a constant that refers to itself, and reads the rest', () => {
  const { told, counts } = small(
    "LAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\nTILES = TILES.merge('1' => 1)",
  );
  expect(counts.hexes).toBe(1);
  expect(told).toContain('missing: The list of tiles is left out: it refers to itself. (line 7)');
});

it('follows the methods that give the bank and the players their money, for each number of players', () => {
  const { game, told } = small(`PLAYER_RANGE = [2, 4].freeze
    SUMS = { 2 => 500, 3 => 400, 4 => 300 }.freeze
    CERT_LIMIT = 12
    def short? = @optional_rules&.include?(:short)
    def init_bank
      Bank.new(short? ? 4_000 : 7_000, log: @log)
    end
    def init_starting_cash(players, bank)
      players.each { |player| bank.spend(SUMS[players.size], player) }
    end
    def game_cert_limit = @players.size == 2 ? 20 : CERT_LIMIT`);
  expect(game).toMatchObject({
    bank: 7000,
    players: [
      { number: 2, capital: 500, certLimit: 20 },
      { number: 3, capital: 400, certLimit: 12 },
      { number: 4, capital: 300, certLimit: 12 },
    ],
  });
  expect(told).toContain('read: The starting money: method init_starting_cash. (line 12)');
});

it('takes the sums of the constants where methods of the title only pass them on', () => {
  const { game } = small(`PLAYER_RANGE = [3, 4].freeze
    BANK_CASH = { 3 => 5_000, 4 => 6_000 }.freeze
    STARTING_CASH = { 3 => 90, 4 => 80 }.freeze
    def init_bank
      return Bank.new(1, log: @log) if two_player?
      super
    end
    def init_starting_cash(players, bank)
      cash = self.class::STARTING_CASH
      cash = cash[players.size] if cash.is_a?(Hash)
      players.each { |player| bank.spend(cash, player, check_positive: false) }
    end`);
  expect(game.players).toEqual([
    { number: 3, bank: 5000, capital: 90 },
    { number: 4, bank: 6000, capital: 80 },
  ]);
});

it('says where money is worked out in a way that it cannot follow', () => {
  const { game, told } = small(`PLAYER_RANGE = [2, 3].freeze
    STARTING_CASH = { 2 => 60, 3 => 50 }.freeze
    def init_bank = Bank.new(@loans, log: @log)
    def init_starting_cash(players, bank)
      players.each_with_index { |player, seat| bank.spend(seat, player) }
    end`);
  expect(game).not.toHaveProperty('bank');
  expect(told).toContain(
    'missing: The money of the bank is left out: it depends on @loans, which is known only while the game is played. (line 7)',
  );
  expect(game.players).toMatchObject([{ capital: 60 }, { capital: 50 }]);
  expect(told).toContain(
    'computed: The starting money is changed by a method that could not be followed (pays the players different sums): STARTING_CASH was taken.',
  );
});

it('follows the methods that make companies, tiles and trains out of their lists', () => {
  const { game, told } = small(`PLAYER_RANGE = [2, 4].freeze
    COMPANIES = [{ sym: 'A', name: 'Ash', value: 20, revenue: 5 }].freeze
    EXTRA = { sym: 'B%1$d', name: '%2$s', value: 30, revenue: 10 }.freeze
    TILES = { '57' => 1, '8' => 2 }.freeze
    NUMBERS = { '2' => 3, '3' => 1 }.freeze
    CARDS = [{ name: '2', price: 80, distance: 2 }, { name: '3', price: 90, distance: 3, num: 8 }].freeze
    def init_companies(players)
      companies = COMPANIES.dup
      (players.size - 2).times { |index| companies << extra(index + 1) }
      companies.map { |company| Engine::Company.new(**company) }
    end
    def extra(number)
      made = EXTRA.dup
      made[:sym] = format(made[:sym], number, 'Birch')
      made[:name] = format(made[:name], number, 'Birch')
      made
    end
    def init_tiles
      tiles = TILES.dup
      tiles['57'] += 3
      tiles.flat_map { |name, entry| init_tile(name, entry) }
    end
    def init_train_handler
      trains = CARDS.flat_map do |train|
        Array.new(NUMBERS[train[:name]]) { |index| Train.new(**train, index: index) }
      end
      G18S::Depot.new(trains, self)
    end`);
  expect(game.privates).toMatchObject([
    { id: 'A', price: 20 },
    { id: 'B1', name: 'Birch', price: 30 },
    { id: 'B2', name: 'Birch', price: 30 },
  ]);
  expect(game.tiles).toEqual({ 8: 2, 57: 4 });
  expect(game.trains).toMatchObject([
    { name: '2', quantity: 3, price: 80 },
    { name: '3', quantity: 1, price: 90 },
  ]);
  expect(told.join()).toContain('read: The list of trains: method init_train_handler.');
});

it('takes the lists themselves where what makes things of them cannot be followed', () => {
  const { game, told } = small(`COMPANIES = [{ sym: 'A', name: 'Ash', value: 20 }].freeze
    TRAINS = [{ name: '2', price: 80, num: 4 }].freeze
    def init_companies(players) = super.sort_by { rand }.take(1)
    def init_train_handler
      depot = super
      depot
    end`);
  expect(game.privates).toHaveLength(1);
  expect(game.trains).toMatchObject([{ name: '2', quantity: 4 }]);
  expect(told).toContain(
    'computed: The list of private companies may be changed by method init_companies, which could not be followed (calls rand, which is not followed): the list itself was taken. (line 7)',
  );
  expect(told.filter((line) => line.includes('The list of trains'))).toHaveLength(2);
});

it('puts the token of a home in no city of its own away from the cities', () => {
  const { game } = small(`LAYOUT = :flat
    HEXES = { white: { ['C3'] => 'city=revenue:9,loc:5;city=revenue:9,loc:2.5' } }
    CORPORATIONS = [{ sym: 'AB', name: 'Ash', tokens: [0], coordinates: 'C3' }]`);
  expect(hexAt(game, 'C3')).toMatchObject({ tokens: [{ company: 'AB', angle: 30 }] });
});

it('says for how many players it was read, and which optional rules are left', () => {
  const body = `PLAYER_RANGE = [2, 5].freeze
    OPTIONAL_RULES = [{ sym: :short }, { sym: :long }].freeze
    def game_trains = @players.size > 2 ? [{ name: '2', price: 80, num: 4 }] : []`;
  const players = 'read: Where the title asks for the number of players, it is 5.';
  const { told } = small(body);
  expect(told).toContain(players);
  expect(told).toContain('read: Optional rules of the title that are not in force: short, long.');
  expect(small(body, { options: ['short'] }).told).toContain(
    'read: Optional rules of the title that are not in force: long.',
  );
  expect(small("TRAINS = [{ name: '2', price: 80, num: 4 }]").told).not.toContain(players);
});
