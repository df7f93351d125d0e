/** Gauges of track, for track itself and for the default in `info`. */
export const GAUGES = ['normal', 'narrow', 'dual', 'dashed', 'line'] as const;
