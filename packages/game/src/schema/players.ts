import type { Static } from 'typebox';
import { define, number, object, ref } from './field.ts';
import { amount, bankSchema, slashedSchema } from './values.ts';

/** Money and limits, for the whole game or for one number of players (10.6). */
export const money = {
  bank: ref(bankSchema, 'Money in the bank. Default: none.'),
  capital: amount('Starting money of a player. Default: none.'),
  certLimit: ref(slashedSchema, 'Certificate limit. Default: none.'),
};

/** An entry of `players`. */
export const Players = define(
  'Players',
  object({ number: number('Number of players.', { minimum: 1 }), ...money }, 'One number of players.', {
    required: ['number'],
  }),
);

export type PlayersFile = Static<typeof Players.schema>;
