import { describe, expect, test } from 'vitest';
import { file, upgradedHex, upgradedTrack } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('the upgrade of hexes (20.13)', () => {
  test('turns mountain and water into terrain of that type, after existing terrain', () => {
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

  test('does the same for short forms', () => {
    expect(upgradedHex({ mountain: [40, { cost: 60 }], water: '30M', offBoardTrack: 2 })).toEqual({
      terrain: [
        { type: 'mountain', cost: 40 },
        { type: 'mountain', cost: 60 },
        { type: 'water', cost: '30M' },
      ],
      track: [{ type: 'offboard', side: 2 }],
    });
  });

  test('accepts an entry without fields and keeps invalid entries', () => {
    expect(upgradedHex({ mountain: [true, null, { cost: 60 }, [5]], offBoardTrack: ['east', 2] })).toEqual({
      terrain: [{ type: 'mountain' }, null, { type: 'mountain', cost: 60 }, [5]],
      track: ['east', { type: 'offboard', side: 2 }],
    });
  });

  test('turns offBoardTrack into track of type offboard, after other track', () => {
    expect(upgradedHex({ offBoardTrack: [{ side: 2, type: 'x' }], track: [{ side: 1 }] })).toEqual({
      track: [{ side: 1 }, { side: 2, type: 'offboard' }],
    });
  });

  test('turns routeBonus into routeBonuses, unless both are set', () => {
    expect(upgradedHex({ routeBonus: { value: '+10' } })).toEqual({ routeBonuses: [{ value: '+10' }] });
    const both = { routeBonus: { value: '+10' }, routeBonuses: [{ value: '+20' }] };
    expect(upgradedHex(both)).toEqual(both);
    expect(upgradedHex({ routeBonuses: null, routeBonus: [] })).toEqual({ routeBonuses: [] });
  });

  test('turns a single object into a list of one, on tiles and on maps', () => {
    expect(upgradedHex({ cities: { size: 2 }, values: {} })).toEqual({ cities: [{ size: 2 }], values: [{}] });
    expect(upgrade(file({ tiles: { 9: { labels: { label: 'A' } } }, map: [{ hexes: {} }] })).value).toEqual(
      file({ tiles: { 9: { labels: [{ label: 'A' }] } }, map: [{ hexes: [{}] }] }),
    );
  });

  test('accepts a single map and a single off-board box', () => {
    expect(upgrade(file({ map: { hexes: [{ offBoardRevenue: { revenues: [] } }] } })).diagnostics).toEqual(
      [],
    );
  });

  test('turns a name string into a name object', () => {
    expect(upgradedHex({ cities: [{ name: 'Ford' }], offBoardRevenue: { name: 'East' } })).toEqual({
      cities: [{ name: { name: 'Ford' } }],
      offBoardRevenue: { name: { name: 'East' } },
    });
  });

  test('moves the fields of a company object into the token', () => {
    expect(upgradedHex({ tokens: [{ company: { label: '7', color: 'red' }, angle: 90 }] })).toEqual({
      tokens: [{ label: '7', color: 'red', angle: 90 }],
    });
  });

  test('turns a tile number into a string and an icon’s stroke into strokeColor', () => {
    expect(upgradedHex({ tile: 57, icons: [{ type: 'port', stroke: 'red' }] })).toEqual({
      tile: '57',
      icons: [{ type: 'port', strokeColor: 'red' }],
    });
  });
});

describe('the upgrade of track (20.8.4.4)', () => {
  test.each([
    ['stub', { type: 'straight', side: 3, end: 0.125 }],
    ['stop', { type: 'straight', side: 3, end: 0.25 }],
    ['mid', { type: 'straight', side: 3, start: 0.25, end: 0.5 }],
    ['straightGentleHalf', { type: 'straight', side: 3, end: 0.3667 }],
    ['straightStop', { type: 'straight', side: 3, end: 0.75 }],
    ['gentleStop', { type: 'gentle', side: 3, end: 0.75 }],
    ['gentleStopRev', { type: 'gentle', side: 1, start: 0.25 }],
    ['sharpStop', { type: 'sharp', side: 3, end: 0.5 }],
    ['sharpStopRev', { type: 'sharp', side: 2, start: 0.5 }],
  ])('replaces %s', (type, today) => {
    expect(upgradedTrack({ type, side: 3 })).toEqual(today);
  });

  test('ends gentleHalf in its old position, 15 units below and beside the centre (20.14.11)', () => {
    const radius = 129.90375;
    const { end } = upgradedTrack({ type: 'gentleHalf', side: 1 }) as { end: number };
    const turn = (end * Math.PI) / 3;
    expect(75 - radius * Math.sin(turn)).toBeCloseTo(15, 1);
    expect(Math.abs(radius * (Math.cos(turn) - 1) + 15)).toBeLessThan(0.5);
    expect(upgradedTrack({ type: 'gentleHalfRev', side: 1 })).toEqual({
      type: 'gentle',
      side: 5,
      start: 1 - end,
    });
  });

  test('replaces a type that is written instead of the track object (20.2.3)', () => {
    expect(upgradedTrack('stop')).toEqual({ type: 'straight', end: 0.25 });
    expect(upgradedTrack('sharpStopRev')).toEqual({ type: 'sharp', start: 0.5, side: 6 });
    expect(upgradedTrack('gentle')).toBe('gentle');
  });

  test('changes the side of a mirrored type, counting from side 1 if none is set', () => {
    expect(upgradedTrack({ type: 'sharpStopRev' })).toEqual({ type: 'sharp', start: 0.5, side: 6 });
    expect(upgradedTrack({ type: 'gentleStopRev', side: '2.5' })).toEqual({
      type: 'gentle',
      side: 6.5,
      start: 0.25,
    });
  });

  test('turns begin and stop into start and end, unless those are set', () => {
    expect(upgradedTrack({ type: 'straight', begin: 0.2, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    expect(upgradedTrack({ type: 'straight', start: 0, begin: 0.2, end: 1, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    const own = { type: 'straight', start: 0.1, begin: 0.2 };
    expect(upgradedTrack(own)).toEqual(own);
  });

  test('removes side numbers in start and end, side 0 and the gauge double, which had no effect', () => {
    expect(upgradedTrack({ type: 'sharp', side: 0, start: 1, end: 2, gauge: 'double' })).toEqual({
      type: 'sharp',
      side: 1,
    });
    expect(upgradedTrack({ type: 'straight', side: 1, end: 1 })).toEqual({
      type: 'straight',
      side: 1,
      end: 1,
    });
  });
});
