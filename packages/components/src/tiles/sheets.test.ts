import type { ConfigPart, Json } from '@platelayer/game';
import { toPdf, toSvg } from '@platelayer/press';
import type { Node, Page, SymbolDrawing } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { formOrigins } from '../../../../scripts/testing/pdf-forms.ts';
import { bundledSubsetter } from '../../../../scripts/testing/subsetter.ts';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor } from '../testing/game.ts';
import { tileSheets } from './sheets.ts';
import { tileGame, tilesOn } from './testing/game.ts';

const sheetsOf = (tiles: Json, part: ConfigPart = {}) => {
  const game = tileGame(tiles);
  const look = lookFor(game, part);
  return { pages: tileSheets(game, look), look };
};

const symbolsOf = (nodes: readonly Node[]): readonly SymbolDrawing[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return symbolsOf(node.children);
    return node.kind === 'use' ? [node.symbol] : [];
  });

const wordsOf = ({ children }: Page): string =>
  children.flatMap((node) => (node.kind === 'text' ? node.runs.map(({ text }) => text) : [])).join(' ');

const layouts = ['die', 'smallDie', 'individual', 'offset'] as const;

describe('a sheet of 24 tiles (80.4, die)', () => {
  const { pages } = sheetsOf({ 9: 24 });
  const expected = [102.6925, 300.8975, 499.1025, 697.3075].flatMap((x) =>
    [137.5, 287.5, 437.5, 587.5, 737.5, 887.5].map((y) => ({ x: x + 25, y: y + 25 })),
  );

  test('has them in four columns of six inside the margins', () => {
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width: 850, height: 1100 });
    const tiles = tilesOn(pages[0]!);
    expect(tiles).toHaveLength(24);
    tiles.forEach(({ x, y, scale }, place) => {
      expect(x).toBeCloseTo(expected[place]!.x, 4);
      expect(y).toBeCloseTo(expected[place]!.y, 4);
      expect(scale).toBe(1);
    });
  });

  test('is printed as drawn, to a hundredth of an inch', async () => {
    const { look } = sheetsOf({ 9: 24 });
    const options = { fonts: look.fonts, subsetter: await bundledSubsetter() };
    const printed = formOrigins(await toPdf({ title: 'Tiles', pages }, options), 792);
    expect(printed).toHaveLength(24);
    printed.forEach(({ x, y }, place) => {
      expect(Math.abs(x - expected[place]!.x / 100)).toBeLessThan(0.01);
      expect(Math.abs(y - expected[place]!.y / 100)).toBeLessThan(0.01);
    });
  });

  test('draws the tile once', () => {
    expect(new Set(symbolsOf(pages[0]!.children)).size).toBe(1);
  });
});

test('60 small tiles fill a sheet, at 106.25/150 of their drawn size (80.4, smallDie)', () => {
  const { pages } = sheetsOf({ 9: 61 }, { tiles: { layout: 'smallDie' } });
  const [first, second] = pages.map(tilesOn);
  expect([first?.length, second?.length]).toEqual([60, 1]);
  expect(first?.[0]).toMatchObject({ x: expect.closeTo(86.7645, 4), y: expect.closeTo(140.625, 4) });
  expect(first?.[59]).toMatchObject({
    x: expect.closeTo(86.7645 + 6 * 112.746875, 3),
    y: expect.closeTo(140.625 + 8 * 106.25, 4),
  });
  expect(first?.[9]?.y).toBeCloseTo(193.75, 4);
  expect(first?.[0]?.scale).toBeCloseTo(0.708333, 6);
});

describe('every sheet (80.7)', () => {
  test('says what it is and which of how many', () => {
    const { pages } = sheetsOf({ 9: 25 });
    expect(pages.map(({ title }) => title)).toEqual([
      'Narrow Valley - Tiles - page 1 of 2',
      'Narrow Valley - Tiles - page 2 of 2',
    ]);
    expect(pages.map(wordsOf)).toEqual(pages.map(({ title }) => title));
  });

  test.each(layouts)('%s: each tile carries the outline along which it is cut', (layout) => {
    const { pages } = sheetsOf({ 9: 2, 57: 1 }, { tiles: { layout } });
    const tiles = tilesOn(pages[0]!);
    expect(tiles.map(({ title }) => title)).toEqual(['Tile 9', 'Tile 9', 'Tile 57']);
    for (const { group } of tiles) {
      const corners = group.cut?.kind === 'polygon' ? group.cut.points : [];
      expect(corners.map(([x, y]) => [Math.abs(x), Math.abs(y)])).toEqual([
        [86.6025, 0],
        [43.30125, 75],
        [43.30125, 75],
        [86.6025, 0],
        [43.30125, 75],
        [43.30125, 75],
      ]);
    }
  });

  test('bleeds at the ends of a column only (80.6)', () => {
    const { pages } = sheetsOf({ 9: 3, 14: 1 });
    const reach = tilesOn(pages[0]!).map(({ group: { clip } }) => {
      const heights = clip?.kind === 'polygon' ? clip.points.map(([, y]) => y) : [];
      return [Math.min(...heights), Math.max(...heights)];
    });
    expect(reach).toEqual([
      [-85, 78],
      [-75, 78],
      [-75, 85],
      [-85, 85],
    ]);
  });

  test('does not bleed where a tile does not want it (80.13)', () => {
    const tile = { color: 'yellow', clipPath: false, track: [{ side: 1, type: 'straight' }] };
    const [laid] = tilesOn(sheetsOf({ N1: tile }).pages[0]!);
    const clip = laid?.group.clip;
    expect(clip?.kind === 'polygon' && Math.max(...clip.points.map(([, y]) => y))).toBe(74.5);
  });
});

describe('whatever the file says', () => {
  test('a tile of which nothing is known still takes its place', () => {
    expect(tilesOn(sheetsOf({ Q1: 1, 9: 1 }).pages[0]!).map(({ title }) => title)).toEqual([
      'Tile 9',
      'Tile Q1',
    ]);
  });

  test('a tile larger than the paper is reported (80.14.6)', () => {
    const { pages, look } = sheetsOf({ 9: 2 }, { tiles: { layout: 'individual', width: 1200 } });
    expect(pages).toHaveLength(2);
    expect(look.found).toMatchObject([{ severity: 'warning', code: 'layout/too-large' }]);
  });

  test('odd ids and figures can be printed', () => {
    const tiles = JSON.parse('{"__proto__": 2, "<&\\"|>": 1, "9": {"rotation": 1e300}, "": 1, "57|B|C": 1}');
    const { pages, look } = sheetsOf(tiles);
    expect(() => toSvg(pages[0]!, { fonts: look.fonts, textMode: 'reference' })).not.toThrow();
  });
});

test.each(layouts)('picture of a sheet: %s', async (layout) => {
  const tile = { color: 'yellow', quantity: 2, track: [{ side: 1, type: 'gentle' }] };
  const { pages, look } = sheetsOf(
    { A1: tile, 'B|2': { ...tile, color: 'green' } },
    { paper: { width: 500, height: 600 }, tiles: { layout } },
  );
  await expectPicture(pages[0]!, look, `sheet-${layout}`);
});
