import { type Json, resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/game.ts';
import { catalogueTiles } from '../tiles/catalogue.ts';
import { upgradesOf } from './game-upgrades.ts';
import { isUpgrade } from './upgrade.ts';

const tiles = new Map(catalogueTiles(resolveInfo({})).map((tile) => [tile.id, tile.hex]));

/** Upgrades of a tile among standard tiles. */
const among = (id: string, candidates: string) =>
  candidates
    .split(' ')
    .filter((other) => isUpgrade(tiles.get(id)!, tiles.get(other)!))
    .join(' ');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).join(' ');

describe('standard tiles (87.1)', () => {
  const Cities = '12 13 14 15 205 206 619';
  test.each([
    ['5', '12 14 15 205 206 619'],
    ['6', '12 13 14 15 205 206 619'],
    ['57', '14 15 205 206 619'],
  ])('yellow city %s becomes %s', (id, expected) => {
    expect(among(id, `${Cities} 63 59 208`)).toBe(expected);
  });

  test.each([
    ['7', '18 21 22 26 27 28 29 30 31'],
    ['8', '16 17 19 21 22 23 24 25 28 29 30 31'],
    ['9', '18 19 20 23 24 26 27'],
  ])('plain track %s becomes %s', (id, expected) => {
    expect(among(id, range(16, 31))).toBe(expected);
  });

  test.each([
    ['16', '43 70'],
    ['17', '47'],
    ['18', '43'],
    ['19', '45 46'],
    ['20', '44 47'],
    ['21', '46'],
    ['22', '45'],
    ['23', '41 43 45 47'],
    ['24', '42 43 46 47'],
    ['25', '40 45 46'],
    ['26', '42 44 45'],
    ['27', '41 44 46'],
    ['28', '39 43 46 70'],
    ['29', '39 43 45 70'],
    ['30', '42 70'],
    ['31', '41 70'],
  ])('green track %s becomes %s', (id, expected) => {
    expect(among(id, `${range(39, 47)} 70`)).toBe(expected);
  });

  test.each([
    ['14', '63 611'],
    ['15', '63 448 611'],
    ['619', '38 63 611'],
    ['12', '38 63 448 611'],
    ['59', '64 65 66 67 68'],
  ])('green city %s becomes %s', (id, expected) => {
    expect(among(id, '38 63 64 65 66 67 68 448 611 61')).toBe(expected);
  });

  test.each([
    ['1', '14 88'],
    ['2', '15 87'],
    ['55', '14 88'],
    ['56', '15 87'],
    ['69', '619 204'],
  ])('a pair of towns, %s, becomes a double stop or one town: %s', (id, expected) => {
    expect(among(id, '14 15 619 87 88 204 12 141')).toBe(expected);
  });

  test('a town stays a town', () => {
    expect(among('58', '12 14 15 87 88 141 142 143 144 204')).toBe('87 88 141 142 143 144 204');
    expect(among('3', '87 88 141 142 143 144 204')).toBe('87 88 141 142 143 204');
    expect(among('4', '87 88 141 142 143 144 204')).toBe('87 88 141 142 204');
  });

  test('labels are kept, and a label joins stops that would not fit otherwise', () => {
    expect(among('202', '14 15 207 208 622 592')).toBe('207 208 622');
    expect(among('54', '62 63')).toBe('62');
    expect(among('301', '311 312 313')).toBe('311 313');
    expect(among('592', '220 593')).toBe('220 593');
    expect(among('14', '61')).toBe('');
  });

  test('brown track to any of the six sides becomes 60, which has no upgrades', () => {
    for (const id of ['39', '40', '41', '42', '43', '47', '70']) expect(among(id, '60')).toBe('60');
    expect([...tiles.keys()].filter((other) => isUpgrade(tiles.get('60')!, tiles.get(other)!))).toEqual([]);
  });
});

const hex = (json: Json) => resolveHex(json, '', { library, info: resolveInfo({}), report: () => undefined });

describe('exceptions and limits (87.1)', () => {
  const city = (color: string, more: object = {}) =>
    hex({ color, cities: [{}], track: [1, 4], ...more } as Json);

  test('tiles advance by one colour; two-colour tiles count as both', () => {
    expect(isUpgrade(city('yellow'), city('green'))).toBe(true);
    expect(isUpgrade(city('yellow'), city('brown'))).toBe(false);
    expect(isUpgrade(city('brown'), city('grey'))).toBe(true);
    expect(isUpgrade(city('green'), city('green/brown'))).toBe(true);
    expect(isUpgrade(city('green/brown'), city('gray'))).toBe(true);
    expect(isUpgrade(city('green/brown'), city('green/brown'))).toBe(false);
    expect(isUpgrade(city('offboard'), city('yellow'))).toBe(false);
  });

  test('a hex without track accepts any tile with its stops', () => {
    expect(isUpgrade(hex({ cities: [{}] }), tiles.get('57')!)).toBe(true);
    expect(isUpgrade(hex({ centerTowns: [{ size: 2 }] }), tiles.get('55')!)).toBe(true);
    expect(isUpgrade(hex({}), tiles.get('57')!)).toBe(false);
  });

  test('a boomtown becomes a town or a city', () => {
    const boom = hex({ color: 'yellow', boomtowns: [{}], track: [1, 4] });
    expect(isUpgrade(boom, tiles.get('141')!)).toBe(true);
    expect(isUpgrade(boom, tiles.get('14')!)).toBe(true);
  });

  test('OO remains two cities until brown; other labels join at any time', () => {
    const two = (label: string, color = 'yellow') =>
      hex({ color, cities: [{ percent: 0.5 }, { percent: -0.5 }], labels: [label] });
    const one = (label: string, color: string) => hex({ color, cities: [{ size: 2 }], labels: [label] });
    expect(isUpgrade(two('OO'), one('OO', 'green'))).toBe(false);
    expect(isUpgrade(two('B'), one('B', 'green'))).toBe(true);
    // The first tile of a hex has a city for each of its own.
    expect(isUpgrade(two('B', 'plain'), one('B', 'yellow'))).toBe(false);
    expect(
      isUpgrade(hex({ color: 'green', cities: [{}, { percent: 0.5 }], labels: ['OO'] }), one('OO', 'brown')),
    ).toBe(true);
  });

  test('gauges are kept or become dual', () => {
    const track = (color: string, gauge: string) =>
      hex({ color, track: [{ type: 'straight', side: 1, gauge }] });
    expect(isUpgrade(track('yellow', 'narrow'), track('green', 'dual'))).toBe(true);
    expect(isUpgrade(track('yellow', 'narrow'), track('green', 'normal'))).toBe(false);
    expect(isUpgrade(track('yellow', 'dual'), track('green', 'normal'))).toBe(false);
  });

  test('a list in the file replaces the rules for a tile (10.14.2)', () => {
    const game = gameOf({ tiles: { 57: 1, 6: 1, 14: 1, '15|X': 1 }, upgrades: { 57: [15], 6: [] } });
    const ids = [...upgradesOf(game)].map(([{ id }, into]) => [id, into.map((tile) => tile.id)]);
    expect(Object.fromEntries(ids)).toEqual({ 6: [], 14: [], 57: ['15|X'], '15|X': [] });
  });
});
