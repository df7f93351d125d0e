import { coordinateKey, coordinateName, type Game, type Hex } from '@platelayer/game';
import { neighbourAt } from '../map/grid.ts';
import { isRail, networkOf } from '../upgrades/network.ts';
import type { DesignRule } from './rule.ts';

/** No more places than these are listed. */
const MOST_NAMES = 5;

/** How the hexes of a map lie beside one another. */
export const MAP_RULES: readonly DesignRule[] = [
  {
    name: 'track-to-nowhere',
    find: (game) =>
      [...deadEnds(game)].map(([pointer, places]) => {
        const more = places.length > MOST_NAMES ? ` and ${places.length - MOST_NAMES} more` : '';
        return {
          severity: 'info',
          message: `Track leads where there is none to join: ${places.slice(0, MOST_NAMES).join(', ')}${more}.`,
          pointer,
          hint: 'Turn it to a hex with track, or to land on which some can be laid.',
        };
      }),
  },
];

/** Where track of the map leads off it or to bare water, by group of hexes. */
const deadEnds = ({ maps: [map], info }: Game): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const hexAt = new Map(map?.hexes.map(({ coordinate, hex }) => [coordinateKey(coordinate), hex]));
  for (const { coordinate, hex, pointer } of map?.hexes ?? [])
    for (const side of new Set(hex.track.filter(isRail).flatMap(({ sides }) => sides))) {
      const beyond = neighbourAt(coordinate, side, info.orientation);
      const other = hexAt.get(coordinateKey(beyond));
      if (other !== undefined && !isBareWater(other)) continue;
      const why = other ? 'water' : 'not on the map';
      const places = found.get(pointer) ?? [];
      places.push(`${coordinateName(coordinate)} to ${coordinateName(beyond)} (${why})`);
      found.set(pointer, places);
    }
  return found;
};

/** Water without track, stop, cost or bridge. */
const isBareWater = (hex: Hex): boolean =>
  hex.phase === 'water' &&
  networkOf(hex).stops.length + hex.track.length + hex.terrain.length + hex.bridges.length === 0;
