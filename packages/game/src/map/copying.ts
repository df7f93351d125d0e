import type { Json } from '../json.ts';
import type { Reading } from '../reading.ts';

/**
 * A limit on copying. Copies of copies multiply, so without it a file of a few kilobytes could exhaust
 * memory. Real games use less than a hundredth of it.
 */
export interface Allowance {
  /** Returns false and reports an error at `pointer` if too little is left, so the copy is skipped. */
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
        message: 'The maps in this file copy too many hexes in total, so this copy is skipped.',
        pointer,
        hint: 'Copy a smaller map, or list the hexes themselves.',
      });
      return false;
    },
  };
};

/** Number of values in a value, including itself. */
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

/** How to build items that may copy one another. */
export interface Copying<Item, Built> {
  sourceOf(item: Item): Item | undefined;
  build(item: Item, source: Built | undefined): Built;
  /** Called for an item whose copy would close a cycle, so it is built without it. */
  onCircle(item: Item): void;
}

/** Builds each item once, after its source. Iterative, because a chain may be as long as the file. */
export const copyBuilder = <Item, Built>({ sourceOf, build, onCircle }: Copying<Item, Built>) => {
  const built = new Map<Item, Built>();
  return (requested: Item): Built => {
    const chain = new Set<Item>();
    let next: Item | undefined = requested;
    let last = requested;
    while (next !== undefined && !built.has(next)) {
      if (chain.has(next)) {
        onCircle(last);
        next = undefined;
        break;
      }
      chain.add(next);
      last = next;
      next = sourceOf(next);
    }
    let source = next === undefined ? undefined : built.get(next);
    for (const item of [...chain].reverse()) {
      source = build(item, source);
      built.set(item, source);
    }
    return source as Built;
  };
};
