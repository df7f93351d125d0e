import { draft, fieldValue } from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/** Money formats by currency code. */
const FORMATS = new Map([
  ['USD', '$#'],
  ['AUD', 'A$#'],
  ['CAD', 'C$#'],
  ['NZD', 'NZ$#'],
  ['MXN', 'Mex$#'],
  ['BRL', 'R$#'],
  ['GBP', '£#'],
  ['EUR', '€#'],
  ['JPY', '¥#'],
  ['CNY', '¥#'],
  ['INR', '₹#'],
  ['KRW', '₩#'],
  ['RUB', '₽#'],
  ['CHF', '#Fr.'],
  ['DEM', '#M'],
  ['ITL', 'L.#'],
  ['SEK', '#kr'],
  ['NOK', '#kr'],
  ['DKK', '#kr'],
  ['CZK', '#Kč'],
  ['HUF', '#Ft'],
  ['PLN', '#zł'],
]);

/** `info.currency` without `#` hid the amount. An unknown code is placed before the amount (20.13). */
export const currencyCode: UpgradeRule = {
  name: 'currency-code',
  at: PLACES.info,
  apply: (fields) => {
    const thing = fields.get('currency');
    const code = fieldValue(fields, 'currency');
    if (!thing || typeof code !== 'string' || code.trim() === '' || code.includes('#')) return [];
    const format = FORMATS.get(code.trim().toUpperCase()) ?? `${code}#`;
    fields.set('currency', draft(format, thing.written));
    return [
      {
        written: thing.written,
        message: `Currency \`${code}\` is now written \`${format}\`, with # for the amount.`,
      },
    ];
  },
};
