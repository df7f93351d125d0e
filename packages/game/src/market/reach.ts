import type { Reach } from '../map/reach.ts';

/** For places counted in cells; more would make a sheet that nobody can print. */
export const inCells: Reach = { code: 'market/far-offset', unit: 'cells', far: 1_000, most: 1_000 };

export const inUnits: Reach = { code: 'market/far-offset', unit: 'units', far: 10_000, most: 100_000 };
