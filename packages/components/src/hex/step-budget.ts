import type { Look } from '../look.ts';

/**
 * Work left for a hex. It is counted in steps, not in time, so that a file gives the same drawing on every machine. A
 * step is the comparison of two boxes.
 */
export interface StepBudget {
  left: number;
}

/**
 * Twice what the fullest hex of any printed game takes (18C2C has one that takes 255,000). It takes well under 50 ms.
 */
export const STEPS_PER_HEX = 500_000;

/** Costs of drawing something, measuring a polygon, trying a position, searching the hex, and reporting something. */
export const STEPS_TO_DRAW = 5_000;
export const STEPS_TO_TRY = 20;
export const STEPS_TO_SEARCH = 10_000;
export const STEPS_TO_MEASURE = 100;
export const STEPS_TO_REPORT = 1_000;

const crowded = new WeakMap<Look, Set<string>>();

/** Reports a hex that is too full, once per location in the file. */
export const reportCrowded = (look: Look, pointer: string): void => {
  const reported = crowded.get(look) ?? new Set<string>();
  crowded.set(look, reported);
  if (reported.has(pointer)) return;
  reported.add(pointer);
  look.report({
    severity: 'warning',
    code: 'layout/crowded',
    message: 'There is too much on this hex to keep everything apart.',
    pointer,
    hint: 'Remove something from the hex, or place its elements with "angle" and "percent".',
  });
};
