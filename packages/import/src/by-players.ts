import { THE_BANK } from './ruby/base-class.ts';
import type { Evaluator } from './ruby/evaluator.ts';
import { asList, asNumber } from './ruby/read.ts';
import { attempt, Unfollowed } from './ruby/unfollowed.ts';
import { identity, RubyHash, type Value } from './ruby/value.ts';

const MIN_PLAYERS = 2;
export const USUAL_MOST = 6;
const MAX_PLAYERS = 20;

/** Possible numbers of players, in ascending order. */
export const playerCounts = (evaluator: Evaluator): number[] => {
  const definition = evaluator.find('PLAYER_RANGE');
  const range = definition && attempt(() => evaluator.constant(definition));
  const numbers = range && 'value' in range ? asList(range.value).map((value) => asNumber(value) ?? 0) : [];
  if (numbers.length === 0) return [USUAL_MOST];
  const least = Math.max(1, Math.min(...numbers));
  const most = Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, ...numbers));
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => most - index).toReversed();
};

/** Values that depend on the number of players: the method that returns each, and the constant it falls back on. */
export interface ByPlayers {
  readonly method: string;
  readonly constant: string;
  readonly label: string;
  readonly follow: (evaluator: Evaluator, players: number) => Value;
}

export const BY_PLAYERS = {
  bank: {
    method: 'init_bank',
    constant: 'BANK_CASH',
    label: 'The bank',
    follow: (evaluator) => evaluator.call('init_bank'),
  },
  startingCash: {
    method: 'init_starting_cash',
    constant: 'STARTING_CASH',
    label: 'The starting cash',
    follow: (evaluator, players) => {
      const paid = evaluator.payments(
        'init_starting_cash',
        Array.from({ length: players }, () => null),
        THE_BANK,
      );
      const [sum = null] = paid;
      if (paid.length !== players || paid.some((other) => other !== sum))
        throw new Unfollowed('pays the players different amounts');
      return sum;
    },
  },
  certLimit: {
    method: 'game_cert_limit',
    constant: 'CERT_LIMIT',
    label: 'The certificate limit',
    follow: (evaluator) => evaluator.call('game_cert_limit'),
  },
  /** If there is no table of limits, uses the method that returns the limit for the current number of players. */
  ownCertLimit: {
    method: 'init_cert_limit',
    constant: 'CERT_LIMIT',
    label: 'The certificate limit',
    follow: (evaluator) => evaluator.call('init_cert_limit'),
  },
} as const satisfies Record<string, ByPlayers>;

/** A single value if all are equal, otherwise a map by number of players. */
export const sameOrByCount = (counts: readonly number[], values: readonly Value[]): Value => {
  const [first = null] = values;
  if (values.every((value) => identity(value) === identity(first))) return first;
  return RubyHash.of(
    counts.map((players, index) => {
      const value = values[index] ?? null;
      return [players, value instanceof RubyHash ? value.get(players) : value];
    }),
  );
};
