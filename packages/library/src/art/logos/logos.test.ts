import { parseArt } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import { drawnLogoGroups } from '../../pictures/logos.ts';
import { companyTheme } from '../../themes/themes.ts';
import { logoArt, logoGroupArt } from '../index.ts';
import { word } from './letters.ts';

const groups = [...drawnLogoGroups()];
const ids = groups.flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
const logos = await Promise.all(ids.map(async (id) => ({ id, svg: (await logoArt(id)) ?? '' })));

test.each(groups)('the group %s has the logos that the table lists, in its order', async (group, names) => {
  expect(Object.keys((await logoGroupArt(group)) ?? {})).toEqual(names);
});

test('each logo looks different from all others', () => {
  expect(new Set(logos.map(({ svg }) => svg)).size).toBe(ids.length);
});

test('what is no logo of ours has no picture', async () => {
  for (const id of ['', 'roundels', 'roundels/', 'roundels/constructor', '__proto__/x', '1830/BO'])
    expect(await logoArt(id)).toBeUndefined();
});

describe.each(logos)('$id', ({ svg }) => {
  const classes = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));

  test('is read without a remark, and no number came out wrong', () => {
    expect(parseArt(svg)).toMatchObject({ art: { box: [-25, -25, 50, 50] }, diagnostics: [] });
    expect(svg).not.toMatch(/NaN|undefined|@|\.\d{3}/);
  });

  test('has a main part, and every shape a slot with the colour that it stands for', () => {
    expect(classes.some((name) => name === 'color-main')).toBe(true);
    const { colors } = companyTheme('rob');
    for (const name of new Set(classes)) {
      const color = name.replace(/^color-(?:stroke-)?/, '');
      expect(['main', 'reserved-white', ...Object.keys(colors)]).toContain(color);
      if (Object.hasOwn(colors, color)) expect(svg).toContain(`"${colors[color]}"`);
    }
    for (const [shape] of svg.matchAll(/<(?:circle|rect)[^>]*>/g)) expect(shape).toContain('class="color-');
  });

  test('reaches beyond its circle, for bleed', () => {
    expect(svg).toMatch(/^<svg [^>]*><circle r="34" /);
  });
});

test('letters fill their room, and signs that are no letters are left out', () => {
  const scaleOf = (letters: string) =>
    /scale\(([\d.]+)\)/.exec(word(letters, { width: 30, height: 10 }))?.[1];
  // One letter is as high as the room; many are as wide.
  expect(Number(scaleOf('H'))).toBeCloseTo(10 / 17.1, 2);
  expect(Number(scaleOf('HHH'))).toBeCloseTo(Math.min(10 / 17.1, 30 / (24 + 10 + 3.1)), 2);
  expect(Number(scaleOf('HHHHHH'))).toBeCloseTo(30 / (48 + 25 + 3.1), 2);
  expect(word('Hé', { width: 9, height: 9 }).match(/<path/g)).toHaveLength(1);
});
