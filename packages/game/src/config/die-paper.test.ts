import { expect, test } from 'vitest';
import { defaults } from './config.ts';
import { layoutsWithDiePaper, paperName } from './die-paper.ts';
import { PAPER_PRESETS } from './paper-presets.ts';

const A4 = PAPER_PRESETS.find(({ id }) => id === 'a4')!;
const paths = (config: Parameters<typeof layoutsWithDiePaper>[0]) =>
  layoutsWithDiePaper(config).map(({ path }) => path);

test('on other paper than US Letter the layouts of dies are named, and no others', () => {
  const paper = { ...defaults.paper, width: A4.width, height: A4.height };
  expect(paths(defaults)).toEqual([]);
  expect(paths({ ...defaults, paper: { ...defaults.paper, width: 1100, height: 850 } })).toEqual([]);
  expect(paths({ ...defaults, paper })).toEqual(['tiles.layout', 'cards.layout']);
  expect(paths({ paper, tiles: { layout: 'offset' }, cards: { layout: 'dtgDie' } })).toEqual([
    'cards.layout',
  ]);
  expect(paths({ paper, tiles: { layout: 'individual' }, cards: { layout: 'free' } })).toEqual([]);
});

test('a sheet is called by its preset, else by its size', () => {
  expect(paperName(A4)).toBe('A4');
  expect(paperName({ width: 900, height: 1250 })).toBe('9 × 12.5 in');
});
