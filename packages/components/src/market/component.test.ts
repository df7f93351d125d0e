import type { ConfigPart, Json } from '@platelayer/game';
import { bounds, checkPage, contains, outlineBounds, type Page } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Drawings } from '../component.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import * as component from './component.ts';
import { marketDrawings } from './drawings.ts';

const { market, par, revenue } = marketDrawings;

type File = Readonly<Record<string, Json>>;

const pagesOf = (drawings: Drawings, file: File, paginated = false, part: ConfigPart = {}) => {
  const game = gameOf(file);
  const look = lookFor(game, part);
  return { pages: drawings.pages(game, look, { paginated }), look };
};
const sizes = (pages: readonly Page[]) => pages.map(({ width, height }) => [width, height]);

const small = { stock: { type: '2D', market: [[1, 2, 3], [4]] } };
const wide = { stock: { type: '2D', market: [Array.from({ length: 20 }, (_, i) => i), [1]] } };

describe('the sheets of a game (40.1)', () => {
  test('are a market with cells, a par chart with values, and always a revenue track', () => {
    const has = (file: File) =>
      [component.marketComponent, component.parComponent, component.revenueComponent].map(({ available }) =>
        available(gameOf(file)),
      );
    expect(has({})).toEqual([false, false, true]);
    expect(has({ stock: { type: '2D' } })).toEqual([false, false, true]);
    expect(has({ stock: { market: [[], []], par: { values: [] } } })).toEqual([false, false, true]);
    expect(has({ stock: { type: '1D', market: [] } })).toEqual([false, false, true]);
    expect(has(small)).toEqual([true, false, true]);
    expect(has({ stock: { market: [[null]] } })).toEqual([true, false, true]);
    expect(has({ stock: { par: { values: [1] } } })).toEqual([false, true, true]);
  });

  test('that are not available have no pages and no pieces if requested (40.14.12)', () => {
    for (const drawings of [market, par]) {
      expect(pagesOf(drawings, {}).pages).toEqual([]);
      expect(drawings.pieces(gameOf({}), lookFor(gameOf({})))).toEqual([]);
    }
  });
});

describe('a single sheet (40.10.1)', () => {
  test('is 5 larger than the drawing and its margins', () => {
    expect(sizes(pagesOf(market, small).pages)).toEqual([[275, 275]]);
    expect(sizes(pagesOf(revenue, {}).pages)).toEqual([[1455, 530]]);
    expect(sizes(pagesOf(par, { stock: { par: { values: [1, 2] } } }).pages)).toEqual([[335, 275]]);
  });

  test('uses the sums of four different margins (40.14.11)', () => {
    const margins = { top: 10, right: 20, bottom: 30, left: 40 } as never;
    expect(sizes(pagesOf(market, small, false, { paper: { margins } }).pages)).toEqual([[285, 265]]);
  });

  test.each(['The Long Line through the Hills', 'A'.repeat(200)])(
    'is not widened by a title longer than the cells (40.3.1): %s',
    (title) => {
      const [page] = pagesOf(market, { ...small, info: { title } }).pages as [Page];
      expect(sizes([page])).toEqual(sizes(pagesOf(market, small).pages));
      for (const node of page.children) expect(bounds(node)!.width).toBeLessThanOrEqual(page.width - 50);
    },
  );

  test('grows around elements to the left of the cells or above them, and moves everything onto the page', () => {
    const display = { legend: { x: 0, y: 0, align: 'right', verticalAlign: 'bottom' } };
    const legend = [{ description: 'Far to the left' }];
    const stock = { ...small.stock, title: false, legend, display };
    const [page] = pagesOf(market, { stock }).pages as [Page];
    const sheet = { x: 25, y: 25, width: page.width - 50, height: page.height - 50 };
    for (const node of page.children) expect(contains(sheet, bounds(node)!)).toBe(true);
  });

  test('is cut off and reported if it is too large to print', () => {
    const { pages, look } = pagesOf(market, {
      stock: { market: [[{ value: 1, width: 900 }]] },
    });
    expect(sizes(pages)).toEqual([[20_000, 190]]);
    expect(look.found).toMatchObject([{ code: 'layout/too-large', severity: 'error' }]);
  });
});

