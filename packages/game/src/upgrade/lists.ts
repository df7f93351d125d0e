import { isObject } from '../json.ts';
import { isHexWithPlaces } from '../map/variation.ts';
import { draftItemsOf, draftList, draftObject, finishDraft } from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/** A single object where a list is meant counts as a list of one (20.2.3). */
const listed = (at: readonly string[], ...keys: readonly string[]): UpgradeRule => ({
  name: 'list-of-one',
  at,
  apply: (fields) =>
    keys.flatMap((key) => {
      const thing = fields.get(key);
      if (!thing || !isObject(finishDraft(thing))) return [];
      fields.set(key, draftList([thing], thing.written));
      return [{ written: thing.written, message: `\`${key}\` is now a list, also where it has one entry.` }];
    }),
});

/** The hexes of a map in its place. */
const bareHexes: UpgradeRule = {
  name: 'bare-hexes',
  at: PLACES.root,
  apply: (fields) => {
    const map = fields.get('map');
    const hexes = draftItemsOf(map);
    if (!map || !hexes?.length || !hexes.every((hex) => isHexWithPlaces(finishDraft(hex)))) return [];
    fields.set('map', draftObject(new Map([['hexes', draftList(hexes, map.written)]]), map.written));
    return [{ written: map.written, message: '`map` is now an object, and its hexes are its `hexes`.' }];
  },
};

/** `map` and `offBoardRevenue` are not among them: one object is how they are written today. */
export const listRules: readonly UpgradeRule[] = [
  bareHexes,
  listed(
    PLACES.root,
    'players',
    'companies',
    'groups',
    'tokens',
    'privates',
    'trains',
    'phases',
    'turns',
    'rounds',
    'pools',
  ),
  listed(['companies[]'], 'trains'),
  listed(['stock'], 'legend', 'ledges', 'limits'),
  listed(PLACES.maps, 'hexes', 'borders', 'lines', 'borderTexts', 'removeBorders'),
  listed(
    PLACES.hexes,
    'track',
    'cities',
    'towns',
    'centerTowns',
    'boomtowns',
    'mediumCities',
    'names',
    'labels',
    'values',
    'terrain',
    'icons',
    'shapes',
    'goods',
    'bridges',
    'tunnels',
    'tunnelEntrances',
    'industries',
    'companies',
    'tokens',
    'routeBonuses',
    'borders',
    'divides',
  ),
  listed(PLACES.named, 'companies', 'revenues'),
];
