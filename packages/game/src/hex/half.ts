/** The halves of a hex, and the edges of a map, by their direction on the page. */
export const HALVES = ['top', 'bottom', 'left', 'right'] as const;
export type Half = (typeof HALVES)[number];

/** What remains where the other half is cut off. */
export const OTHER_HALF: Readonly<Record<Half, Half>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};
