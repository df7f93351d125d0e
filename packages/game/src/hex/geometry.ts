/** Distance from the centre of a hex to the midpoint of a side (20.1.2). */
export const INNER_RADIUS = 75;

/** Side length of a hex 1 wide: the five digits that existing maps are designed with, not 1/√3 (30.1.6). */
export const EDGE_RATIO = 0.57735;

/** Distance from the centre to a corner, which is also the side length. */
export const OUTER_RADIUS = 2 * INNER_RADIUS * EDGE_RATIO;

/** Curved track from side 1: its radius along the centre line, and the turn between its sides (20.8.4.2). */
export const CURVES = {
  // 43.30125, the radius at which partial pieces end exactly (20.14.9).
  sharp: { radius: OUTER_RADIUS / 2, farSide: 60 },
  gentle: { radius: 1.5 * OUTER_RADIUS, farSide: 120 },
} as const;

/** Sides of a hex, 1 to 6: 1 is the bottom of a flat-topped hex, then clockwise (20.1.4). */
export type Side = 1 | 2 | 3 | 4 | 5 | 6;

export const ALL_SIDES: readonly Side[] = [1, 2, 3, 4, 5, 6];

/** Wraps any side number to the range of six, so that 7 is 1 and 0 is 6; fractions stay. */
export const wrapSide = (side: number): number => ((((side - 1) % 6) + 6) % 6) + 1;

/** The sides among these numbers, sorted and unique; fractions are between two sides, so they are ignored. */
export const sideSet = (numbers: readonly number[]): readonly Side[] => {
  const included = new Set(numbers);
  return ALL_SIDES.filter((side) => included.has(side));
};

/** Halves of a hex and edges of a map, by direction on the page. */
export const HALVES = ['top', 'bottom', 'left', 'right'] as const;
export type Half = (typeof HALVES)[number];

/** The half that remains after the other is cut off. */
export const OTHER_HALF: Readonly<Record<Half, Half>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};
