import { box, type Page, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import type { Paper } from './paper.ts';
import { positionName } from './sheet-positions.ts';
import { smartSplit, smartSplitPages } from './smart-split.ts';
import { splitDrawing } from './split.ts';

const letter: Paper = { width: 850, height: 1100, margins: 25 };
const cut = { margin: 25, cutlines: 25, cutlinesOffset: 0, bleed: 12.5 };
const fonts = await bundledFonts();

/** 1300 by 900: two upright pages of 675, whose break at x = 650 may move by 50 either way. */
const drawing = (...obstacles: readonly (readonly [x: number, width: number])[]) => ({
  id: 'map',
  title: 'Hill Line - Map',
  width: 1300,
  height: 900,
  children: [rect(0, 0, 1300, 900, { fill: '#abc' })],
  obstacles: obstacles.map(([x, width]) => ({ box: box(x, 100, width, 50), weight: 1 })),
});

const textsOf = (page: Page) => JSON.stringify(page.children).match(/"text":"[^"]*"/g) ?? [];

describe('the smart split', () => {
  test('without obstacles is the plain one', () => {
    expect(smartSplit(drawing(), letter, cut)).toEqual(splitDrawing(drawing(), letter, cut));
  });

  test('moves the break beside a city, with the same number of pages', () => {
    const split = smartSplit(drawing([640, 50]), letter, cut);
    expect(split).toMatchObject({ orientation: 'upright', rows: [950] });
    const columns = split.kind === 'split' ? split.columns : [];
    expect(columns).toHaveLength(2);
    // The break lies 25 further right on the bordered drawing, and at least 3 before the city.
    expect(columns[0]! - 25).toBeLessThanOrEqual(637);
    expect(columns[0]! + columns[1]!).toBeCloseTo(1350, 6);
  });

  test('says why there is no room', () => {
    expect(smartSplit(drawing(), { ...letter, margins: 500 }, cut)).toMatchObject({ kind: 'no-room' });
    expect(smartSplitPages(fonts, drawing(), { ...letter, margins: 500 }, cut)).toMatchObject({
      kind: 'no-room',
    });
  });
});

describe('sheets to be glued', () => {
  const pages = smartSplitPages(
    fonts,
    {
      ...drawing([640, 50]),
      height: 1200,
      children: [rect(0, 0, 1300, 1200, { fill: '#abc' })],
    },
    letter,
    cut,
  ) as Page[];

  test('are named by row and column', () => {
    expect(pages.map((page) => page.title)).toEqual(
      ['1 of 4 - A1', '2 of 4 - A2', '3 of 4 - B1', '4 of 4 - B2'].map(
        (tail) => `Hill Line - Map - page ${tail}`,
      ),
    );
    expect(positionName({ row: 26, column: 0 })).toBe('AA1');
  });

  test('say which neighbours are glued on, right and below', () => {
    expect(textsOf(pages[0]!)).toEqual(
      expect.arrayContaining(['"text":"glue A2 here"', '"text":"glue B1 here"']),
    );
    expect(textsOf(pages[1]!)).toContain('"text":"glue B2 here"');
    expect(textsOf(pages[3]!).join()).not.toContain('glue');
  });

  test('that would be empty are left out, and nobody is glued to them', () => {
    const children = [rect(0, 0, 1300, 100, { fill: '#abc' }), rect(0, 0, 100, 1200, { fill: '#abc' })];
    const some = smartSplitPages(fonts, { ...drawing(), height: 1200, children }, letter, cut) as Page[];
    expect(some.map(({ title }) => title?.slice(-11))).toEqual(['1 of 3 - A1', '2 of 3 - A2', '3 of 3 - B1']);
    expect(textsOf(some[1]!).join()).not.toContain('glue');
  });

  test('abut on each other and overlap by twice the bleed', () => {
    const [first, second] = pages;
    expect(first!.trim!.width + second!.trim!.width).toBeCloseTo(1350, 6);
    expect(first!.bleed!.width - first!.trim!.width).toBe(25);
  });

  test('show the same drawing and the same page map', () => {
    const ids = JSON.stringify(pages).match(/"id":"[^"]*"/g);
    expect(new Set(ids)).toEqual(new Set(['"id":"map"', '"id":"map-pages"']));
  });

  test('carry no marks where cut marks have no room', () => {
    const bare = smartSplitPages(fonts, drawing(), letter, { ...cut, cutlines: 0 }) as Page[];
    expect(bare[0]?.children.map((node) => node.kind)).toEqual(['group']);
  });

  test('one sheet alone is glued to nothing', () => {
    const [only] = smartSplitPages(fonts, { ...drawing(), width: 400 }, letter, cut) as Page[];
    expect(only?.title).toBe('Hill Line - Map - page 1 of 1');
    expect(textsOf(only!)).toHaveLength(1);
  });
});
