import { type ConfigPart, defaults, type Json, withPart } from '@platelayer/game';
import { toPdf, toSvg } from '@platelayer/press';
import type { Node, Page, SymbolDrawing } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { formOrigins } from '../../../../scripts/testing/pdf-forms.ts';
import { bundledSubsetter } from '../../../../scripts/testing/subsetter.ts';
import { clipPolygon } from '../hex/outline.ts';
import { leaves } from '../testing/find.ts';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor } from '../testing/game.ts';
import { columnClip, drawStitch, sheetClip, tileSheetLayout, tileSheets } from './sheets.ts';
import { tileGame, tilesOn } from './testing/game.ts';
import { TILE_OUTLINE } from './tile-symbol.ts';

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

test.each(layouts)('layout %s draws a thin line along the edge of every tile if configured', (layout) => {
  const linesOf = (cutBorder: boolean) => {
    const { pages } = sheetsOf({ 9: 3, 57: 2 }, { tiles: { layout, cutBorder, width: 100 } });
    return pages.flatMap(({ children }) =>
      leaves(children).flatMap(({ node, matrix }) =>
        node.kind === 'polygon' && node.stroke && !node.fill && node.points.length === 6
          ? [{ node, width: node.stroke.width * matrix[0] }]
          : [],
      ),
    );
  };
  expect(linesOf(false)).toEqual([]);
  const lines = linesOf(true);
  expect(lines).toHaveLength(5);
  for (const { node, width } of lines) {
    expect(width).toBeCloseTo(0.5);
    expect(node.points).toEqual(TILE_OUTLINE.points);
  }
});

