import { within } from './rule.ts';

/** One object or a list of variations (10.15.1). */
const maps = ['map', 'map[]'];
/** One definition serves tiles and map hexes. */
const hexes = ['tiles.{}', ...within(maps, 'hexes[]')];

/** Of the game, and those that companies own. */
const trains = ['trains[]', 'companies[].trains[]'];

/** Where the things of a game file stand, for the rules to name. */
export const PLACES = {
  root: [''],
  info: ['info'],
  /** Also those on the backs of cards. */
  trains: [...trains, ...within(trains, 'back')],
  phases: ['phases[]'],
  events: ['phases[].events'],
  maps,
  hexes,
  track: within(hexes, 'track[]'),
  icons: within(hexes, 'icons[]'),
  tokens: within(hexes, 'tokens[]'),
  /** What carries a name object (20.8.10). */
  named: within(
    hexes,
    'cities[]',
    'towns[]',
    'centerTowns[]',
    'boomtowns[]',
    'mediumCities[]',
    'offBoardRevenue',
    'offBoardRevenue[]',
  ),
};
