/** Sides of a hex, 1 to 6: on a flat-topped hex 1 is the bottom, then clockwise (20.1.4). */
export type Side = 1 | 2 | 3 | 4 | 5 | 6;

export const ALL_SIDES: readonly Side[] = [1, 2, 3, 4, 5, 6];

/** Brings any side number into the round of six, so that 7 is 1 and 0 is 6; fractions stay. */
export const wrapSide = (side: number): number => ((((side - 1) % 6) + 6) % 6) + 1;

/** The sides among the numbers, each once and in order; fractions lie between two sides and are none. */
export const sideSet = (numbers: readonly number[]): readonly Side[] => {
  const wanted = new Set(numbers);
  return ALL_SIDES.filter((side) => wanted.has(side));
};
