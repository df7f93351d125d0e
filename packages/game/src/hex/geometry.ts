/** The distance from the centre of a hex to the middle of a side (20.1.2). */
export const INNER_RADIUS = 75;

/** Length of a side of a hex 1 wide: the five digits that existing maps are laid out with, not 1/√3 (30.1.6). */
export const EDGE_RATIO = 0.57735;

/** From the centre to a corner, and the length of a side. */
export const OUTER_RADIUS = 2 * INNER_RADIUS * EDGE_RATIO;

/** Curved track from side 1: its radius in the middle lane, and the turn from one side to the other (20.8.4.2). */
export const CURVES = {
  // 43.30125, on which partial pieces end exactly (20.14.9).
  sharp: { radius: OUTER_RADIUS / 2, farSide: 60 },
  gentle: { radius: 1.5 * OUTER_RADIUS, farSide: 120 },
} as const;
