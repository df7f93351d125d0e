import { at, type Report } from './diagnostic.ts';
import { asNumber, get, type Json } from './json.ts';

/** How many of something a game has; `∞` in the file means no limit (10.1). */
export type Quantity = number | '∞';

/** More than any game needs. Stops a slip such as `"quantity": 1e9` from exhausting memory. */
export const MAX_COPIES = 1000;

/** Reads an integer from 0 up. */
const asCount = (value: Json | undefined): number | undefined => {
  const number = asNumber(value);
  return number === undefined ? undefined : Math.max(0, Math.floor(number));
};

export const asQuantity = (value: Json | undefined): Quantity | undefined =>
  value === '∞' ? value : asCount(value);

/** Number in the game: `quantity`, or else one (86.2.2). */
export const resolveSupply = (json: Json | undefined): Quantity => asQuantity(get(json, 'quantity')) ?? 1;

/**
 * Number of copies to print: `print`, else `quantity`, else one. 0 always means none (10.20.13), and `∞`
 * means one (10.3).
 */
export const resolveCopies = (json: Json | undefined, pointer: string, report: Report): number => {
  const print = asQuantity(get(json, 'print'));
  const quantity = asQuantity(get(json, 'quantity'));
  const requested = print ?? quantity ?? 1;
  if (requested === '∞') {
    report({
      severity: 'warning',
      code: 'quantity/unlimited',
      message: 'An unlimited quantity prints a single copy.',
      pointer: at(pointer, print === undefined ? 'quantity' : 'print'),
      lacks: at(pointer, 'print'),
      hint: 'Set "print" to the number of copies to print.',
    });
    return 1;
  }
  if (requested > MAX_COPIES) {
    report({
      severity: 'warning',
      code: 'quantity/too-many',
      message: `${requested} copies are too many to print, so ${MAX_COPIES} are printed.`,
      pointer: at(pointer, print === undefined ? 'quantity' : 'print'),
    });
  }
  return Math.min(requested, MAX_COPIES);
};
