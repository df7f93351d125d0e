import { type Amount, asAmount } from '../amount.ts';
import { resolveCopies } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asNumber, asText, get, isObject, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';

/** One kind of share certificate of a company (10.7.2, 50.5.1). */
export interface Share {
  readonly copies: number;
  /** A boxed label such as that of the president's certificate. */
  readonly label?: string;
  readonly labelColor: string;
  readonly backgroundColor: string;
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
const mostTokens = 100;

export const resolveShares = (json: Json | undefined, pointer: string, reading: Reading): readonly Share[] =>
  asList(json).flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const text = (key: string) => truthy(asText(get(entry, key)));
    // A 0 is no figure worth printing (50.9, 4).
    const figure = (key: string) => truthy(asAmount(get(entry, key)));
    return {
      copies: resolveCopies(entry, at(pointer, index), reading.report),
      label: text('label'),
      labelColor: text('labelColor') ?? 'yellow',
      backgroundColor: text('backgroundColor') ?? 'white',
      shares: figure('shares'),
      percent: figure('percent'),
      cost: figure('cost'),
      revenue: figure('revenue'),
      tokenCount: tokenCount(figure('tokenCount') ?? figure('shares')),
      subtext: text('subtext'),
      variant: text('variant'),
      name: text('name'),
      color: text('color'),
    };
  });

const tokenCount = (stated: Amount | undefined): number | undefined =>
  stated === undefined ? undefined : Math.min(Math.max(0, asNumber(stated) ?? 0), mostTokens);
