import type { Json } from '../json.ts';
import type { Reading } from '../reading.ts';

/**
 * How much copying a file may ask for. Copies of copies multiply: without a limit a file of a few
 * kilobytes could fill the memory. Real games use less than a hundredth of it.
 */
export interface Allowance {
  /** False, with an error at `pointer`, when too little is left: the copy is left out. */
  spend(amount: number, pointer: string): boolean;
}

export const createAllowance = (reading: Reading, limit = 500_000): Allowance => {
  let left = limit;
  return {
    spend(amount, pointer) {
      if (amount <= left) {
        left -= amount;
        return true;
      }
      reading.report({
        severity: 'error',
        code: 'map/copy-limit',
        message: 'The copies on the maps of this file add up to too much, so this one is left out.',
        pointer,
        hint: 'Copy from a smaller map or hex, or write the hexes out.',
      });
      return false;
    },
  };
};

/** The number of values within a value, itself included. */
export const countValues = (json: Json): number => {
  let weight = 0;
  const open: Json[] = [json];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    weight += 1;
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) open.push(inner);
  }
  return weight;
};
