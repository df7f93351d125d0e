import { describe, expect, test } from 'vitest';
import { filterPalette } from './filter-palette.ts';

const groups = [
  { group: 'Games', actions: [{ label: 'Printers’ Row' }] },
  { group: 'Actions', actions: [{ label: 'Print Tiles' }, { label: 'Print Map' }] },
  { group: 'Tiles', actions: [{ label: 'Tile 57', keywords: ['57'] }, { label: 'Tile 570' }] },
  { group: 'Fields', actions: [{ label: 'City: width', description: 'Radius of a slot.' }] },
];
const found = (question: string) =>
  filterPalette(question, groups).flatMap(({ actions }) => actions.map(({ label }) => label));

describe('the palette', () => {
  test('finds words in any order', () => {
    expect(found('print tiles')).toEqual(['Print Tiles']);
    expect(found('tiles print')).toEqual(['Print Tiles']);
    expect(found('radius city')).toEqual(['City: width']);
  });
  test('puts the best matches first', () => {
    expect(found('tile 57')).toEqual(['Tile 57', 'Tile 570']);
    expect(found('print')).toEqual(['Printers’ Row', 'Print Tiles', 'Print Map']);
  });
  test('finds nothing if a word is missing', () => {
    expect(found('print planet')).toEqual([]);
  });
  test('shows a few entries of every group for an empty query', () => {
    const many = [
      { group: 'Tiles', actions: Array.from({ length: 500 }, (_, i) => ({ label: `Tile ${i}` })) },
    ];
    expect(filterPalette('', many)[0]?.actions.length).toBe(6);
  });
});