describe('pages (40.10.2)', () => {
  test('of a wide market share a sheet, and the break runs between cells', () => {
    const { pages } = pagesOf(market, { info: { title: 'Wide' }, ...wide }, true);
    expect(sizes(pages)).toEqual([[1100, 850]]);
    expect(pages.map(({ title }) => title)).toEqual(['Wide - Market - page 1 of 1']);
    const parts = pages[0]!.children.filter((node) => node.kind === 'group' && node.clip !== undefined);
    const widths = parts.map((node) => (node.kind === 'group' ? outlineBounds(node.cut!)!.width : 0));
    // The flap for gluing the second half is cut out with the first.
    const flap = 37.5;
    expect(widths[0]! - flap + widths[1]!).toBe(1460);
    expect((widths[0]! - flap - 25) % 70).toBe(0);
  });

  test('of the default revenue track are portrait: two pages of 725 by 525', () => {
    const { pages } = pagesOf(revenue, {}, true);
    expect(sizes(pages)).toEqual([
      [850, 1100],
      [850, 1100],
    ]);
    expect(pages[0]?.trim).toMatchObject({ width: 725, height: 525 });
  });

  test('of a par chart are labelled as such', () => {
    const { pages } = pagesOf(par, { stock: { par: { values: [1] } } }, true);
    expect(pages.map(({ title }) => title)).toEqual(['T - Par - page 1 of 1']);
  });

  test('are not made for paper without space, which is reported', () => {
    const { pages, look } = pagesOf(market, small, true, { paper: { width: 60, height: 60 } });
    expect(pages).toEqual([]);
    expect(look.found).toMatchObject([{ code: 'layout/no-room', severity: 'error' }]);
  });

  test('include the bottom of a legend even without a margin (40.14.8)', () => {
    const stock = { type: '1D', market: [1], legend: [{ description: 'A' }] };
    const height = (margin: number) => pagesOf(market, { stock }, true, { margin }).pages[0]?.trim?.height;
    expect(height(25)).toBe(490);
    expect(height(0)).toBe(448);
  });
});

test('are not made for a market with neither title nor cells', () => {
  const file = { stock: { title: false, market: [[null]] } };
  expect(pagesOf(market, file).pages).toEqual([]);
  expect(pagesOf(market, file, true).pages).toEqual([]);
});

test('a picture has a margin of 0.25 in on each side', () => {
  const game = gameOf(small);
  expect(market.pieces(game, lookFor(game))).toMatchObject([{ name: 'market', width: 270, height: 270 }]);
});

test('the pages can be printed whatever the file contains', () => {
  const anything = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  const cell = fc.record(
    {
      value: anything,
      label: anything,
      subLabel: fc.string(),
      legend: fc.integer({ min: -2, max: 3 }),
      arrow: anything,
      width: anything,
      height: fc.constantFrom(0, 0.001, 2, 1e9, 'x'),
      companies: fc.constantFrom(['AB'], [{ abbrev: 'AB', row: 1e9 }], 'AB', [null]),
      tokens: fc.constantFrom([{ company: 'AB' }], [{ x: 1e12 }], [null, 3]),
      color: fc.constantFrom('__proto__', 'constructor', 'red', 3),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>;
  const stock = fc.record(
    {
      type: fc.constantFrom('1D', '2D', '1Diag', 'toString'),
      market: fc.oneof(
        anything,
        fc.array(fc.oneof(cell, fc.array(cell, { maxLength: 3 })), { maxLength: 4 }),
      ),
      title: anything,
      cell: fc.record({ width: anything, height: anything, color: anything }, { requiredKeys: [] }),
      legend: anything,
      ledges: fc.array(fc.record({ coords: fc.array(fc.constantFrom('0 0', '1 1e300', 'x', '')) })),
      par: fc.record({ values: anything, width: anything, title: anything }, { requiredKeys: [] }),
      display: fc.record({ par: anything, legend: anything, roundTracker: anything }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(stock, anything, fc.boolean(), (stock, revenueTrack, paginated) => {
      const game = gameOf({
        stock,
        revenue: revenueTrack,
        companies: [{ name: 'Alpha', abbrev: 'AB', color: 'red' }],
        rounds: [{ name: 'SR' }],
      });
      const look = lookFor(game);
      for (const drawings of [market, par, revenue])
        for (const page of drawings.pages(game, look, { paginated })) checkPage(page, look.fonts);
    }),
    { numRuns: 60 },
  );
});

test('extremely narrow cells do not affect the position of a legend', () => {
  const game = gameOf({
    stock: { market: [], cell: { width: 5e-324 }, legend: [0], par: { values: -1 }, display: { par: {} } },
  });
  const look = lookFor(game);
  for (const page of market.pages(game, look, { paginated: false })) checkPage(page, look.fonts);
});
