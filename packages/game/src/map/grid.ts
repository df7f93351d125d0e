import { at } from '../diagnostic.ts';
import type { Reading } from '../reading.ts';
import { type Coordinate, coordinateKey, coordinateName, parity } from './coordinate.ts';
import type { HexGroup } from './group.ts';
import type { PlacedHex, ResolvedGroup } from './placing.ts';

/** The largest number and letter on the map, each at least 1 (30.1.6). */
export interface GridExtent {
  readonly numbers: number;
  readonly letters: number;
}

export const extentOf = (hexes: readonly PlacedHex[]): GridExtent => {
  let numbers = 1;
  let letters = 1;
  for (const { coordinate } of hexes) {
    numbers = Math.max(numbers, coordinate.number);
    letters = Math.max(letters, coordinate.letter);
  }
  return { numbers, letters };
};

/** Reports hexes of a variation's own groups that are between the rows of the others, or drawn twice. */
export const reportGrid = (
  groups: readonly ResolvedGroup[],
  own: ReadonlySet<HexGroup>,
  reading: Reading,
): void => {
  const majority = majorityParity(groups);
  const taken = new Set<string>();
  for (const { group, places } of groups) {
    if (!own.has(group)) continue;
    const pointer = group.listed ? at(group.pointer, 'hexes') : group.pointer;
    const odd = places.filter((place) => parity(place) !== majority);
    if (odd.length > 0) {
      reading.report({
        severity: 'info',
        code: 'map/parity',
        message: `${listNames(odd)} ${odd.length > 1 ? 'are' : 'is'} between the rows of the other hexes.`,
        pointer,
        hint: hintOnGrid(odd),
      });
    }
    const again = places.filter((place) => {
      const key = coordinateKey(place);
      const twice = taken.has(key);
      taken.add(key);
      return twice;
    });
    if (again.length > 0) {
      reading.report({
        severity: 'info',
        code: 'map/twice',
        message:
          again.length > 1
            ? `${listNames(again)} are already on the map; these are drawn over them.`
            : `${listNames(again)} is already on the map; this one is drawn over it.`,
        pointer,
      });
    }
  }
};

/** The parity of most hexes, or that of A1 in a tie. */
const majorityParity = (groups: readonly ResolvedGroup[]): 'even' | 'odd' => {
  let surplus = 0;
  for (const { places } of groups) {
    for (const place of places) surplus += parity(place) === 'even' ? 1 : -1;
  }
  return surplus < 0 ? 'odd' : 'even';
};

/** Suggests the names that were probably intended. */
const hintOnGrid = ([first, ...others]: readonly Coordinate[]): string => {
  if (first === undefined || others.length > 0) return 'Use a number one lower or higher to match the grid.';
  const beside = [first.number - 1, first.number + 1].filter((number) => number > 0);
  return `${beside.map((number) => coordinateName({ ...first, number })).join(' and ')} match the grid.`;
};

const MAX_NAMES = 5;

const listNames = (places: readonly Coordinate[]): string => {
  const first = places.slice(0, MAX_NAMES).map(coordinateName).join(', ');
  return places.length > MAX_NAMES ? `${first} and ${places.length - MAX_NAMES} more` : first;
};
