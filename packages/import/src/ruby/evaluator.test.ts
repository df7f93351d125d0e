import { expect, it } from 'vitest';
import { plainOf } from '../convert/json.ts';
import { LIMITS } from '../limits.ts';
import { rubyParser, source } from '../testing/open-titles.ts';
import { Evaluator } from './evaluator.ts';
import { RubySources } from './sources.ts';
import { Unfollowed } from './unfollowed.ts';
import { RubyHash, RubySymbol } from './value.ts';

const parse = await rubyParser();

/** A title with these lines in its class, and any other files. */
const open = (body: string, ...files: readonly string[]): Evaluator => {
  const sources = new RubySources(parse);
  const game = `module Engine\nmodule Game\nmodule GOwn\nclass Game < Game::Base\n${body}\nend\nend\nend\nend`;
  for (const text of [...files, game]) sources.load(source(text, 'game.rb'));
  expect(sources.faults).toEqual([]);
  const title = sources.top.module('Engine').module('Game').module('GOwn').module('Game');
  return new Evaluator(sources, title, sources.ancestors(title), { players: 4, options: ['short'] });
};

const constant = (body: string, name = 'X', ...files: readonly string[]) => {
  const evaluator = open(body, ...files);
  const definition = evaluator.find(name);
  if (!definition) throw new Error(`no ${name}`);
  return evaluator.constant(definition);
};
const value = (expression: string, before = '') => plainOf(constant(`${before}\nX = ${expression}`));
const result = (body: string, method = 'x') => plainOf(open(body).call(method));
const failure = (run: () => unknown): Unfollowed => {
  try {
    run();
  } catch (error) {
    if (error instanceof Unfollowed) return error;
    throw error;
  }
  throw new Error('it was followed');
};

it.each([
  ["'a'", 'a'],
  ['"a\\n"', 'a\n'],
  ["'a' 'b'", 'ab'],
  ["'a' \\\n  'b'", 'ab'],
  ['<<~TEXT\n  one\n  two\nTEXT', 'one\ntwo\n'],
  [':a', 'a'],
  ['12_000', 12000],
  ['-3', -3],
  ['0.5', 0.5],
  ['%w[A1 B2]', ['A1', 'B2']],
  ['%i[a b]', ['a', 'b']],
  ['nil', null],
  ['[true, false]', [true, false]],
  ['(2..5)', [2, 3, 4, 5]],
  ['(2...5).to_a', [2, 3, 4]],
  ["{ 'a' => 1, b: 2, 'c': 3 }", { a: 1, b: 2, c: 3 }],
])('reads the value %s', (expression, expected) => {
  expect(value(expression)).toEqual(expected);
});

it('distinguishes symbols from strings, and compares lists as keys', () => {
  const map = constant("X = { a: 1, 'a' => 2, %w[A1 B2] => 'city', ['A1'] => '' }");
  expect(map).toBeInstanceOf(RubyHash);
  const hash = map as RubyHash;
  expect(hash.size).toBe(4);
  expect(hash.get(RubySymbol.of('a'))).toBe(1);
  expect(hash.get('a')).toBe(2);
  expect(hash.get(['A1', 'B2'])).toBe('city');
});

