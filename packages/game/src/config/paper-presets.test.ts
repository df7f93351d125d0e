import { expect, test } from 'vitest';
import { defaults } from './config.ts';
import { layoutsWithDiePaper, PAPER_PRESETS, paperName, paperPresetOf } from './paper-presets.ts';

test('recognises a paper preset in portrait or landscape (95.6.5)', () => {
  expect(paperPresetOf(defaults.paper.width, defaults.paper.height)?.title).toBe('US Letter');
  expect(paperPresetOf(827, 1169)?.title).toBe('A4');
  expect(paperPresetOf(1700, 1100)?.title).toBe('Tabloid');
  expect(paperPresetOf(850, 1101)).toBeUndefined();
});

const A4 = PAPER_PRESETS.find(({ id }) => id === 'a4')!;
const paths = (config: Parameters<typeof layoutsWithDiePaper>[0]) =>
  layoutsWithDiePaper(config).map(({ path }) => path);

test('layouts with die paper are listed if the configured paper is not US Letter', () => {
  const paper = { ...defaults.paper, width: A4.width, height: A4.height };
  expect(paths(defaults)).toEqual([]);
  expect(paths({ ...defaults, paper: { ...defaults.paper, width: 1100, height: 850 } })).toEqual([]);
  expect(paths({ ...defaults, paper })).toEqual(['tiles.layout', 'cards.layout']);
  expect(paths({ paper, tiles: { layout: 'offset' }, cards: { layout: 'dtgDie' } })).toEqual([
    'cards.layout',
  ]);
  expect(paths({ paper, tiles: { layout: 'individual' }, cards: { layout: 'free' } })).toEqual([]);
});

test('a sheet is named by its preset or its size', () => {
  expect(paperName(A4)).toBe('A4');
  expect(paperName({ width: 900, height: 1250 })).toBe('9 × 12.5 in');
});
