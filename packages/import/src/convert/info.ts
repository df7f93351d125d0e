import type { Json } from '@platelayer/game';
import { asList, asMap, asNumber, asText } from '../ruby/read.ts';
import { RubyHash, RubySymbol, type Value } from '../ruby/value.ts';
import { table } from '../table.ts';
import type { TitleData } from '../title-data.ts';
import { compact, type JsonDraft } from './json.ts';

/** Our key for each of the site's publishers (85.13). */
const PUBLISHERS = table({
  all_aboard_games: 'aag',
  deep_thought_games: 'dtg',
  gmt_games: 'gmt',
  grand_trunk_games: 'gtg',
  lookout: 'lookout',
  marflow_games: 'marflow',
  mayfair: 'mayfair',
  self_published: 'self',
  zman_games: 'zman',
});

/** Converts names, money and links. */
export const infoOf = (name: string, { constant }: TitleData): JsonDraft => {
  const publisher = asList(constant('GAME_PUBLISHER'))
    .map((value) => PUBLISHERS.get(asText(value) ?? ''))
    .find((key) => key !== undefined);
  const currency = asText(constant('CURRENCY_FORMAT_STR'));
  const blocks = constant('MUST_SELL_IN_BLOCKS');
  return compact({
    title: asText(constant('GAME_DISPLAY_TITLE')) ?? asText(constant('GAME_TITLE')) ?? name,
    subtitle: asText(constant('GAME_SUBTITLE')),
    designer: asText(constant('GAME_DESIGNER')),
    publisher,
    currency: currency?.replace(/%[sd]/, '#'),
    capitalization: asText(constant('CAPITALIZATION')),
    mustSellInBlocks: typeof blocks === 'boolean' ? blocks : undefined,
  });
};

export const linksOf = ({ constant }: TitleData): JsonDraft | undefined => {
  const rules = constant('GAME_RULES_URL');
  const address = asText(rules instanceof RubyHash ? rules.values()[0] : asList(rules)[0]);
  return address !== undefined && /^https?:/.test(address) ? { rules: address } : undefined;
};

/** Whether the site marks the title as unfinished or as a prototype. */
export const stageOf = ({ constant }: TitleData): JsonDraft => {
  const stage = constant('DEV_STAGE');
  return compact({
    wip: stage instanceof RubySymbol && stage.name !== 'production' ? true : undefined,
    prototype: constant('PROTOTYPE') === true ? true : undefined,
  });
};

/** Money and certificate limits by number of players. */
export const playersOf = ({ constant, bank, startingCash: cash, certLimit }: TitleData): JsonDraft => {
  const range = asList(constant('PLAYER_RANGE')).flatMap((number) => asNumber(number) ?? []);
  const counts = new Set([
    ...(range.length > 0 ? between(Math.min(...range), Math.max(...range)) : []),
    ...(range.length === 0 ? [...asMap(cash).keys()].flatMap((key) => asNumber(key) ?? []) : []),
  ]);
  const limits = limitsOf(certLimit, counts);
  const players = [...counts].map((number) =>
    compact({
      number,
      bank: bank instanceof RubyHash ? bankOf(byCount(bank, number)) : undefined,
      capital: cash instanceof RubyHash ? asNumber(byCount(cash, number)) : undefined,
      certLimit: limits(number),
    }),
  );
  return compact({
    bank: bank instanceof RubyHash ? undefined : bankOf(bank),
    capital: asNumber(cash),
    certLimit: asNumber(certLimit),
    players: players.length > 0 ? players : undefined,
  });
};

const MAX_PLAYERS = 20;

const between = (least: number, most: number): number[] =>
  Array.from({ length: Math.min(MAX_PLAYERS, most - least + 1) }, (_, index) => least + index);

/** An entry by number of players. In the older form the keys are strings. */
const byCount = (map: RubyHash, number: number): Value =>
  map.has(number) ? map.get(number) : map.get(String(number));

const bankOf = (value: Value): Json | undefined => {
  if (asText(value) === 'unlimited') return '∞';
  const cash = asNumber(value);
  return cash !== undefined && cash >= 1 ? cash : undefined;
};

/** Certificate limits by number of players. Limits by number of companies are joined, most companies first. */
const limitsOf = (limit: Value, counts: ReadonlySet<number>): ((players: number) => Json | undefined) => {
  if (!(limit instanceof RubyHash)) return () => undefined;
  const outside = limit.keys().every((key) => !counts.has(asNumber(key) ?? 0));
  const joined = (pairs: readonly (readonly [Value, Value])[]): Json | undefined => {
    const numbers = pairs
      .toSorted(([a], [b]) => (asNumber(b) ?? 0) - (asNumber(a) ?? 0))
      .flatMap(([, value]) => asNumber(value) ?? []);
    return numbers.length > 1 ? [...new Set(numbers)].join('/') : numbers[0];
  };
  if (outside && limit.values().every((value) => value instanceof RubyHash))
    return (players) =>
      joined(limit.entries().map(([companies, inner]) => [companies, byCount(asMap(inner), players)]));
  return (players) => {
    const value = byCount(limit, players);
    return value instanceof RubyHash ? joined(value.entries()) : asNumber(value);
  };
};
