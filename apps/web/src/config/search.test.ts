import { configValues } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { panelSections, runsOf, searchSections } from './search.ts';

const paths = (query: string) =>
  searchSections(query).flatMap(({ values }) => values.map(({ path }) => path));

describe('the settings panel', () => {
  const offered = panelSections().flatMap(({ values }) => values.map(({ path }) => path));

  test('has every setting with a control (95.3)', () => {
    const expected = configValues.filter(({ panel }) => panel !== false).map(({ path }) => path);
    expect([...offered].sort()).toEqual([...expected].sort());
    expect(offered).toContain('currency.share');
    expect(offered).not.toContain('font.family');
  });

  test('has unique titles, except for the pins of different sections', () => {
    const titles = configValues.filter(({ path }) => !path.includes('.pins.')).map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test('has the sections of 95.6.6, none of them empty', () => {
    expect(panelSections().map(({ section }) => section.title)).toEqual([
      'Colours and Companies',
      'Export',
      'Layout',
      'Tokens',
      'Maps',
      'Tiles',
      'Market',
      'Charters',
      'Cards',
      'Privates',
      'Trains',
      'Player Aids',
      'Currency',
    ]);
  });
});

describe('a search', () => {
  test('finds all words, in any order and case', () => {
    expect(paths('WIDTH paper')).toContain('paper.width');
    expect(paths('width paper')).not.toContain('paper.margins');
  });

  test.each([
    ['colorblind', 'tiles.colorblind'],
    ['theme colors', 'companySvgLogos'],
    ['stock.cell', 'stock.cell.width'],
    ['mini euro', 'cards.layout'],
    ['tabloid', 'paper.height'],
    ['A4', 'paper.width'],
    ['poker', 'cards.width'],
    ['crop marks', 'cutlines'],
    ['double-sided', 'cards.backs'],
    ['hex size', 'tiles.mapWidth'],
  ])('for %j finds %s', (query, path) => {
    expect(paths(query)).toContain(path);
  });

  test('shows everything for spaces, and nothing for nonsense', () => {
    expect(searchSections('  ')).toEqual(panelSections());
    expect(searchSections('zzzz')).toEqual([]);
  });
});

test('the five die pins are one run', () => {
  const charters = panelSections().find(({ section }) => section.id === 'charters')!;
  const [plain, pins] = runsOf(charters.values);
  expect(plain?.pins).toBe(false);
  expect(pins?.values.map(({ path }) => path)).toEqual(
    ['innerRadius', 'outerRadius', 'y', 'x1', 'x2'].map((key) => `charters.pins.${key}`),
  );
});
