import { within } from './rule.ts';

/** Where the things of a game file stand, for the rules to name. */

export const root = [''];
export const info = ['info'];
export const trains = ['trains[]'];
export const phases = ['phases[]'];
/** One object or a list of variations (10.15.1). */
export const maps = ['map', 'map[]'];
/** One definition serves tiles and map hexes. */
export const hexes = ['tiles.{}', ...within(maps, 'hexes[]')];
export const track = within(hexes, 'track[]');
export const icons = within(hexes, 'icons[]');
export const tokens = within(hexes, 'tokens[]');
/** What carries a name object (20.8.10). */
export const named = within(
  hexes,
  'cities[]',
  'towns[]',
  'centerTowns[]',
  'boomtowns[]',
  'mediumCities[]',
  'offBoardRevenue',
  'offBoardRevenue[]',
);
