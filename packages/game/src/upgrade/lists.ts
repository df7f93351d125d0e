import { isObject } from '../json.ts';
import { isHexWithPlaces } from '../map/variation.ts';
import { draftItemsOf, draftList, draftObject, finishDraft } from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/** Turns a single object into a list of one (20.2.3). */
const listed = (at: readonly string[], ...keys: readonly string[]): UpgradeRule => ({
  name: 'list-of-one',
  at,
  apply: (fields) =>
    keys.flatMap((key) => {
      const thing = fields.get(key);
      if (!thing || !isObject(finishDraft(thing))) return [];
      fields.set(key, draftList([thing], thing.written));
      return [{ written: thing.written, message: `\`${key}\` is now always a list, even with one entry.` }];
    }),
});

/** A list of hexes instead of the map object that contains it. */
const bareHexes: UpgradeRule = {
  name: 'bare-hexes',
  at: PLACES.root,
  apply: (fields) => {
    const map = fields.get('map');
    const hexes = draftItemsOf(map);
    if (!map || !hexes?.length || !hexes.every((hex) => isHexWithPlaces(finishDraft(hex)))) return [];
    fields.set('map', draftObject(new Map([['hexes', draftList(hexes, map.written)]]), map.written));
    return [{ written: map.written, message: '`map` is now an object with the hexes in `hexes`.' }];
  },
};

/** Without `map` and `offBoardRevenue`, which may still be a single object. */
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
