import { boundsOfAll, box, type Group, outlineBounds, type Page, path, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import type { Paper } from './paper.ts';
import { smartSplit, smartSplitPages } from './smart-split.ts';
import { type CutOptions, type Split, splitDrawing } from './split.ts';

const letter: Paper = { width: 850, height: 1100, margins: 25 };
const cut = { margin: 25, cutlines: 25, cutlinesOffset: 0, bleed: 12.5 };
const fonts = await bundledFonts();

/** A drawing of 1300 by 900: two upright pages of 675, whose break at x = 650 may move by 50 either way. */
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
  test('equals the plain split without obstacles', () => {
    const plain = splitDrawing(drawing(), letter, cut) as Split;
    expect(smartSplit(drawing(), letter, cut)).toMatchObject({
      orientation: plain.orientation,
      columns: { lengths: plain.columns },
      rows: { lengths: plain.rows },
    });
  });

  test('moves a break to the edge of a city without adding pages', () => {
    const split = smartSplit(drawing([640, 50]), letter, cut);
    // The border moves the break 25 to the right.
    expect(split).toMatchObject({
      orientation: 'upright',
      rows: { lengths: [950] },
      columns: { lengths: [665, 685] },
    });
  });

  test('returns the reason if there is no space', () => {
    expect(smartSplit(drawing(), { ...letter, margins: 500 }, cut)).toMatchObject({ kind: 'no-room' });
    expect(smartSplitPages(fonts, drawing(), { ...letter, margins: 500 }, cut)).toMatchObject({
      kind: 'no-room',
    });
  });
});

