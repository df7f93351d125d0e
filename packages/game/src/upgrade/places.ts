import { within } from './rule.ts';

/** One map object or a list of variations (10.15.1). */
const maps = ['map', 'map[]'];
/** Tiles and map hexes share a definition. */
const hexes = ['tiles.{}', ...within(maps, 'hexes[]')];

/** Trains of the game and of companies. */
const trains = ['trains[]', 'companies[].trains[]'];

/** Paths of objects in a game file, for upgrade rules. */
export const PLACES = {
  root: [''],
  info: ['info'],
  /** Includes card backs. */
  trains: [...trains, ...within(trains, 'back')],
  phases: ['phases[]'],
  events: ['phases[].events'],
  maps,
  hexes,
  track: within(hexes, 'track[]'),
  icons: within(hexes, 'icons[]'),
  tokens: within(hexes, 'tokens[]'),
  /** Elements with a name object (20.8.10). */
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
