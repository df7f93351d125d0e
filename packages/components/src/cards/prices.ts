import type { Private, Train } from '@platelayer/game';
import type { Look } from '../look.ts';

/** The prices of a train, one text for each. */
export const trainPrices = (
  { price, priceFormat }: Pick<Train, 'price' | 'priceFormat'>,
  look: Look,
): readonly string[] => price.map((amount) => look.money(amount, 'train', priceFormat));

/** An arrow that the faces of cards have. */
const ARROW = '↑';

/** A price that stands below that of a card, and what a diagnostic calls it. */
export interface FurtherPrice {
  readonly part: string;
  readonly content: string;
}

/** What a train costs as an upgrade, and for a train traded in, as far as the file says so: below the price (50.4.2). */
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

/** Further prices on one line, or on a line each where one would be cut. */
export const linesOfPrices = (
  prices: readonly FurtherPrice[],
  isCut: (line: string) => boolean,
): readonly FurtherPrice[] => {
  const line = prices.map(({ content }) => content).join(' ');
  return prices.length < 2 || isCut(line) ? prices : [{ ...prices[0]!, content: line }];
};

export const privatePrice = ({ price, priceFormat }: Private, look: Look): string =>
  look.money(price, 'private', priceFormat);

/** Empty where it has none. */
export const privateRevenue = ({ revenue, revenueFormat }: Private, look: Look): string =>
  revenue.map((amount) => look.money(amount, 'private', revenueFormat)).join('/');
