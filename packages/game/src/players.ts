import { type Amount, asAmount } from './amount.ts';
import { MAX_COPIES } from './copies.ts';
import { asList, asSize, get, type Json, truthy } from './json.ts';
import { define, either, integer, object, type Read, ref } from './schema/field.ts';
import { reader } from './schema/reader.ts';
import { Type } from './schema/type.ts';
import { amount, slashedSchema } from './schema/values.ts';

const bankSchema = define(
  'Bank',
  either([Type.Number({ minimum: 1 }), Type.Literal('∞')], 'Money in the bank, or `∞`.'),
);

/** Ignores null, 0 and the empty string. */
const read: Read<Amount> = (json) => truthy(asAmount(json));

/** Money and limits, for the whole game or for one player count (10.6). */
export const moneyFields = {
  bank: ref(bankSchema, 'Money in the bank. Default: none.', { read }),
  capital: amount('Starting money of each player. Default: none.', { read }),
  certLimit: ref(slashedSchema, 'Certificate limit. Default: none.', { read }),
};

const playerCountFields = {
  number: integer('Number of players.', { minimum: 1, maximum: MAX_COPIES, read: asSize }),
  ...moneyFields,
};

export const playerCountSchema = define(
  'Players',
  object(playerCountFields, 'One player count.', { required: ['number'] }),
);

/** Money, certificate limit and player counts (10.6). */
export interface Players {
  /** The same for every player count; if undefined, each entry has its own. */
  readonly bank?: Amount;
  readonly capital?: Amount;
  readonly certLimit?: Amount;
  readonly counts: readonly PlayerCount[];
  /** Smallest and largest player count, whatever their order in the file (10.20.15). */
  readonly range?: PlayerRange;
}

/** Money and limits for one player count. */
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
    const number = reader(playerCountFields, entry)('number');
    return number === undefined ? [] : [{ number, ...resolveMoney(entry) }];
  });
  return { ...resolveMoney(root), counts, range: rangeOf(counts) };
};

const resolveMoney = (json: Json | undefined) => {
  const read = reader(moneyFields, json);
  return { bank: read('bank'), capital: read('capital'), certLimit: read('certLimit') };
};

const rangeOf = (counts: readonly PlayerCount[]): PlayerRange | undefined => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const { number } of counts) {
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return counts.length === 0 ? undefined : { min, max };
};
