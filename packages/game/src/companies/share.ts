import type { Amount } from '../amount.ts';
import { type Quantity, resolveCopies, resolveSupply } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asNumber, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, flag, integer, list, number, object, ref, string } from '../schema/field.ts';
import { readFields } from '../schema/reader.ts';
import { amount, color, readAmountAboveZero, slashedSchema } from '../schema/values.ts';

const shareFields = {
  quantity: number('Copies of the card; 0 prints none. 1 if it is absent.', { minimum: 0 }),
  print: integer('Cards printed; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  label: string('Boxed label, for instance of the president’s certificate. Default: none.'),
  labelColor: color('Map colour of the label box.', { default: 'yellow' }),
  president: flag('Whether it is the president’s share. Default: the labelled one of most shares.'),
  shares: ref(
    slashedSchema,
    'How many shares the card stands for, shown as “2 Shares”. Default: not shown.',
    { read: readAmountAboveZero },
  ),
  percent: ref(slashedSchema, 'Percentage of the company, shown with `%`. Default: not shown.', {
    read: readAmountAboveZero,
  }),
  cost: amount('Price of the share, shown beside the share count. Default: none.', {
    read: readAmountAboveZero,
  }),
  revenue: amount('Revenue of the share, shown as “Revenue: …”. Default: none.', {
    read: readAmountAboveZero,
  }),
  tokenCount: number('Company tokens drawn; a fraction cuts the last. Default: `shares`, then 1.', {
    minimum: 0,
    read: readAmountAboveZero,
  }),
  backgroundColor: color('Map colour of the card.', { default: 'white' }),
  subtext: string('Second line; the company’s own wins. Default: none.'),
  variant: string('Small note at the bottom; the company’s own wins. Default: none.'),
  name: string('Name on this card in place of the company’s.'),
  color: color('Band of this card in place of the company’s colour.'),
};

/** An entry of `shareTypes` or of a company's own `shares` (10.7.2, 50.5.1). */
const shareSchema = define('Share', object(shareFields, 'A kind of share card.', { required: ['quantity'] }));

export const shareList = (sentence: string) => list(ref(shareSchema), sentence);

/** One kind of share certificate of a company (10.7.2, 50.5.1). */
export interface Share {
  readonly copies: number;
  /** How many the game has. */
  readonly supply: Quantity;
  /** A boxed label such as that of the president's certificate. */
  readonly label?: string;
  readonly labelColor: string;
  readonly backgroundColor: string;
  /** Whether it is the president's share; where no share of a company says so, it is found (50.5.3). */
  readonly president?: boolean;
  readonly shares?: Amount;
  readonly percent?: Amount;
  readonly cost?: Amount;
  readonly revenue?: Amount;
  /**
   * How many company tokens are drawn, a fraction cutting the last; 0 where the count is no number
   * (`"1/2"`). Absent where the file says nothing: then the style decides (50.5.2).
   */
  readonly tokenCount?: number;
  /** Used where the company has none of its own; so is `variant`. */
  readonly subtext?: string;
  readonly variant?: string;
  /** In place of the company's name and band colour, on this card only. */
  readonly name?: string;
  readonly color?: string;
}

/** More tokens than this only hide one another. */
const MOST_TOKENS = 100;

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
  amount === undefined ? undefined : Math.min(Math.max(0, asNumber(amount) ?? 0), MOST_TOKENS);
