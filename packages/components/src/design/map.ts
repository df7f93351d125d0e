import { coordinateKey, coordinateName, type Game, type Hex } from '@platelayer/game';
import { neighbourAt } from '../map/grid.ts';
import { isRail, networkOf } from '../upgrades/network.ts';
import type { DesignRule } from './rule.ts';

/** Maximum number of places to list. */
const MOST_NAMES = 5;

/** Neighbouring hexes of a map. */
export const MAP_RULES: readonly DesignRule[] = [
  {
    name: 'track-to-nowhere',
    find: (game) =>
      [...deadEnds(game)].map(([pointer, places]) => {
        const more = places.length > MOST_NAMES ? ` and ${places.length - MOST_NAMES} more` : '';
        return {
          severity: 'info',
          message: `Track runs off the map or into open water: ${places.slice(0, MOST_NAMES).join(', ')}${more}.`,
          pointer,
          hint: 'Point it at a hex that has track, or land where track can be laid.',
        };
      }),
  },
];

/** Places where track runs off the map or into open water, by group of hexes. */
const deadEnds = ({ maps: [map], info }: Game): ReadonlyMap<string, readonly string[]> => {
  const deadEndsByPointer = new Map<string, string[]>();
  const hexAt = new Map(map?.hexes.map(({ coordinate, hex }) => [coordinateKey(coordinate), hex]));
  for (const { coordinate, hex, pointer } of map?.hexes ?? [])
    for (const side of new Set(hex.track.filter(isRail).flatMap(({ sides }) => sides))) {
      const beyond = neighbourAt(coordinate, side, info.orientation);
      const other = hexAt.get(coordinateKey(beyond));
      if (other !== undefined && !isBareWater(other)) continue;
      const why = other ? 'water' : 'not on the map';
      const places = deadEndsByPointer.get(pointer) ?? [];
      places.push(`${coordinateName(coordinate)} to ${coordinateName(beyond)} (${why})`);
      deadEndsByPointer.set(pointer, places);
    }
  return deadEndsByPointer;
};

/** Whether a hex is water without track, stop, cost or bridge. */
const isBareWater = (hex: Hex): boolean =>
  hex.phase === 'water' &&
  networkOf(hex).stops.length + hex.track.length + hex.terrain.length + hex.bridges.length === 0;
