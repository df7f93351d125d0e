import { checkTheme } from '@platelayer/game';
import { parseColor } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { COMPANY_THEMES, companyTheme, MAP_THEMES, mapTheme, swatches } from './themes.ts';

describe('themes', () => {
  test('have unique ids: 16 for maps and 10 for companies', () => {
    expect(new Set(MAP_THEMES.map(({ id }) => id)).size).toBe(16);
    expect(new Set(COMPANY_THEMES.map(({ id }) => id)).size).toBe(10);
  });

  test.each([...MAP_THEMES, ...COMPANY_THEMES])('$id could be in the themes folder of a game', (theme) => {
    const { id, ...file } = theme;
    expect(checkTheme(file, (text) => parseColor(text) !== undefined)).toEqual([]);
  });

  test('for maps have every colour a map needs, except for the gaps of 90.11', () => {
    const gaps = new Map([
      ['hartland', ['red']],
      ['carth', ['centerTown']],
      ['moon', ['centerTown']],
    ]);
    const needed = [
      ...[
        'plain',
        'yellow',
        'green',
        'brown',
        'gray',
        'offboard',
        'mountain',
        'water',
        'land',
        'river',
        'orange',
      ],
      ...['red', 'white', 'black', 'track', 'border', 'city', 'town', 'centerTown', 'halt'],
    ];
    for (const { id, colors } of MAP_THEMES)
      expect(
        needed.filter((name) => !Object.hasOwn(colors, name)),
        id,
      ).toEqual(gaps.get(id) ?? []);
  });

  test('for companies are based on the 28 names of rob', () => {
    expect(Object.keys(companyTheme('rob').colors)).toHaveLength(28);
    expect(companyTheme('unknown')).toBe(companyTheme('rob'));
    expect(mapTheme('unknown')).toBe(mapTheme('gmt'));
  });

  test('list each of their plain colours once, from dark to light', () => {
    const colors = {
      ink: '#000',
      paper: '#ffffff',
      sea: '#0000ff',
      lake: '#0000ff',
      tile: { yellow: '#ff0' },
    };
    expect(swatches({ id: 't', name: 'T', colors })).toEqual(['#000', '#0000ff', '#ffffff']);
  });
});

test('the known colour names include all themes and aliases but not the contexts', () => {
  for (const name of ['plain', 'hl1', 'darkRed', 'purple', 'centertown', 'centerTown', 'turmeric'])
    expect(library.colors.has(name), name).toBe(true);
  for (const name of ['map', 'tile', 'companies', 'default', 'mauvish'])
    expect(library.colors.has(name), name).toBe(false);
});
