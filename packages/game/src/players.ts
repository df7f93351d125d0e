import { type Amount, asAmount } from './amount.ts';
import { asList, asNumber, get, type Json, truthy } from './json.ts';

/** Money, certificate limit and player counts (10.6). */
export interface Players {
  /** The same for every number of players; where absent, each entry has its own. */
  readonly bank?: Amount;
  readonly capital?: Amount;
  readonly certLimit?: Amount;
  readonly counts: readonly PlayerCount[];
  /** Smallest and largest number of players, in whatever order the file lists them (10.20, 15). */
  readonly range?: PlayerRange;
}

/** What holds for one number of players. */
export interface PlayerCount {
  readonly number: number;
  readonly bank?: Amount;
  readonly capital?: Amount;
  readonly certLimit?: Amount;
}

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

export const resolvePlayers = (root: Json | undefined): Players => {
  const counts = asList(get(root, 'players')).flatMap((entry): PlayerCount[] => {
    const number = asNumber(get(entry, 'number'));
    return number === undefined || number < 1 ? [] : [{ number, ...money(entry) }];
  });
  return { ...money(root), counts, range: rangeOf(counts) };
};

const money = (json: Json | undefined) => ({
  bank: truthy(asAmount(get(json, 'bank'))),
  capital: truthy(asAmount(get(json, 'capital'))),
  certLimit: truthy(asAmount(get(json, 'certLimit'))),
});

const rangeOf = (counts: readonly PlayerCount[]): PlayerRange | undefined => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const { number } of counts) {
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return counts.length === 0 ? undefined : { min, max };
};
