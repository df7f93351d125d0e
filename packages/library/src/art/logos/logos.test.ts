import { parseArt } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import { companyTheme } from '../../themes/themes.ts';
import { logoArt, logoGroupArt } from '../index.ts';
import { word } from './letters.ts';
import { drawnLogoGroups, findLogo, logoFit, logoGroups, logoIds } from './names.ts';

const groups = [...drawnLogoGroups()];
const ids = groups.flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
const logos = await Promise.all(ids.map(async (id) => ({ id, svg: (await logoArt(id)) ?? '' })));

test.each(groups)('group %s has the logos listed in the table, in the same order', async (group, names) => {
  expect(Object.keys((await logoGroupArt(group)) ?? {})).toEqual(names);
});

test('no two logos are the same', () => {
  expect(new Set(logos.map(({ svg }) => svg)).size).toBe(ids.length);
});

test('unknown logos, and those known only by name, have no picture', async () => {
  for (const id of ['', 'roundels', 'roundels/', 'roundels/constructor', '__proto__/x', '1830/BO'])
    expect(await logoArt(id)).toBeUndefined();
});

describe.each(logos)('$id', ({ svg }) => {
  const classes = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));

  test('is read without diagnostics and has no NaN or long decimals', () => {
    expect(parseArt(svg)).toMatchObject({ art: { box: [-25, -25, 50, 50] }, diagnostics: [] });
    expect(svg).not.toMatch(/NaN|undefined|@|\.\d{3}/);
  });

  test('has a main part, and its slots name the colours it is drawn in', () => {
    expect(classes.some((name) => name === 'color-main')).toBe(true);
    const { colors } = companyTheme('rob');
    for (const name of new Set(classes)) {
      const color = name.replace(/^color-(?:stroke-)?/, '');
      expect(['main', 'reserved-white', ...Object.keys(colors)]).toContain(color);
      if (Object.hasOwn(colors, color)) expect(svg).toContain(`"${colors[color]}"`);
    }
    for (const [shape] of svg.matchAll(/<(?:circle|rect)[^>]*>/g)) expect(shape).toContain('class="color-');
  });

  test('extends beyond its circle, for bleed', () => {
    expect(svg).toMatch(/^<svg [^>]*><circle r="34" /);
  });
});

test('words fill their space and skip characters without a letter form', () => {
  const scaleOf = (letters: string) =>
    /scale\(([\d.]+)\)/.exec(word(letters, { width: 30, height: 10 }))?.[1];
  // One letter is limited by the height, several by the width.
  expect(Number(scaleOf('H'))).toBeCloseTo(10 / 17.1, 2);
  expect(Number(scaleOf('HHH'))).toBeCloseTo(Math.min(10 / 17.1, 30 / (24 + 10 + 3.1)), 2);
  expect(Number(scaleOf('HHHHHH'))).toBeCloseTo(30 / (48 + 25 + 3.1), 2);
  expect(word('Hé', { width: 9, height: 9 }).match(/<path/g)).toHaveLength(1);
});

describe('logos', () => {
  test('are 619 names in 32 groups, twelve ungrouped names, and the built-in ones', () => {
    const own = drawnLogoGroups();
    const drawn = [...own.values()].flat().length;
    expect(drawn).toBeGreaterThanOrEqual(80);
    expect(logoGroups().size).toBe(32 + own.size);
    expect([...logoGroups().values()].flat()).toHaveLength(619 + drawn);
    expect(logoIds().size).toBe(619 + drawn + 12);
    expect(logoGroups().get('countries')).toHaveLength(256);
    expect(logoGroups().get('webdev')?.at(-1)).toBe('yarn');
  });

  test('are found by id, which is case-sensitive', () => {
    expect(findLogo('1889/AR')).toBe('1889/AR');
    expect(findLogo('1889/ar')).toBeUndefined();
    expect(findLogo('nowhere/AR')).toBeUndefined();
  });

  test("are found by bare name, first ungrouped, then in the game's group, then in any group (70.14.14)", () => {
    expect(findLogo('SJ')).toBe('SJ');
    expect(findLogo('BO', '1846')).toBe('1846/BO');
    expect(findLogo('BO', '18None')).toBe('1830/BO');
    expect(findLogo('APRR')).toBe('18TraXX2020/APRR');
    expect(findLogo('constructor')).toBeUndefined();
  });

  test('cover the token if they are flags (90.11.14)', () => {
    expect(logoFit('countries/de')).toBe('cover');
    expect(logoFit('1830/BO')).toBe('contain');
    expect(logoFit('mycountries/x')).toBe('contain');
  });
});
