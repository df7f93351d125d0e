/** Arrangements of the round tracker (30.15.2). */
export const TRACKER_TYPES = ['row', 'row-reverse', 'col', 'col-reverse', 'round'] as const;
