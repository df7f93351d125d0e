import { type ConfigPart, defaults, withPart } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { tileSheetLayout } from './sheets.ts';

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

test.each(['die', 'smallDie'] as const)('%s is for US Letter, whatever paper there is (80.14.4)', (name) => {
  const layout = made(name, { paper: { width: 827, height: 1169, margins: 40 } });
  expect(layout.paper).toEqual({ width: 850, height: 1100 });
  expect(layout.area).toMatchObject({ x: 25, y: 25, width: 800, height: 1050 });
});

test('pins stand where the configuration says, the white discs over the gray ones (80.7)', () => {
  const { marks } = made('die', { tiles: { pins: { y: 30, x1: 90, x2: 710, outerRadius: 10 } } });
  expect(marks).toMatchObject([
    { cx: 90, cy: 30, r: 10, fill: '#808080' },
    { cx: 710, cy: 30, r: 10, fill: '#808080' },
    { cx: 90, cy: 30, r: 6.25, fill: '#fff' },
    { cx: 710, cy: 30, r: 6.25, fill: '#fff' },
  ]);
});

describe('individual (80.4)', () => {
  test('has four columns and six rows on default paper, in the middle of it (80.14.3)', () => {
    const layout = made('individual');
    expect(layout.perPage).toBe(24);
    [132.9895, 318.6945, 504.3995, 690.1045].forEach((x, column) => {
      expectCentre(layout, column, x - 11.547, 118.75);
    });
    expectCentre(layout, 23, 690.1045 - 11.547, 931.25);
    expect(layout.centre(0).x + layout.centre(3).x).toBeCloseTo(800, 6);
  });

  test('keeps clear of the header on every paper (80.14.28)', () => {
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

  test('draws no cut twice', () => {
    const [cuts] = made('offset').marks;
    const starts = (cuts?.kind === 'group' ? cuts.children : []).map((cut) =>
      cut.kind === 'line' ? `${Math.round(cut.x1)},${Math.round(cut.x2)},${Math.round(cut.y1)}` : '',
    );
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('sizes nobody prints', () => {
  test.each(['individual', 'offset'] as const)(
    '%s: a tile larger than the page takes one page (80.14.6)',
    (name) => {
      expect(made(name, { tiles: { width: 1500 } }).perPage).toBe(1);
    },
  );

  test.each(['individual', 'offset'] as const)(
    '%s: a tile of nearly no width leaves finitely many places',
    (name) => {
      expect(made(name, { tiles: { width: 1e-9 } }).perPage).toBeLessThan(10_000);
    },
  );
});
