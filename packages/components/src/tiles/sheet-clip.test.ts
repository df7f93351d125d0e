import { describe, expect, test } from 'vitest';
import { clipPolygon } from '../hex/outline.ts';
import { columnClip, sheetClip } from './sheet-clip.ts';

const none = { above: false, below: false };

describe('what shows of a tile in a column (80.6)', () => {
  test.each([
    [true, true, 'die'],
    [true, false, 'dieBottom'],
    [false, true, 'dieTop'],
    [false, false, 'bleed'],
  ] as const)('above %s, below %s: %s', (above, below, clip) => {
    expect(columnClip({ above, below })).toBe(clip);
  });

  test('a tile reaches a little under the one below, so that no seam shows', () => {
    const { points } = sheetClip('columns', true, { above: true, below: true });
    expect(points.map(([, y]) => y).sort((a, b) => a - b)).toEqual([-75, -75, 0, 0, 78, 78]);
  });
});

test('single tiles have no bleed, offset ones lobes (80.4)', () => {
  expect(sheetClip('exact', true, none)).toEqual(clipPolygon('hex'));
  expect(sheetClip('lobes', true, none)).toEqual(clipPolygon('offset'));
  expect(clipPolygon('offset').points).toHaveLength(18);
});

test.each(['columns', 'lobes', 'exact'] as const)('%s: a tile that wants no bleed has none (80.3)', (cut) => {
  expect(sheetClip(cut, false, { above: true, below: true })).toEqual(clipPolygon('hex'));
});
