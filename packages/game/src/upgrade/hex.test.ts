import { describe, expect, test } from 'vitest';
import { file, upgradedHex } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('hexes (20.13)', () => {
  test('mountain and water, one or many, become terrain of that type behind what is there', () => {
    expect(
      upgradedHex({
        water: { cost: 20 },
        terrain: [{ type: 'swamp' }],
        mountain: [{ cost: 40 }, { cost: 60 }],
      }),
    ).toEqual({
      terrain: [
        { type: 'swamp' },
        { type: 'mountain', cost: 40 },
        { type: 'mountain', cost: 60 },
        { type: 'water', cost: 20 },
      ],
    });
  });

  test('so do their short forms', () => {
    expect(upgradedHex({ mountain: [40, { cost: 60 }], water: '30M', offBoardTrack: 2 })).toEqual({
      terrain: [
        { type: 'mountain', cost: 40 },
        { type: 'mountain', cost: 60 },
        { type: 'water', cost: '30M' },
      ],
      track: [{ type: 'offboard', side: 2 }],
    });
  });

  test('an entry may be without fields; what is no entry stays as it is', () => {
    expect(upgradedHex({ mountain: [true, null, { cost: 60 }, [5]], offBoardTrack: ['east', 2] })).toEqual({
      terrain: [{ type: 'mountain' }, null, { type: 'mountain', cost: 60 }, [5]],
      track: ['east', { type: 'offboard', side: 2 }],
    });
  });

  test('offBoardTrack becomes track of type offboard behind the other track', () => {
    expect(upgradedHex({ offBoardTrack: [{ side: 2, type: 'x' }], track: [{ side: 1 }] })).toEqual({
      track: [{ side: 1 }, { side: 2, type: 'offboard' }],
    });
  });

  test('routeBonus becomes routeBonuses, unless that is there', () => {
    expect(upgradedHex({ routeBonus: { value: '+10' } })).toEqual({ routeBonuses: [{ value: '+10' }] });
    const both = { routeBonus: { value: '+10' }, routeBonuses: [{ value: '+20' }] };
    expect(upgradedHex(both)).toEqual(both);
    expect(upgradedHex({ routeBonuses: null, routeBonus: [] })).toEqual({ routeBonuses: [] });
  });

  test('a single object where a list is meant becomes a list of one, on tiles and maps alike', () => {
    expect(upgradedHex({ cities: { size: 2 }, values: {} })).toEqual({ cities: [{ size: 2 }], values: [{}] });
    expect(upgrade(file({ tiles: { 9: { labels: { label: 'A' } } }, map: [{ hexes: {} }] })).value).toEqual(
      file({ tiles: { 9: { labels: [{ label: 'A' }] } }, map: [{ hexes: [{}] }] }),
    );
  });

  test('one map and one off-board box are no lists today', () => {
    expect(upgrade(file({ map: { hexes: [{ offBoardRevenue: { revenues: [] } }] } })).diagnostics).toEqual(
      [],
    );
  });

  test('a name as bare text becomes a name object', () => {
    expect(upgradedHex({ cities: [{ name: 'Ford' }], offBoardRevenue: { name: 'East' } })).toEqual({
      cities: [{ name: { name: 'Ford' } }],
      offBoardRevenue: { name: { name: 'East' } },
    });
  });

  test('the fields of a company given as an object are the token’s own', () => {
    expect(upgradedHex({ tokens: [{ company: { label: '7', color: 'red' }, angle: 90 }] })).toEqual({
      tokens: [{ label: '7', color: 'red', angle: 90 }],
    });
  });

  test('a tile given as a number is that text, an icon’s stroke is its strokeColor', () => {
    expect(upgradedHex({ tile: 57, icons: [{ type: 'port', stroke: 'red' }] })).toEqual({
      tile: '57',
      icons: [{ type: 'port', strokeColor: 'red' }],
    });
  });
});
