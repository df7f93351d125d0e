import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, it } from 'vitest';
import { hexAt, imported, parse, small } from './testing/imported.ts';
import { source } from './testing/open-titles.ts';
import { openSources } from './titles.ts';

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
