import type { Piece } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import type { ExportFormat } from './file.ts';
import { planExport } from './plan.ts';
import type { Settings } from './studio.ts';
import { studioOf } from './testing/studio.ts';

const valley = {
  info: { title: 'Narrow Valley' },
  companies: [{ name: 'Hill Line', abbrev: 'HL', color: 'red', tokens: ['Home'] }],
  tiles: { 8: 2 },
  map: { hexes: [{ color: 'plain', hexes: ['A1'] }] },
};

const namesOf = async (
  formats: readonly ExportFormat[],
  components?: readonly string[],
  settings?: Settings,
) => {
  const studio = studioOf(valley, settings);
  const board18 = { name: 'valley', version: '2', author: 'Ada' };
  const files = await planExport(studio.game, studio.config, studio, { formats, components, board18 });
  return files.map(({ name }) => name);
};

describe('the files of an export (98.11.1)', () => {
  test('sheets of a component, whole and in pages', async () => {
    expect(await namesOf(['pdf'], ['map', 'tiles'])).toEqual([
      'narrow-valley-map.pdf',
      'narrow-valley-map-paginated.pdf',
      'narrow-valley-tiles.pdf',
    ]);
  });

  test('sheets in every layout where the configuration asks for it', async () => {
    expect(await namesOf(['pdf'], ['tokens'], [['export.allLayouts', 'true']])).toEqual([
      'narrow-valley-tokens-free.pdf',
      'narrow-valley-tokens-gsp.pdf',
    ]);
  });

  test('every piece alone', async () => {
    expect(await namesOf(['png', 'svg'], ['tokens'])).toEqual([
      'narrow-valley-token-1-HL.png',
      'narrow-valley-token-1-HL.svg',
    ]);
  });

  test('cut sheets, all in a PDF and each in an SVG', async () => {
    expect(await namesOf(['cut'], ['tiles', 'tile-manifest', 'background'])).toEqual([
      'narrow-valley-tiles-cut.pdf',
      'narrow-valley-tiles-cut-1.svg',
    ]);
  });

  test('a book and a Board18 box', async () => {
    expect(await namesOf(['book', 'b18'])).toEqual(['narrow-valley-book.pdf', 'board18-valley-2.zip']);
  });

  test('names that differ in case only are told apart', async () => {
    const studio = studioOf(valley);
    const pieces = ['tile-x', 'tile-X'].map(
      (name): Piece => ({ name, title: '', width: 1, height: 1, children: [] }),
    );
    const files = await planExport(
      studio.game,
      studio.config,
      { ...studio, pieces: async () => pieces },
      {
        formats: ['svg'],
        components: ['tiles'],
      },
    );
    expect(files).toMatchObject([
      { name: 'narrow-valley-tile-x.svg' },
      { name: 'narrow-valley-tile-X-2.svg', clash: 'narrow-valley-tile-X.svg' },
    ]);
  });
});