it.each([
  ['Y.freeze', [1, 2]],
  ['Y.dup.deep_freeze', [1, 2]],
  ['[0, *Y]', [0, 1, 2]],
  ['(Y + [3])', [1, 2, 3]],
  ['Y[1]', 2],
  ['H[:a][0]', 5],
  ['{ **H, b: 1 }', { a: [5], b: 1 }],
  ['H.merge(b: 1, a: 2)', { a: 2, b: 1 }],
  ['H.merge({ b: 1 }) { |key, old, new| old }', { a: [5], b: 1 }],
  ['"n=#{Y.first + 1};#{nil}#{:s}"', 'n=2;s'],
  ['Array.new(3, 0)', [0, 0, 0]],
  ['Array.new(2) { |i| i * 10 }', [0, 10]],
  ['Y.map { |n| n * 2 }', [2, 4]],
  ['Y.map { _1 + 1 }', [2, 3]],
  ['Y.map { it + 1 }', [2, 3]],
  ['Y.map(&:to_s)', ['1', '2']],
  [
    'Y.map.with_index { |n, i| [n, i] }',
    [
      [1, 0],
      [2, 1],
    ],
  ],
  ['Y.each_with_index.map { |n, i| n + i }', [1, 3]],
  ['Y.map.with_index(1) { |n, i| n * i }', [1, 4]],
  ['Y.each_with_object({}) { |n, map| map[n] = true }', { 1: true, 2: true }],
  ['Y.select(&:even?) + Y.reject(&:even?)', [2, 1]],
  ['Y.flat_map { |n| [n] * n }', [1, 2, 2]],
  ['Y.filter_map { |n| n if n > 1 }', [2]],
  ['Y.find { |n| n > 1 }', 2],
  ['Y.sum { |n| n * 2 } + Y.size + Y.count(1)', 9],
  ['Y.reduce(:+)', 3],
  ['Y.inject(10) { |sum, n| sum + n }', 13],
  ['[[3, 1], 2].flatten.sort.uniq', [1, 2, 3]],
  ['[1, 2, 3].sort_by { |n| -n }.first(2)', [3, 2]],
  ['[1, 2, 3][1..-1]', [2, 3]],
  ['[1, 2, 3][0...-1]', [1, 2]],
  ['[1, 2, 3][1..] + [1, 2, 3][..0]', [2, 3, 1]],
  ['[1, 2, 3][1..9]', [2, 3]],
  ['[[1][2..3], [1][-5..]]', [null, null]],
  ['"abcd"[1..-2] + "abcd"[-2, 2]', 'bccd'],
  ['[1, 2, 3].slice(-2, 2)', [2, 3]],
  ['[1, 2, 3].insert(-1, 4).insert(0, 0)', [0, 1, 2, 3, 4]],
  [
    '[[1, 2, 3].shift(2), [1, 2, 3].pop(2)]',
    [
      [1, 2],
      [2, 3],
    ],
  ],
  ['[[3, 1, 2].max(2), [3, 1, 2].min { |a, b| b <=> a }]', [[3, 2], 3]],
  ['[[1, 2].sum(10), 25.round(-1), 1.25.floor(1)]', [13, 30, 1.2]],
  ['"a,b,,".split(",")', ['a', 'b']],
  ['"%s/%d%%" % [:a, 2]', 'a/2%'],
  ['format("city=revenue:%d", 20)', 'city=revenue:20'],
  ['Array.new([1, 2])', [1, 2]],
  ['[3, 1, 3].tap(&:uniq!).tap(&:sort!)', [1, 3]],
  ['"S10".delete_prefix("S").to_i', 10],
  ['[1, 2, 3].partition(&:odd?)', [[1, 3], [2]]],
  ['[1, nil].compact.any? && [].none? && [].empty?', true],
  ['Y.include?(1) && !Y.include?(3)', true],
  ['Y - [1] + (Y * 2).last(1)', [2, 2]],
  ['Y.zip(%w[a b]).to_h', { 1: 'a', 2: 'b' }],
  ['Y.join("-").split("-").map(&:to_i)', [1, 2]],
  ['H.transform_values(&:first)', { a: 5 }],
  ['H.transform_keys(&:to_s).key?("a")', true],
  ['H.keys + H.values', ['a', [5]]],
  ['H.map { |key, list| [key, list.size] }.to_h', { a: 1 }],
  ['H.to_h { |key, list| [list.first, key] }', { 5: 'a' }],
  ['H.select { |key, _| key == :a }.reject { |_, list| list.empty? }', { a: [5] }],
  ['H.slice(:a).except(:b).dig(:a, 0)', 5],
  ['H.fetch(:b, 7)', 7],
  ['"G18".start_with?("G") ? "yes".to_sym : nil', 'yes'],
  ['7 / 2 * 10 % 4', 2],
  [
    '[5 <= 5, 1 < 2, 0.zero?, 3.positive?, nil.nil?, 1 == 2, 1 != 2]',
    [true, true, true, true, true, false, true],
  ],
])('follows the expression %s', (expression, expected) => {
  expect(value(expression, 'Y = [1, 2].freeze\nH = { a: [5] }')).toEqual(expected);
});

