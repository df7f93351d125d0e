import type { Amount } from '../amount.ts';
import { type Quantity, resolveCopies, resolveSupply } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asNumber, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, flag, integer, list, number, object, ref, string } from '../schema/field.ts';
import { readFields } from '../schema/reader.ts';
import { amount, color, readAmountAboveZero, slashedSchema } from '../schema/values.ts';

const shareFields = {
  quantity: number('Number of copies of the card; 0 prints none. 1 if not set.', { minimum: 0 }),
  print: integer('Number of cards to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  label: string('Boxed label, such as for the president’s certificate. Default: none.'),
  labelColor: color('Colour of the label box, from the map colours.', { default: 'yellow' }),
  president: flag('Whether it is the president’s share. Default: the largest labelled share.'),
  shares: ref(
    slashedSchema,
    'Number of shares that the card represents, shown as “2 Shares”. Default: not shown.',
    { read: readAmountAboveZero },
  ),
  percent: ref(slashedSchema, 'Percentage of the company, shown with `%`. Default: not shown.', {
    read: readAmountAboveZero,
  }),
  cost: amount('Price of the share, shown next to the share count. Default: none.', {
    read: readAmountAboveZero,
  }),
  revenue: amount('Revenue of the share, shown as “Revenue: …”. Default: none.', {
    read: readAmountAboveZero,
  }),
  tokenCount: number(
    'Number of company tokens to draw; a fraction cuts the last. Default: `shares`, then 1.',
    {
      minimum: 0,
      read: readAmountAboveZero,
    },
  ),
  backgroundColor: color('Card colour, from the map colours.', { default: 'white' }),
  subtext: string('Second line; the company’s own takes precedence. Default: none.'),
  variant: string('Small note at the bottom; the company’s own takes precedence. Default: none.'),
  name: string('Name on this card instead of the company name.'),
  color: color('Band colour on this card instead of the company colour.'),
};

/** An entry of `shareTypes` or of a company's own `shares` (10.7.2, 50.5.1). */
const shareSchema = define('Share', object(shareFields, 'A kind of share card.', { required: ['quantity'] }));

export const shareList = (sentence: string) => list(ref(shareSchema), sentence);

/** A kind of share certificate of a company (10.7.2, 50.5.1). */
export interface Share {
  readonly copies: number;
  /** Number of these shares in the game. */
  readonly supply: Quantity;
  /** A boxed label, such as on the president's certificate. */
  readonly label?: string;
  readonly labelColor: string;
  readonly backgroundColor: string;
  /** Whether it is the president's share. If no share of a company sets this, it is derived (50.5.3). */
  readonly president?: boolean;
  readonly shares?: Amount;
  readonly percent?: Amount;
  readonly cost?: Amount;
  readonly revenue?: Amount;
  /**
   * Number of company tokens to draw, with a fraction cutting the last; 0 if the count is not a number
   * (`"1/2"`). If undefined, the style decides (50.5.2).
   */
  readonly tokenCount?: number;
  /** Used if the company has none of its own, like `variant`. */
  readonly subtext?: string;
  readonly variant?: string;
  /** Replaces the company's name and band colour on this card only. */
  readonly name?: string;
  readonly color?: string;
}

/** More tokens than this would only hide one another. */
const MAX_TOKENS = 100;

export const resolveShares = (json: Json | undefined, pointer: string, reading: Reading): readonly Share[] =>
  asList(json).flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const { quantity: _, print: __, tokenCount, ...share } = readFields(shareFields, entry);
    return {
      ...share,
      copies: resolveCopies(entry, at(pointer, index), reading.report),
      supply: resolveSupply(entry),
      tokenCount: asTokenCount(tokenCount ?? share.shares),
    };
  });

const asTokenCount = (amount: Amount | undefined): number | undefined =>
  amount === undefined ? undefined : Math.min(Math.max(0, asNumber(amount) ?? 0), MAX_TOKENS);
