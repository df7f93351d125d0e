import { at, type Report } from './diagnostic.ts';
import { asNumber, get, type Json } from './json.ts';

/** How many of a thing a game has; `∞` is the file's own word for no limit (10.1). */
export type Quantity = number | '∞';

/** No game has as many of anything; a slip such as `"quantity": 1e9` must not exhaust the machine. */
export const MOST_COPIES = 1000;

/** A whole number from 0 up. */
const asCount = (value: Json | undefined): number | undefined => {
  const number = asNumber(value);
  return number === undefined ? undefined : Math.max(0, Math.floor(number));
};

export const asQuantity = (value: Json | undefined): Quantity | undefined =>
  value === '∞' ? value : asCount(value);

/** How many a game has: `quantity`, else one (86.2.2). */
export const resolveSupply = (json: Json | undefined): Quantity => asQuantity(get(json, 'quantity')) ?? 1;

/**
 * Copies to print: `print`, else `quantity`, else one; 0 means none everywhere (10.20.13) and `∞`
 * counts as one (10.3).
 */
export const resolveCopies = (json: Json | undefined, pointer: string, report: Report): number => {
  const print = asQuantity(get(json, 'print'));
  const quantity = asQuantity(get(json, 'quantity'));
  const wanted = print ?? quantity ?? 1;
  if (wanted === '∞') {
    report({
      severity: 'warning',
      code: 'quantity/unlimited',
      message: 'An unlimited quantity prints a single copy.',
      pointer: at(pointer, print === undefined ? 'quantity' : 'print'),
      lacks: at(pointer, 'print'),
      hint: 'Say with "print" how many copies to print.',
    });
    return 1;
  }
  if (wanted > MOST_COPIES) {
    report({
      severity: 'warning',
      code: 'quantity/too-many',
      message: `${wanted} copies are more than can be printed; ${MOST_COPIES} are.`,
      pointer: at(pointer, print === undefined ? 'quantity' : 'print'),
    });
  }
  return Math.min(wanted, MOST_COPIES);
};
