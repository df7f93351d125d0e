import type { Private, Train } from '@platelayer/game';
import type { Look } from '../look.ts';

export const trainPrices = (
  { price, priceFormat }: Pick<Train, 'price' | 'priceFormat'>,
  look: Look,
): readonly string[] => price.map((amount) => look.money(amount, 'train', priceFormat));

/** This arrow is in the fonts of cards. */
const ARROW = '↑';

/** A second price below the price of a train. `part` is its name in diagnostics. */
export interface FurtherPrice {
  readonly part: string;
  readonly content: string;
}

/** Upgrade and trade-in prices, if the file has them (50.4.2). */
export const furtherPrices = (
  { upgrade, upgradeFormat, tradeIn, tradeInFormat }: Train,
  look: Look,
): readonly FurtherPrice[] => {
  const price = (part: string, amount: string, content: string) => (amount === '' ? [] : [{ part, content }]);
  const asUpgrade = look.money(upgrade, 'train', upgradeFormat);
  const forTrain = look.money(tradeIn, 'train', tradeInFormat);
  return [
    ...price('upgrade price', asUpgrade, `${ARROW} ${asUpgrade}`),
    ...price('trade-in price', forTrain, `(${forTrain})`),
  ];
};

/** Joins further prices on one line, unless that line would be cut. */
export const linesOfPrices = (
  prices: readonly FurtherPrice[],
  isCut: (line: string) => boolean,
): readonly FurtherPrice[] => {
  const line = prices.map(({ content }) => content).join(' ');
  return prices.length < 2 || isCut(line) ? prices : [{ ...prices[0]!, content: line }];
};

export const privatePrice = ({ price, priceFormat }: Private, look: Look): string =>
  look.money(price, 'private', priceFormat);

/** Empty if there is no revenue. */
export const privateRevenue = ({ revenue, revenueFormat }: Private, look: Look): string =>
  revenue.map((amount) => look.money(amount, 'private', revenueFormat)).join('/');