it('looks up a name in the surrounding modules, the includes (the last first) and the ancestors', () => {
  const file = `module Engine
    module Game
      module GOwn
        OUTER = 'outer'
        module Map
          FROM_MAP = [OUTER, INNER = 'x'].first
          SHARED = 'map'
        end
        module Entities
          SHARED = 'entities'
        end
      end
      module GOther
        module Map
          TILES = { '1' => 2 }.freeze
        end
        class Game < Game::Base
          INHERITED = 'from above'
        end
      end
    end
  end`.replace("[OUTER, INNER = 'x'].first", 'OUTER');
  const body = 'include Map\ninclude Entities';
  expect(constant(body, 'FROM_MAP', file)).toBe('outer');
  expect(constant(body, 'SHARED', file)).toBe('entities');
  expect(plainOf(constant('X = GOther::Map::TILES.merge("2" => 1)', 'X', file))).toEqual({ 1: 2, 2: 1 });
  const inherits = 'module Engine\nmodule Game\nmodule GOwn\nclass Game < GOther::Game\nend\nend\nend\nend';
  expect(constant('', 'INHERITED', file, inherits)).toBe('from above');
});

it.each([
  ['list(1, 9)', [1, 2, 3, [], 9]],
  ['list(1, 5, 9)', [1, 5, 3, [], 9]],
  ['list(1, 5, 6, 9)', [1, 5, 6, [], 9]],
  ['list(1, 5, 6, 7, 8, 9)', [1, 5, 6, [7, 8], 9]],
  ['named(1)', [1, 2, 3, {}]],
  ['named(1, 5)', [1, 5, 6, {}]],
  ['named(1, c: 0, d: 4)', [1, 2, 0, { d: 4 }]],
  ['keyword', [1, 2]],
  ['keyword(b: 3)', [1, 3]],
  ['options(a: 1)', { a: 1 }],
  ['plain(1, c: 3)', [1, { c: 3 }]],
  ['plain(1)', [1, 2]],
  [
    '[[1, 2], [3]].map { |a, b = 5, c = a| [a, b, c] }',
    [
      [1, 2, 1],
      [3, 5, 3],
    ],
  ],
])('gives arguments to parameters, and defaults to the others: %s', (call, expected) => {
  const methods = `def list(a, b = 2, c = 3, *rest, d) = [a, b, c, rest, d]
    def named(a, b = a + 1, c: b + 1, **more) = [a, b, c, more]
    def keyword(a = 1, b: 2) = [a, b]
    def options(**more) = more
    def plain(a, b = 2) = [a, b]`;
  expect(result(`${methods}\ndef x = ${call}`)).toEqual(expected);
});

it('calls a method whose name the title puts together', () => {
  const body = `def place = @place ||= chosen || 'north'
    def chosen = optional_rules&.find { |rule| rule.to_s.include?('map_') }&.to_s
    def north_hexes = { white: 1 }
    def with(a, b) = a + b
    def x = send("#{place}_hexes")
    def y = [send(:with, 1, 2), self.public_send('with', 3, 4), [5, 6].send(:last)]`;
  expect(result(body)).toEqual({ white: 1 });
  expect(result(body, 'y')).toEqual([3, 7, 6]);
  expect(failure(() => open('def x = send("#{1}_none")').call('x')).message).toBe(
    'calls 1_none, which the importer cannot evaluate',
  );
});