describe('sheets to glue together', () => {
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

  test('are numbered row by row', () => {
    expect(pages.map((page) => page.title)).toEqual(
      [1, 2, 3, 4].map((number) => `Hill Line - Map - page ${number} of 4`),
    );
    expect(pages.map((page) => textsOf(page)[0])).toEqual(
      [1, 2, 3, 4].map((number) => `"text":"Hill Line - Map - part ${number} of 4"`),
    );
  });

  test('name the neighbours that are glued on at the right and below', () => {
    expect(textsOf(pages[0]!)).toEqual(
      expect.arrayContaining(['"text":"glue part 2 here"', '"text":"glue part 3 here"']),
    );
    expect(textsOf(pages[1]!)).toContain('"text":"glue part 4 here"');
    expect(textsOf(pages[3]!).join()).not.toContain('glue');
  });

  test('are left out if empty, also as neighbours', () => {
    const children = [rect(0, 0, 1300, 100, { fill: '#abc' }), rect(0, 0, 100, 1200, { fill: '#abc' })];
    const some = smartSplitPages(fonts, { ...drawing(), height: 1200, children }, letter, cut) as Page[];
    expect(some.map(({ title }) => title?.slice(-6))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(textsOf(some[1]!).join()).not.toContain('glue');
  });

  test('are left out if they would only show the outline of a neighbour', () => {
    const corner = (reach: number) => [
      rect(0, 0, 1300, 580 + reach, { fill: '#abc' }),
      rect(0, 0, 600, 1200, { fill: '#abc' }),
    ];
    const count = (reach: number) =>
      (smartSplitPages(fonts, { ...drawing(), height: 1200, children: corner(reach) }, letter, cut) as Page[])
        .length;
    expect([count(22), count(40)]).toEqual([3, 4]);
  });

  test('are adjacent and overlap by twice the bleed', () => {
    const [first, second] = pages;
    expect(first!.trim!.width + second!.trim!.width).toBeCloseTo(1350, 6);
    expect(first!.bleed!.width - first!.trim!.width).toBe(25);
  });

  test('share one drawing and one page map', () => {
    const ids = JSON.stringify(pages).match(/"id":"[^"]*"/g);
    expect(new Set(ids)).toEqual(new Set(['"id":"map"', '"id":"map-pages"']));
  });

  test('have no marks without a band for cut marks', () => {
    const bare = smartSplitPages(fonts, drawing(), letter, { ...cut, cutlines: 0 }) as Page[];
    expect(bare[0]?.children.map((node) => node.kind)).toEqual(['group']);
  });

  test('include flaps in their cut outlines', () => {
    const children = [rect(0, 0, 1300, 1800, { fill: '#abc' })];
    const outlines = (options: CutOptions) =>
      (smartSplitPages(fonts, { ...drawing(), height: 1800, children }, letter, options) as Page[]).map(
        ({ children, trim }) => {
          const part = children.find((node) => node.kind === 'group' && node.cut) as Group;
          const { width, height } = outlineBounds(part.cut!)!;
          return [width - trim!.width, height - trim!.height].map(Math.round);
        },
      );
    expect(outlines(cut)).toEqual([
      [38, 38],
      [0, 38],
      [38, 0],
      [0, 0],
    ]);
    expect(outlines({ ...cut, cutlines: 0 }).flat()).toEqual(Array(8).fill(0));
  });

  test('have no flaps if there is only one', () => {
    const [only] = smartSplitPages(fonts, { ...drawing(), width: 400 }, letter, cut) as Page[];
    expect(only?.title).toBe('Hill Line - Map - page 1 of 1');
    expect(textsOf(only!)).toHaveLength(1);
  });

  test('are left out if an unfilled outline only surrounds them', () => {
    const stair = path(
      [['M', 0, 0], ['L', 1300, 0], ['L', 1300, 20], ['L', 20, 20], ['L', 20, 1300], ['L', 0, 1300], ['Z']],
      { stroke: { color: '#000', width: 2 } },
    );
    const large = { ...drawing(), height: 1300, obstacles: [], children: [stair] };
    const titles = (smartSplitPages(fonts, large, letter, cut) as Page[]).map(({ title }) => title);
    const filled = { ...large, children: [{ ...stair, fill: '#abc' }] };
    expect(titles.length).toBeLessThan((smartSplitPages(fonts, filled, letter, cut) as Page[]).length);
  });

  test('share paper if they are small', () => {
    const children = [rect(0, 0, 1300, 200, { fill: '#abc' })];
    const shared = smartSplitPages(fonts, { ...drawing(), height: 200, children }, letter, cut) as Page[];
    expect(shared).toHaveLength(1);
    expect(textsOf(shared[0]!).filter((words) => words.includes('part'))).toEqual([
      '"text":"Hill Line - Map - part 1 of 2"',
      '"text":"glue part 2 here"',
      '"text":"Hill Line - Map - part 2 of 2"',
    ]);
  });

  test('keep their marks apart on shared paper', () => {
    const children = [rect(0, 0, 1300, 200, { fill: '#abc' })];
    const split = smartSplit({ ...drawing(), height: 200, children }, letter, cut);
    const [first, second] = split.kind === 'split' ? split.sheets[0]! : [];
    const apart = second!.top - first!.top - first!.box.height;
    expect(apart).toBe(2 * (cut.cutlines + cut.bleed) + 15);
  });

  test('keep the label clear of the page map if they are narrow', () => {
    const long = {
      ...drawing(),
      title: 'The Railways of the Northern Hills, Dales and Valleys, from 1830 to 1890 - Market',
    };
    for (const { children, trim } of smartSplitPages(fonts, long, letter, cut) as Page[]) {
      const label = children.find((node) => node.kind === 'text')!;
      const map = boundsOfAll(children.filter((node) => node.kind === 'group').slice(-1))!;
      const { x, width } = boundsOfAll([label])!;
      expect(x).toBeGreaterThan(map.x + map.width);
      expect(x + width).toBeLessThan(trim!.x + trim!.width);
    }
  });

  test('have a narrower border if that saves a sheet', () => {
    const tight = { ...drawing(), width: 1440, children: [rect(0, 0, 1440, 900, { fill: '#abc' })] };
    expect(smartSplit(tight, letter, cut)).toMatchObject({ border: 0.2 });
  });
});
