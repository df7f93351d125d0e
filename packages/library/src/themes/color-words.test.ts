import { parseColor } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { resolveColor } from './color.ts';
import { luminance } from './contrast.ts';
import { colorDistance } from './distinct-color.ts';
import { paletteOf } from './palette.ts';

const rob = paletteOf({ mapTheme: 'gmt', companyTheme: 'rob' });
const color = (name: string) => resolveColor(rob, name, 'companies');
const light = (name: string) => luminance(parseColor(color(name)!)!);

describe('colour names from other palettes (90.2.5)', () => {
  test.each([
    ['light_blue', 'lightBlue'],
    ['LIGHT-BLUE', 'lightBlue'],
    ['blueLight', 'lightBlue'],
    ['Navy Blue', 'navyBlue'],
    ['forest_green', 'forestgreen'],
    ['mediumOrange', 'orange'],
  ])('%s is another spelling of %s', (foreign, known) => {
    expect(color(foreign)).toBe(color(known));
  });

  test.each([
    ['darkGold', 'gold', -1],
    ['darkLime', 'lime', -1],
    ['deepPurple', 'violet', -1],
    ['brightRed', 'red', 1],
    ['lightRed', 'red', 1],
    ['water_light', 'water', 1],
    ['paleWater', 'water', 1],
  ])('%s is another shade of %s', (foreign, base, sign) => {
    expect(Math.sign(light(foreign) - light(base))).toBe(sign);
    expect(colorDistance(color(foreign)!, color(base)!)).toBeGreaterThan(0.05);
  });

  test('shades of one colour differ visibly', () => {
    const shades = ['red', 'brightRed', 'lightRed', 'darkRed', 'paleRed'].map((name) => color(name)!);
    for (const [i, one] of shades.entries())
      for (const other of shades.slice(i + 1)) expect(colorDistance(one, other)).toBeGreaterThan(0.05);
  });

  test('a theme that has the name itself takes precedence', () => {
    const gtg = paletteOf({ mapTheme: 'gmt', companyTheme: 'gtg-1861' });
    expect(resolveColor(gtg, 'darkGold', 'companies')).toBe('#bf7107');
    expect(resolveColor(gtg, 'dark_gold', 'companies')).toBe('#bf7107');
  });

  test('a colour of the game can be modified', () => {
    const game = paletteOf({ mapTheme: 'gmt', companyTheme: 'rob', gameColors: { heather: '#8d63a8' } });
    expect(resolveColor(game, 'dark_heather')).toMatch(/^#/);
    expect(resolveColor(rob, 'dark_heather')).toBeUndefined();
  });

  test.each(['light', 'darkish', 'brickRedd', 'blue2', 'green/brownish', 'rouge'])(
    '%s is not a colour',
    (name) => {
      expect(color(name)).toBeUndefined();
      expect(library.isColor(name, (word) => library.colors.has(word))).toBe(false);
    },
  );

  test('names that can be drawn pass the check', () => {
    const known = (name: string) => library.isColor(name, (word) => library.colors.has(word));
    expect(['darkGold', 'light_blue', 'water-light'].map(known)).toEqual([true, true, true]);
  });
});
