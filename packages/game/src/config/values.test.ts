import { describe, expect, test } from 'vitest';
import { defaults } from './config.ts';
import { getValue } from './path.ts';
import { CONFIG_SECTIONS } from './sections.ts';
import { configValue, configValues } from './values.ts';

const titles = (section: string) =>
  configValues
    .filter((value) => value.section === section && value.panel !== false)
    .map(({ title }) => title);

describe('the setting catalogue', () => {
  test('describes every setting, with its own default', () => {
    for (const value of configValues) {
      expect(value.title, value.path).toMatch(/\S/);
      expect(value.description, value.path).toMatch(/\.$/);
      expect(getValue(defaults, value.path), value.path).toEqual(value.default);
    }
  });

  test('includes every value of the defaults', () => {
    const leaves = (value: object, path: string): string[] =>
      Object.entries(value).flatMap(([key, child]) =>
        typeof child === 'object' && !Array.isArray(child)
          ? leaves(child, `${path}${key}.`)
          : [`${path}${key}`],
      );
    expect(new Set(configValues.map(({ path }) => path))).toEqual(new Set(leaves(defaults, '')));
  });

  test('is in section order', () => {
    const order = CONFIG_SECTIONS.map(({ id }) => id);
    const ranks = configValues.map(({ section }) => order.indexOf(section));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test('is in panel order within each section (95.6.6)', () => {
    expect(titles('layout')).toEqual([
      'Margin Size',
      'Pagination Cutlines Size',
      'Pagination Cutlines Offset',
      'Pagination Bleed Size',
      'Paper Width',
      'Paper Height',
      'Paper Margins',
    ]);
    expect(titles('maps').slice(0, 3)).toEqual([
      'Coordinate Type',
      'Straight City Names',
      'Plain Map Company Spaces',
    ]);
  });

  test('sorts the currency signs alphabetically (95.3.4)', () => {
    expect(titles('currency')).toEqual(titles('currency').toSorted());
    expect(titles('currency').slice(7, 10)).toEqual(['Revenue', 'Share', 'Terrain']);
  });

  test('does not show the reserved font and the selection in the panel', () => {
    expect(configValues.filter(({ panel }) => panel === false).map(({ path }) => path)).toEqual([
      'overrideSelection',
      'font.family',
      'font.size',
      'font.weight',
    ]);
  });

  test('has five numbers that are not in units (95.1)', () => {
    const others = configValues.filter(({ control }) => control === 'number');
    expect(others.map(({ path, unit }) => [path, unit])).toEqual([
      ['stock.column', 'none'],
      ['stock.diag', 'none'],
      ['stock.par', 'none'],
      ['charters.border', 'px'],
      ['cards.border', 'px'],
    ]);
  });

  test('has five lengths in whole units (95.6.3)', () => {
    const whole = configValues.filter(({ type }) => type === 'integer');
    expect(whole.map(({ path }) => path)).toEqual([
      'paper.width',
      'paper.height',
      'paper.margins',
      'stock.cell.width',
      'stock.cell.height',
    ]);
  });

  test('lists the values of a choice in schema order', () => {
    expect(configValue('cards.shareStyle')).toMatchObject({
      control: 'choice',
      enum: ['center', 'left', 'gmt'],
    });
  });

  test('finds a value by its path, but no group or inherited name', () => {
    expect(configValue('paper.width')).toMatchObject({ pointer: '#/paper/width', minimum: 1, unit: 'units' });
    expect(configValue('paper')).toBeUndefined();
    expect(configValue('constructor')).toBeUndefined();
  });
});
