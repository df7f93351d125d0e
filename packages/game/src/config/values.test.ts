import { describe, expect, test } from 'vitest';
import { defaults } from './config.ts';
import { getValue } from './path.ts';
import { CONFIG_SECTIONS } from './sections.ts';
import { configValue, configValues } from './values.ts';

const titles = (section: string) =>
  configValues
    .filter((value) => value.section === section && value.panel !== false)
    .map(({ title }) => title);

describe('the value catalogue', () => {
  test('describes every value, each with a default of its own', () => {
    for (const value of configValues) {
      expect(value.title, value.path).toMatch(/\S/);
      expect(value.description, value.path).toMatch(/\.$/);
      expect(getValue(defaults, value.path), value.path).toEqual(value.default);
    }
  });

  test('reaches every value of the defaults', () => {
    const leaves = (value: object, path: string): string[] =>
      Object.entries(value).flatMap(([key, child]) =>
        typeof child === 'object' && !Array.isArray(child)
          ? leaves(child, `${path}${key}.`)
          : [`${path}${key}`],
      );
    expect(new Set(configValues.map(({ path }) => path))).toEqual(new Set(leaves(defaults, '')));
  });

  test('comes in the order of the sections', () => {
    const order = CONFIG_SECTIONS.map(({ id }) => id);
    const ranks = configValues.map(({ section }) => order.indexOf(section));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test('orders the panel section by section (95.6.6)', () => {
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

  test('offers the sign of shares between revenue and terrain (95.3.4)', () => {
    expect(titles('currency')).toEqual(titles('currency').toSorted());
    expect(titles('currency').slice(7, 10)).toEqual(['Revenue', 'Share', 'Terrain']);
  });

  test('keeps the reserved font and the selection out of the panel', () => {
    expect(configValues.filter(({ panel }) => panel === false).map(({ path }) => path)).toEqual([
      'overrideSelection',
      'font.family',
      'font.size',
      'font.weight',
    ]);
  });

  test('counts five numbers in something else than units (95.1)', () => {
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

  test('lists the words of a choice in the order of the schema', () => {
    expect(configValue('cards.shareStyle')).toMatchObject({
      control: 'choice',
      enum: ['center', 'left', 'gmt'],
    });
  });

  test('finds a value by its path, and nothing by a group or an inherited name', () => {
    expect(configValue('paper.width')).toMatchObject({ pointer: '#/paper/width', minimum: 1, unit: 'units' });
    expect(configValue('paper')).toBeUndefined();
    expect(configValue('constructor')).toBeUndefined();
  });
});
