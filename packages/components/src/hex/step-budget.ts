import type { Look } from '../look.ts';

/**
 * What may still be done for a hex. Counted in steps, not in time: the same file gives the same drawing on any machine.
 * A step is the comparison of two boxes.
 */
export interface StepBudget {
  left: number;
}

/** Twice what the fullest hex of any printed game takes (18C2C has one of 255,000), and done in well under 50 ms. */
export const STEPS_PER_HEX = 500_000;

/** What drawing something takes, measuring a polygon of it, trying a place, looking all over the hex, and reporting something. */
export const STEPS_TO_DRAW = 5_000;
export const STEPS_TO_TRY = 20;
export const STEPS_TO_SEARCH = 10_000;
export const STEPS_TO_MEASURE = 100;
export const STEPS_TO_REPORT = 1_000;

const crowded = new WeakMap<Look, Set<string>>();

/** Tells that there was too much on a hex, once for each place in the file. */
export const reportCrowded = (look: Look, pointer: string): void => {
  const reported = crowded.get(look) ?? new Set<string>();
  crowded.set(look, reported);
  if (reported.has(pointer)) return;
  reported.add(pointer);
  look.report({
    severity: 'warning',
    code: 'layout/crowded',
    message: 'There is too much on this hex to keep everything on it apart.',
    pointer,
    hint: 'Put less on the hex, or place what stands on it with angle and percent.',
  });
};
