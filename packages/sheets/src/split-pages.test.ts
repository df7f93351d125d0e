import { type Node, type Page, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import type { Paper } from './paper.ts';
import { splitPages } from './split-pages.ts';

const letter: Paper = { width: 850, height: 1100, margins: 25 };
const cut = { margin: 25, cutlines: 25, cutlinesOffset: 0, bleed: 12.5 };
const fonts = await bundledFonts();

const pagesOf = (width: number, height: number, options = cut): readonly Page[] => {
  const children = [rect(0, 0, width, height, { fill: '#abc' })];
  return splitPages(
    fonts,
    { id: 'map', title: 'Hill Line - Map', width, height, children },
    letter,
    options,
  ) as readonly Page[];
};

const lines = (page: Page) =>
  page.children.filter((node): node is Extract<Node, { kind: 'line' }> => node.kind === 'line');

describe('a map of 2050 by 1702.146 (30.19)', () => {
  const pages = pagesOf(2050, 1702.146);

  test('needs six upright pages of 700 by 876.07', () => {
    expect(pages).toHaveLength(6);
    for (const page of pages) {
      expect([page.width, page.height]).toEqual([850, 1100]);
      expect([page.trim?.width, page.trim?.height]).toEqual([700, 876.073]);
    }
  });

  test('labels every page', () => {
    expect(pages.map((page) => page.title)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `Hill Line - Map - page ${n} of 6`),
    );
    expect(pages[3]?.children.find((node) => node.kind === 'text')).toMatchObject({
      runs: [{ text: 'Hill Line - Map - page 4 of 6', size: 15 }],
    });
  });

  test('shows the drawing from x = -37.5, y = 838.57 on page 4', () => {
    const window = pages[3]?.children.at(-1);
    expect(window).toMatchObject({
      kind: 'group',
      clip: { x: -12.5, y: -12.5, width: 725, height: 901.073 },
    });
    const content = window?.kind === 'group' ? window.children[0] : undefined;
    // The part starts at (-25, 851.073); with 12.5 of bleed that is -37.5, 838.573.
    expect(content).toMatchObject({ kind: 'use', transform: [1, 0, 0, 1, 25, -851.073] });
  });

  test('shares one drawing between all pages', () => {
    const symbols = pages.map((page) => {
      const window = page.children.at(-1);
      return window?.kind === 'group' && window.children[0]?.kind === 'use'
        ? window.children[0].symbol
        : undefined;
    });
    expect(new Set(symbols).size).toBe(1);
  });
});

describe('a single page (30.18.5)', () => {
  const [page] = pagesOf(400, 400);

  test('is at the top margin and horizontally centred', () => {
    expect(page?.trim).toEqual({ x: (850 - 450) / 2, y: 25 + 25 + 12.5, width: 450, height: 450 });
    expect(page?.bleed).toEqual({ x: 187.5, y: 50, width: 475, height: 475 });
  });

  test('has eight cut marks of 25 that end at the bleed', () => {
    const marks = lines(page!);
    expect(marks).toHaveLength(8);
    expect(marks[0]).toMatchObject({ x1: 162.5, x2: 187.5, y1: 62.5, y2: 62.5 });
    expect(Math.max(...marks.map((mark) => mark.x2))).toBe(650 + 37.5);
  });

  test('moves its marks inwards by cutlinesOffset', () => {
    const [moved] = pagesOf(400, 400, { ...cut, cutlinesOffset: 3 });
    expect(lines(moved!)[0]).toMatchObject({ y1: 65.5 });
  });

  test('has no label without cut marks', () => {
    const [bare] = pagesOf(400, 400, { ...cut, cutlines: 0 });
    expect(bare?.children.map((node) => node.kind)).toEqual(['group']);
  });
});

describe('the label of a page', () => {
  const paper: Paper = { width: 300, height: 400, margins: 25 };
  const labelOf = (title: string) => {
    const children = [rect(0, 0, 300, 100, { fill: '#abc' })];
    const large = { id: 'map', title, width: 300, height: 100, children };
    const [page] = splitPages(fonts, large, paper, cut) as readonly Page[];
    const node = page!.children.find((child) => child.kind === 'text');
    const runs = node?.kind === 'text' ? node.runs : [];
    return { runs, trim: page!.trim! };
  };

  test.each([
    ['Hill Line - Map', 'Hill Line - Map - page 1 of 2', 13],
    ['The Railways of Great Britain - Map', 'page 1 of 2', 15],
  ])('fits %s on one line between the cut marks, smaller or without the title', (title, content, size) => {
    const { runs, trim } = labelOf(title);
    expect(runs.map(({ text }) => text)).toEqual([content]);
    const [{ x, width, size: actualSize }] = runs as [(typeof runs)[number]];
    expect(Math.floor(actualSize)).toBe(size);
    expect(x).toBeGreaterThan(trim.x);
    expect(x + width).toBeLessThan(trim.x + trim.width);
  });
});

describe('empty parts', () => {
  const stairs = (steps: readonly Node[]) =>
    splitPages(
      fonts,
      { id: 'm', title: 'T - Market', width: 1400, height: 1900, children: steps },
      letter,
      cut,
    ) as readonly Page[];

  test('have no sheet and no number', () => {
    const pages = stairs([rect(0, 0, 1400, 100, { fill: '#abc' }), rect(0, 0, 100, 1900, { fill: '#abc' })]);
    expect(pages.map(({ title }) => title)).toEqual([1, 2, 3].map((n) => `T - Market - page ${n} of 3`));
  });

  test('include parts that only show the outline of a neighbour', () => {
    const stroke = { color: '#000', width: 1 };
    const pages = stairs([rect(0, 0, 700, 950, { stroke })]);
    expect(pages).toHaveLength(1);
  });
});