it('answers respond_to? only for the title’s own methods and for names put together', () => {
  const body = `def north_own = 1
    def x = [respond_to?("#{'north'}_own"), respond_to?("#{'south'}_own"), respond_to?(:north_own)]
    def y = respond_to?(:south_own)`;
  expect(result(body)).toEqual([true, false, true]);
  expect(failure(() => open(body).call('y')).message).toBe('tests whether the method south_own exists');
});

it('calls the method that sets a variable if the variable is read first', () => {
  const body = `def place = @place ||= 'north'
    def x = @place + 'ern'
    def y = @other`;
  expect(result(body)).toBe('northern');
  expect(failure(() => open(`${body}\ndef other\n@other ||= 1\n2\nend`).call('y')).message).toBe(
    'depends on @other, which is known only while the game is played',
  );
});

it.each([
  ['lists that are compared with each other', 'a = (1..60_000).to_a\na & a'],
  ['a list that holds itself many times over, compared', 'x = [1]\n30.times { x = [x, x] }\nx == x'],
  ['as a key', 'x = [1]\n30.times { x = [x, x] }\n{ x => 1 }'],
  ['sorted', 'x = [1]\n30.times { x = [x, x] }\n[x, x].sort'],
  ['laid flat', 'x = [1]\n30.times { x = [x, x] }\nx.flatten'],
  ['joined', "x = ['a']\n30.times { x = [x, x] }\nx.join"],
  ['handed out', 'x = [1]\n30.times { x = [x, x] }\nx'],
  ['rows turned into columns', '([(1..60_000).to_a] + [[1]] * 60_000).transpose'],
  ['lists side by side', 'a = (1..60_000).to_a\na.zip(*([a] * 1000))'],
])('costs little time with %s', (_, body) => {
  const start = performance.now();
  try {
    open(`def x\n${body}\nend`).call('x');
  } catch (error) {
    if (!(error instanceof Unfollowed)) throw error;
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});

it('treats the texts of the base class as empty, and has its market colours', () => {
  expect(value("Base::EVENTS_TEXT.merge('a' => %w[A Aa])")).toEqual({ a: ['A', 'Aa'] });
  expect(value('Game::Base::STOCKMARKET_COLORS.merge(par: :green)[:par]')).toBe('green');
  expect(value('Base::STOCKMARKET_COLORS[:unlimited]')).toBe('orange');
});

it('calls helper functions in constants', () => {
  expect(
    value('row(2, step: 5)', 'def self.row(count, step: 1)\n(1..count).map { |n| n * step }\nend'),
  ).toEqual([5, 10]);
});

it.each([
  ['a = 1\nb = a + 1\n[a, b]', [1, 2]],
  ['return 1 if true\n2', 1],
  ['return 1 unless true\n2', 2],
  ['if false then 1 elsif true then 2 else 3 end', 2],
  ['case 4 when 2, 3 then :few when 4..5 then :many end', 'many'],
  ['case when 1 > 2 then 1 else 2 end', 2],
  ['nil || false || 3', 3],
  ['@x ||= 5\n@x ||= 6\n@x', 5],
  ['@optional_rules.include?(:short)', true],
  ['@optional_rules&.include?(:long)', false],
  ['@players.size', 4],
  ['two_player? ? 1 : 2', 2],
  [
    'list = Y\nlist << 3\nlist.reject! { |n| n == 1 }\n[list, Y]',
    [
      [2, 3],
      [1, 2],
    ],
  ],
  [
    'map = { a: 1 }\nmap[:b] = 2\nmap[:a] += 5\nmap[:c] ||= 7\nmap.merge!(d: 1)\nmap',
    { a: 6, b: 2, c: 7, d: 1 },
  ],
  ['first, (second, *rest) = [1, [2, 3, 4]]\n[first, second, rest]', [1, 2, [3, 4]]],
  ['sum = 0\nY.each { |n| next if n == 1; sum += n }\nsum', 2],
  ['Y.each { |n| break n * 100 if n == 2 }', 200],
  ['Y.each { |n| return n }\n0', 1],
  ['helper(1, *[2], key: 3)', [1, 2, 3, 'default']],
  ['twice { |n| n + 1 }', [1, 2]],
  ['self.class::Y', [1, 2]],
  ['->(n) { n * 3 }.call(2)', 6],
])('follows a method with %s', (body, expected) => {
  const helpers =
    'Y = [1, 2].freeze\ndef helper(a, *b, key:, other: "default")\n[a, *b, key, other]\nend\ndef twice\n[yield(0), yield(1)]\nend';
  expect(result(`${helpers}\ndef x\n${body}\nend`)).toEqual(expected);
});

it('finds super in the parent title, and the constants of the base class', () => {
  const above = `module Engine
    module Game
      module GOther
        class Game < Game::Base
          TRAINS = [1]
          def game_trains
            super + [2]
          end
        end
      end
    end
  end`;
  const inherits = 'module Engine\nmodule Game\nmodule GOwn\nclass Game < GOther::Game\nend\nend\nend\nend';
  expect(
    plainOf(open('def game_trains\nsuper.map { |n| n * 10 }\nend', above, inherits).call('game_trains')),
  ).toEqual([10, 20]);
  expect(plainOf(open('HEXES = { white: {} }').call('optional_hexes'))).toEqual({ white: {} });
});

it('stops at anything it does not support, also in a condition, and reports the location', () => {
  const method = failure(() => result('def x\nreturn 1 if @round.finished?\n2\nend'));
  expect(method.message).toBe('depends on @round, which is known only while the game is played');
  expect(method.place).toEqual({ file: 'game.rb', line: 6 });
  expect(failure(() => value('rand(6)')).message).toBe('calls rand, which the importer cannot evaluate');
  expect(failure(() => value('File.read("x")')).message).toBe('needs File, which is not in the files');
  for (const expression of [
    "'a'.split(',', 2)",
    "'abc'.delete('a-b')",
    "'%05d' % 3",
    '[1].product([2], [3])',
    '10.to_s(2)',
  ])
    failure(() => value(expression));
  expect(failure(() => value('`ls`')).message).toBe('uses Ruby that the importer does not support');
  expect(failure(() => value('"x".send(:system)')).message).toBe(
    'calls system, which the importer cannot evaluate',
  );
  expect(failure(() => value('[1].constructor')).message).toBe(
    'calls constructor, which the importer cannot evaluate',
  );
  expect(failure(() => value('begin; 1; rescue; 2; end')).message).toBe('handles an exception');
});

it('names the title whose folder is missing', () => {
  expect(failure(() => value('G1817::Map::HEXES')).missingTitle).toBe('G1817');
});

it.each([
  ['a constant that refers to itself', 'X = X + 1', 'refers to itself'],
  ['two constants that refer to each other', 'X = Y\nY = X', 'refers to itself'],
  ['a list without end', 'X = [0] * 10_000_000', 'takes too many steps'],
  ['an empty list, copied without end', 'X = [] * 10_000_000_000', 'takes too many steps'],
  ['infinitely many copies of nothing', "X = '' * 1e999", 'takes too many steps'],
  ['a range without end', 'X = (1..10_000_000_000)', 'takes too many steps'],
  ['a text without end', "X = 'a' * 10_000_000_000", 'takes too many steps'],
  [
    'a list that doubles',
    `X = (1..${LIMITS.calls}).reduce([1]) { |list, _| list + list }`,
    'takes too many steps',
  ],
])('stops at %s', (_, body, message) => {
  expect(failure(() => constant(body)).message).toBe(message);
});

it('stops a method that calls itself', () => {
  expect(failure(() => result('def x\nx\nend')).message).toBe('calls itself too often');
});
