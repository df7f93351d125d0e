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
  expect(small(`${body}\ndef layout = @round.layout`).reportLines).toContain(
    'computed: The map layout is set by a method that could not be evaluated: it depends on @round, which is known only while the game is played. The title’s default layout was used. (line 17)',
  );
});

it('finds homes that are set where companies are created, and ignores empty strings', () => {
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
  const { game, reportLines } = small(body);
  expect(hexAt(game, 'A1')).toMatchObject({ cities: [{ companies: ['N'] }] });
  expect(hexAt(game, 'A3')).toMatchObject({ cities: [{ companies: ['E'] }] });
  expect(hexAt(game, 'B2')).toMatchObject({ cities: [{}, { companies: ['E'] }] });
  expect(reportLines.join()).not.toContain('its home');
  expect(small(body.replace('places[', '@made[')).reportLines).toContain(
    'computed: The homes of companies are set by a method that could not be evaluated: it depends on @made, which is known only while the game is played. They were skipped. (line 15)',
  );
});

it('reads a title that is in the folder of another', () => {
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
  const { counts, reportLines } = imported('18Pond: East', files);
  expect(counts).toMatchObject({ hexes: 2, tiles: 1 });
  expect(reportLines).toContain('read: The list of tiles: TILES of title 18Pond. (line 5)');
});

it('never guesses a condition: a map that depends on play is the plain one or missing', () => {
  const method = 'def optional_hexes\n@chosen ? { white: {} } : HEXES\nend';
  const plain = small(`LAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\n${method}`);
  expect(plain.counts.hexes).toBe(1);
  expect(plain.reportLines.filter((line) => line.startsWith('computed'))).toHaveLength(1);
  const none = small(`LAYOUT = :flat\n${method}`);
  expect(none.counts.hexes).toBe(0);
  expect(none.reportLines).toContain(
    'missing: The map was skipped: it depends on @chosen, which is known only while the game is played. (line 7)',
  );
});

it('reads constants set with ||=, and reports the expected type', () => {
  const { reportLines, counts } = small("TRAINS ||= [{ name: '2', price: 80, num: 2 }]\nPHASES = 'none'");
  expect(counts.trains).toBe(1);
  expect(reportLines).toContain('missing: The list of phases was skipped: it is not a list.');
});

it('does not stop at a return outside a method', () => {
  const { reportLines } = small('TRAINS = [1].map { |n| return n }');
  expect(reportLines).toContain(
    'missing: The list of trains was skipped: it has a return, next or break outside a method or block.',
  );
  const meta =
    'module Engine\nmodule Game\nmodule G18R\nmodule Meta\nGAME_TITLE = [1].map { return 2 }\nend\nend\nend\nend';
  expect(openSources([source(meta, 'meta.rb')], parse).titles.map(({ name }) => name)).toEqual(['18R']);
});

it('reads names of JavaScript object members like any other name', () => {
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

it('skips a constant that refers to itself and reads the rest', () => {
  const { reportLines, counts } = small(
    "LAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\nTILES = TILES.merge('1' => 1)",
  );
  expect(counts.hexes).toBe(1);
  expect(reportLines).toContain('missing: The list of tiles was skipped: it refers to itself. (line 7)');
});

it('evaluates the bank and starting cash for each number of players', () => {
  const { game, reportLines } = small(`PLAYER_RANGE = [2, 4].freeze
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
  expect(reportLines).toContain('read: The starting cash: method init_starting_cash. (line 12)');
});

it('uses the constants if the title’s methods only pass them on', () => {
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

it('reports money that it cannot evaluate', () => {
  const { game, reportLines } = small(`PLAYER_RANGE = [2, 3].freeze
    STARTING_CASH = { 2 => 60, 3 => 50 }.freeze
    def init_bank = Bank.new(@loans, log: @log)
    def init_starting_cash(players, bank)
      players.each_with_index { |player, seat| bank.spend(seat, player) }
    end`);
  expect(game).not.toHaveProperty('bank');
  expect(reportLines).toContain(
    'missing: The bank was skipped: it depends on @loans, which is known only while the game is played. (line 7)',
  );
  expect(game.players).toMatchObject([{ capital: 60 }, { capital: 50 }]);
  expect(reportLines).toContain(
    'computed: The starting cash is changed by a method that could not be evaluated: it pays the players different amounts. STARTING_CASH was used.',
  );
});

it('evaluates the methods that make companies, tiles and trains from their lists', () => {
  const { game, reportLines } = small(`PLAYER_RANGE = [2, 4].freeze
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
  expect(reportLines.join()).toContain('read: The list of trains: method init_train_handler.');
});

it('uses the lists if it cannot evaluate the methods that change them', () => {
  const { game, reportLines } = small(`COMPANIES = [{ sym: 'A', name: 'Ash', value: 20 }].freeze
    TRAINS = [{ name: '2', price: 80, num: 4 }].freeze
    def init_companies(players) = super.sort_by { rand }.take(1)
    def init_train_handler
      depot = super
      depot
    end`);
  expect(game.privates).toHaveLength(1);
  expect(game.trains).toMatchObject([{ name: '2', quantity: 4 }]);
  expect(reportLines).toContain(
    'computed: The list of private companies may be changed by method init_companies, which could not be evaluated: it calls rand, which the importer cannot evaluate. The list itself was used. (line 7)',
  );
  expect(reportLines.filter((line) => line.includes('The list of trains'))).toHaveLength(2);
});

it('reports the number of players it assumed, and which optional rules are off', () => {
  const body = `PLAYER_RANGE = [2, 5].freeze
    OPTIONAL_RULES = [{ sym: :short }, { sym: :long }].freeze
    def game_trains = @players.size > 2 ? [{ name: '2', price: 80, num: 4 }] : []`;
  const players = 'read: The import assumes 5 players where the title depends on their number.';
  const { reportLines } = small(body);
  expect(reportLines).toContain(players);
  expect(reportLines).toContain('read: Optional rules that are turned off: short, long.');
  expect(small(body, { options: ['short'] }).reportLines).toContain(
    'read: Optional rules that are turned off: long.',
  );
  expect(small("TRAINS = [{ name: '2', price: 80, num: 4 }]").reportLines).not.toContain(players);
});
