/** Corners of the five-pointed star on hexes and tokens (20.8.15, 70.2.5). */
export const STAR: readonly (readonly [number, number])[] = [
  [0, -24],
  [6, -7],
  [24, -7],
  [10, 4],
  [15, 21],
  [0, 11],
  [-15, 21],
  [-10, 4],
  [-24, -7],
  [-6, -7],
];
