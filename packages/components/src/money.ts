import type { Amount, Config } from '@platelayer/game';

/** What an amount is of; each kind has a switch of its own in the configuration (90.7). */
export type MoneyKind = keyof Config['currency'];

/** At most three decimals, comma between groups of three, whatever the reader's locale (90.11.16). */
const groupedNumber = (amount: number): string => {
  // What most amounts are needs no `Intl`, whose first use takes longer than drawing a map. Not for minus zero.
  if (Number.isSafeInteger(amount) && 1 / amount > 0)
    return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(amount);
};

/**
 * Writes amounts of one game: texts as they are, numbers in their own format, else in its currency where the configuration
 * says so.
 */
export const moneyWriter =
  (currency: string, switches: Config['currency']) =>
  (amount: Amount | undefined, kind: MoneyKind, own?: string): string => {
    if (amount === undefined) return '';
    if (typeof amount === 'string') return amount;
    const format = own ?? (switches[kind] ? currency : undefined);
    // A function, because a replacement text would read `$#` and `$&` as instructions.
    return format === undefined ? String(amount) : format.replace('#', () => groupedNumber(amount));
  };