describe('a sheet of 24 tiles (80.4, die)', () => {
  const { pages } = sheetsOf({ 9: 24 });
  const expected = [102.6925, 300.8975, 499.1025, 697.3075].flatMap((x) =>
    [137.5, 287.5, 437.5, 587.5, 737.5, 887.5].map((y) => ({ x: x + 25, y: y + 25 })),
  );

  test('has four columns of six inside the margins', () => {
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

  test('draws each tile once', () => {
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
  test('has a header with its name and page number', () => {
    const { pages } = sheetsOf({ 9: 25 });
    expect(pages.map(({ title }) => title)).toEqual([
      'Narrow Valley - Tiles - page 1 of 2',
      'Narrow Valley - Tiles - page 2 of 2',
    ]);
    expect(pages.map(wordsOf)).toEqual(pages.map(({ title }) => title));
  });

  test.each(layouts)('%s: each tile has a cut outline', (layout) => {
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

  test('has bleed only at the ends of a column (80.6)', () => {
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

  test('has no bleed for a tile without it (80.13)', () => {
    const tile = { color: 'yellow', clipPath: false, track: [{ side: 1, type: 'straight' }] };
    const [laid] = tilesOn(sheetsOf({ N1: tile }).pages[0]!);
    const clip = laid?.group.clip;
    expect(clip?.kind === 'polygon' && Math.max(...clip.points.map(([, y]) => y))).toBe(74.5);
  });
});

describe('unusual files', () => {
  test('an unknown tile still takes a position', () => {
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

  test('a tile is reported if the shifted rows of the offset layout push it over the edge', () => {
    const report = (width: number) =>
      sheetsOf({ 9: 2 }, { tiles: { layout: 'offset', width } }).look.found.map(({ code }) => code);
    // One and a half tiles of 467 are 809 wide; the paper has 800.
    expect(report(467)).toEqual(['layout/too-large']);
    expect(report(450)).toEqual([]);
  });

  test('unusual ids and numbers can be printed', () => {
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

const none = { above: false, below: false };

describe('the clip of a tile in a column (80.6)', () => {
  test.each([
    [true, true, 'die'],
    [true, false, 'dieBottom'],
    [false, true, 'dieTop'],
    [false, false, 'bleed'],
  ] as const)('above %s, below %s: %s', (above, below, clip) => {
    expect(columnClip({ above, below })).toBe(clip);
  });

  test('a tile extends slightly below the next one, so that no seam is visible', () => {
    const { points } = sheetClip('columns', true, { above: true, below: true });
    expect(points.map(([, y]) => y).sort((a, b) => a - b)).toEqual([-75, -75, 0, 0, 78, 78]);
  });
});

test('individual tiles have no bleed, offset ones have lobes (80.4)', () => {
  expect(sheetClip('exact', true, none)).toEqual(clipPolygon('hex'));
  expect(sheetClip('lobes', true, none)).toEqual(clipPolygon('offset'));
  expect(clipPolygon('offset').points).toHaveLength(18);
});

test.each(['columns', 'lobes', 'exact'] as const)('%s: a tile without bleed has none (80.3)', (cut) => {
  expect(sheetClip(cut, false, { above: true, below: true })).toEqual(clipPolygon('hex'));
});

const stitched = (above: Json, below: Json, turn = 0) => {
  const game = tileGame({ A: { color: 'yellow', track: above }, B: { color: 'yellow', track: below } });
  const [upper, lower] = game.tiles.map((tile) => ({ tile, turn: 0 }));
  return drawStitch(upper!, { ...lower!, turn }, lookFor(game));
};

const straight = [{ side: 1, type: 'straight' }];

describe('the seam between two tiles of a column', () => {
  test('is covered if the same line continues across it', () => {
    expect(stitched(straight, straight)).toMatchObject([
      { x1: 0, y1: 73.5, x2: 0, y2: 76.5, stroke: { width: 12 } },
    ]);
    expect(stitched(straight, [{ side: 1, type: 'gentle' }], 180)).toHaveLength(1);
  });

  test.each([
    ['there is no line', straight, [], 0],
    ['it ends', straight, [{ side: 1, type: 'gentle' }], 0],
    ['it is not a solid line', straight, [{ side: 1, type: 'straight', gauge: 'narrow' }], 0],
    ['it has another width', straight, [{ side: 1, type: 'straight', width: 8 }], 0],
    ['it does not cross the midpoint', straight, [{ side: 1, type: 'straightLeft' }], 0],
    ['the tile is at an odd angle', straight, straight, 10],
  ])('is not covered if %s', (_, above, below, turn) => {
    expect(stitched(above, below, turn)).toEqual([]);
  });
});

type LayoutName = 'die' | 'smallDie' | 'individual' | 'offset';

const made = (layout: LayoutName, part: ConfigPart = {}) =>
  tileSheetLayout(withPart(withPart(defaults, part), { tiles: { layout } }));

const expectCentre = (layout: ReturnType<typeof made>, place: number, x: number, y: number) => {
  const centre = layout.centre(place);
  expect(centre.x).toBeCloseTo(x, 4);
  expect(centre.y).toBeCloseTo(y, 4);
};

describe('die (80.4)', () => {
  test('has four columns of six, filled from the top', () => {
    const layout = made('die');
    expect(layout.perPage).toBe(24);
    [102.6925, 300.8975, 499.1025, 697.3075].forEach((x, column) => {
      [137.5, 287.5, 437.5, 587.5, 737.5, 887.5].forEach((y, row) => {
        expectCentre(layout, 6 * column + row, x, y);
      });
    });
  });
});

describe('smallDie (80.4)', () => {
  test('has seven columns of 9, 8, 9, 8, 9, 8 and 9, every second one half a tile lower', () => {
    const layout = made('smallDie');
    expect(layout.perPage).toBe(60);
    let place = 0;
    [9, 8, 9, 8, 9, 8, 9].forEach((rows, column) => {
      expect(layout.startsColumn(place)).toBe(true);
      for (let row = 0; row < rows; row++) {
        const top = column % 2 === 0 ? 115.625 : 168.75;
        expectCentre(layout, place++, 61.7645 + 112.746875 * column, top + 106.25 * row);
      }
    });
    expect(place).toBe(60);
  });
});

test.each(['die', 'smallDie'] as const)(
  '%s is for US Letter, whatever the configured paper (80.14.4)',
  (name) => {
    const layout = made(name, { paper: { width: 827, height: 1169, margins: 40 } });
    expect(layout.paper).toEqual({ width: 850, height: 1100 });
    expect(layout.area).toMatchObject({ x: 25, y: 25, width: 800, height: 1050 });
  },
);

test('pins are at their configured positions, with white discs above grey ones (80.7)', () => {
  const { marks } = made('die', { tiles: { pins: { y: 30, x1: 90, x2: 710, outerRadius: 10 } } });
  expect(marks).toMatchObject([
    { cx: 90, cy: 30, r: 10, fill: '#808080' },
    { cx: 710, cy: 30, r: 10, fill: '#808080' },
    { cx: 90, cy: 30, r: 6.25, fill: '#fff' },
    { cx: 710, cy: 30, r: 6.25, fill: '#fff' },
  ]);
});

describe('individual (80.4)', () => {
  test('has four columns and six rows on default paper, centred (80.14.3)', () => {
    const layout = made('individual');
    expect(layout.perPage).toBe(24);
    [132.9895, 318.6945, 504.3995, 690.1045].forEach((x, column) => {
      expectCentre(layout, column, x - 11.547, 118.75);
    });
    expectCentre(layout, 23, 690.1045 - 11.547, 931.25);
    expect(layout.centre(0).x + layout.centre(3).x).toBeCloseTo(800, 6);
  });

  test('avoids the header on every paper (80.14.28)', () => {
    const layout = made('individual', { paper: { height: 1200, margins: 25 } });
    expect(layout.centre(0).y - 75).toBeGreaterThanOrEqual(20);
    expect(layout.centre(layout.perPage - 1).y + 75).toBeLessThanOrEqual(1150);
  });
});

describe('offset (80.4)', () => {
  test('has four columns and six rows on default paper, odd rows half a tile to the right', () => {
    const layout = made('offset');
    expect(layout.perPage).toBe(24);
    [98.43825, 271.64325, 444.84825, 618.05325].forEach((x, column) => {
      expectCentre(layout, column, x, 150);
      expectCentre(layout, 4 + column, x + 86.6025, 300);
    });
    expectCentre(layout, 20, 98.43825 + 86.6025, 900);
  });

  test('has horizontal cuts along all rows and slanted ones through all corners (30.18.6)', () => {
    const [cuts] = made('offset').marks;
    expect(cuts).toMatchObject({ kind: 'group', clip: { width: 800, height: 1050 } });
    const lines = cuts?.kind === 'group' ? cuts.children.filter(({ kind }) => kind === 'line') : [];
    const level = lines.flatMap((cut) => (cut.kind === 'line' && cut.y1 === cut.y2 ? [cut.y1] : []));
    expect(level).toEqual([75, 225, 375, 525, 675, 825, 975]);
    for (const cut of lines)
      expect(cut).toMatchObject({ stroke: { color: '#808080', width: 1, dash: [4, 2] } });
    const through = (x: number, y: number) =>
      lines.filter(
        (cut) =>
          cut.kind === 'line' &&
          cut.y1 !== cut.y2 &&
          Math.abs(cut.x1 + ((cut.x2 - cut.x1) * y) / 1050 - x) < 0.05,
      );
    expect(through(98.43825 - 86.6025, 150)).toHaveLength(2);
    expect(through(98.43825 + 2 * 86.6025, 300)).toHaveLength(2);
  });

  test('draws each cut once', () => {
    const [cuts] = made('offset').marks;
    const starts = (cuts?.kind === 'group' ? cuts.children : []).map((cut) =>
      cut.kind === 'line' ? `${Math.round(cut.x1)},${Math.round(cut.x2)},${Math.round(cut.y1)}` : '',
    );
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('extreme sizes', () => {
  test.each(['individual', 'offset'] as const)(
    '%s: a tile larger than the page takes one page (80.14.6)',
    (name) => {
      expect(made(name, { tiles: { width: 1500 } }).perPage).toBe(1);
    },
  );

  test.each(['individual', 'offset'] as const)(
    '%s: an extremely narrow tile leaves a finite number of positions',
    (name) => {
      expect(made(name, { tiles: { width: 1e-9 } }).perPage).toBeLessThan(10_000);
    },
  );
});
