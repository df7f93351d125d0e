import type { Amount, Config } from '@platelayer/game';

/** Kinds of amounts. The configuration has a switch for each (90.7). */
export type MoneyKind = keyof Config['currency'];

/** Writes at most three decimals and a comma between groups of three, in every locale (90.11.16). */
const groupedNumber = (amount: number): string => {
  // Most amounts are plain integers and avoid `Intl`, whose first use takes longer than drawing a map. Minus zero is not plain.
  if (Number.isSafeInteger(amount) && 1 / amount > 0)
    return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(amount);
};

/**
 * Returns a function that writes amounts of one game. Strings stay unchanged. A number uses its own format, if it has one, or the
 * game's currency, if the configuration enables it for this kind.
 */
export const moneyWriter =
  (currency: string, switches: Config['currency']) =>
  (amount: Amount | undefined, kind: MoneyKind, own?: string): string => {
    if (amount === undefined) return '';
    if (typeof amount === 'string') return amount;
    const format = own ?? (switches[kind] ? currency : undefined);
    // A function, because `$&` in a replacement string has a special meaning.
    return format === undefined ? String(amount) : format.replace('#', () => groupedNumber(amount));
  };
