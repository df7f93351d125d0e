import type { JsonObject } from '@platelayer/game';
import { boundsOfAll, checkPage, contains, type Node, type Page } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circlesOf, contentsOf, cutPieces, leaves, lineBoxes, textsOf } from '../testing/find.ts';
import * as component from './component.ts';
import { charterDrawings } from './drawings.ts';
import { codes, setUpCharters } from './testing/game.ts';

const company = (n: number, part: JsonObject = {}): JsonObject => ({
  name: `Line ${n}`,
  abbrev: `L${n}`,
  color: 'green',
  tokens: ['Free', 40],
  ...part,
});
const companies = (majors: number, minors: number) => [
  ...Array.from({ length: minors }, (_, i) => company(100 + i, { minor: true })),
  ...Array.from({ length: majors }, (_, i) => company(i)),
];
const sheets = (file: object, settings: object = {}) => {
  const set = setUpCharters(file, settings);
  return { ...set, pages: charterDrawings.pages(set.game, set.look, {}) };
};
/** Charters on a page: the groups with a cut outline. */
const pieces = (nodes: readonly Node[]) => cutPieces(nodes).map(({ group }) => group);
const marks = (page: Page) => page.children.filter(({ kind }) => kind === 'line');

describe('sheets (60.9)', () => {
  test.each([
    [{}, [2, 2, 3]],
    [{ smallerMinors: false }, [2, 2, 2, 1]],
    [{ halfWidth: true }, [3, 4]],
    [{ layout: '3x1' }, [3, 3, 1]],
    [{ layout: '3x2' }, [6, 1]],
    [{ layout: '3x1minors' }, [3, 4]],
  ])('put minors after majors on their last page: %o', (settings, counts) => {
    const { pages } = sheets({ companies: companies(3, 4) }, settings);
    expect(pages.map((page) => pieces(page.children).length)).toEqual(counts);
    expect(pages[0]!.title).toMatch(/^Line 0/);
  });

  test.each([
    ['free', {}, companies(1, 1), ['62.5 62.5', '62.5 587.5']],
    ['free, halves', { halfWidth: true }, companies(1, 3), ['62.5 62.5', '62.5 587.5', '462.5 587.5']],
    ['a die', { layout: '3x1' }, companies(1, 1), ['25 75', '25 408']],
    ['a die of halves', { layout: '3x2' }, companies(1, 2), ['25 75', '400 75', '25 408']],
    ['both', { layout: '3x1minors' }, companies(1, 2), ['25 75', '25 408', '400 408']],
  ])('place the first charters, %s (60.9.2)', (_, settings, listed, corners) => {
    const { pages } = sheets({ companies: listed }, settings);
    const found = cutPieces(pages[0]!.children).map(({ x, y }) => `${x} ${y}`);
    expect(found.slice(0, corners.length)).toEqual(corners);
  });

  test('draw no cut marks around an empty cell', () => {
    const { pages } = sheets({ companies: companies(3, 0) });
    expect(pages.map((page) => marks(page).length)).toEqual([16, 8]);
  });

  test('draw no cut marks of length 0', () => {
    expect(marks(sheets({ companies: companies(1, 0) }, { cutlines: 0 }).pages[0]!)).toEqual([]);
  });

  test('draw cut marks just inside the trim edge, ending at the bleed', () => {
    const [mark] = marks(sheets({ companies: companies(1, 0) }).pages[0]!);
    expect(mark).toMatchObject({ x1: 25, x2: 50, y1: 62.5 + 100 / 192 });
  });

  test('put pins at (100, 50) and (700, 50) for dies, and none on free sheets', () => {
    const { pages } = sheets({ companies: companies(1, 0) }, { layout: '3x1' });
    expect(circlesOf(pages[0]!.children, 12.5)).toMatchObject([
      { x: 100, y: 50 },
      { x: 700, y: 50 },
    ]);
    expect(circlesOf(sheets({ companies: companies(1, 0) }).pages[0]!.children, 12.5)).toEqual([]);
  });

  test('give every charter a cut outline', () => {
    const [piece] = pieces(sheets({ companies: companies(1, 0) }).pages[0]!.children);
    expect(piece?.cut).toMatchObject({ x: 0, y: 0, width: 725, height: 450 });
  });

  test('are empty for a game without companies', () => {
    const set = sheets({});
    expect(component.chartersComponent.available(set.game)).toBe(false);
    expect(set.pages).toEqual([]);
  });

  test('report paper that is too small once, and draw nothing', () => {
    const set = sheets({ companies: companies(2, 2) }, { cutlines: 200 });
    expect(set.pages).toEqual([]);
    expect(codes(set)).toEqual(['layout/no-room']);
  });

  test('report a die on paper that is too small', () => {
    const set = setUpCharters({ companies: companies(1, 0) }, { layout: '3x1' }, { paper: { width: 600 } });
    expect(charterDrawings.pages(set.game, set.look, {})).toHaveLength(1);
    expect(codes(set)).toEqual(['layout/no-room']);
  });
});

describe('single charters (60.10)', () => {
  const named = (settings: object = {}) => {
    const { game, look } = setUpCharters(
      { companies: [company(1, { subtext: 'est. 1851' }), company(2, { abbrev: 'A/B', minor: true })] },
      settings,
    );
    return charterDrawings.pieces(game, look);
  };

  test('are named by their index and abbreviation', () => {
    expect(named().map(({ name }) => name)).toEqual(['charter-1-L1', 'charter-2-A_B']);
  });

  test('have the size of their cells and the design of the sheet', () => {
    expect(named().map(({ width, height }) => [width, height])).toEqual([
      [800, 525],
      [800, 350],
    ]);
    const [half] = named({ halfWidth: true });
    expect([half?.width, half?.height]).toEqual([400, 525]);
    expect(contentsOf(half!.children)).toEqual(expect.arrayContaining(['Assets', 'est. 1851']));
  });

  test('do not change the sheet', () => {
    const { game, look } = setUpCharters({ companies: companies(2, 0) }, { border: 2 });
    const before = charterDrawings.pages(game, look, {});
    charterDrawings.pieces(game, look);
    expect(charterDrawings.pages(game, look, {})).toEqual(before);
  });
});

describe('for any game', () => {
  const words = fc.oneof(
    fc.constantFrom('Fenn', 'Great Marsh & Western Junction Railway of the Lowlands', 'Q', '', '40/township'),
    fc.lorem({ maxCount: 30 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constant('W'.repeat(300)),
  );
  const amount = fc.oneof(words, fc.integer(), fc.double());
  const some = <T>(each: fc.Arbitrary<T>, maxLength: number) => fc.array(each, { maxLength });
  const color = fc.constantFrom('blue', 'white', 'none', 'noSuchColour', '__proto__', '#12345678');
  const optional = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
  const file = fc.record({
    companies: fc.array(
      optional({
        ...{ name: words, abbrev: words, subtext: words, variant: words, color, capital: amount },
        ...{ minor: fc.boolean(), trains: fc.boolean(), treasury: fc.boolean(), tokens: some(amount, 20) },
        ...{ fontSize: fc.double({ min: 1, max: 1e6 }), fontStyle: fc.constantFrom('italic', 'normal') },
        ...{
          backgroundColor: color,
          tokensBelow: fc.boolean(),
          banner: words,
          group: fc.constantFrom('A', 'B'),
        },
        ...{ loans: some(fc.oneof(amount, fc.constant(null)), 60), home: some(words, 3), destination: words },
        ...{ ability: words, charterSubtitle: optional({ left: words, middle: words, right: words }) },
      }),
      { minLength: 1, maxLength: 4 },
    ),
    groups: fc.constantFrom([{ id: 'A', shape: 'ellipse', color: 'red', text: 'North' }, { id: 'B' }], []),
    trains: some(
      optional({ name: words, price: some(amount, 3), quantity: fc.nat(), rust: words, color }),
      8,
    ),
    phases: some(
      optional({
        ...{ name: words, phase: words, train: some(words, 3), limit: amount, tiles: color },
        ...{ notes: some(words, 4), minor: fc.boolean(), buyCompanies: fc.boolean() },
      }),
      20,
    ),
    turns: some(
      optional({ name: words, ordered: fc.boolean(), steps: some(words, 9), optional: some(words, 3) }),
      4,
    ),
  });
  const settings = fc.record({
    style: fc.constantFrom('color', 'carth'),
    layout: fc.constantFrom('free', '3x1', '3x2', '3x1minors'),
    halfWidth: fc.boolean(),
    border: fc.constantFrom(0, 3),
  });

  test('every page has contents and is printable, and text stays on its charter', () => {
    fc.assert(
      fc.property(file, settings, (contents, chosen) => {
        const { pages, look, game } = sheets(contents, chosen);
        expect(pages.length).toBeGreaterThan(0);
        for (const page of pages) {
          checkPage(page, look.fonts);
          expect(pieces(page.children).length).toBeGreaterThan(0);
          for (const { children, cut } of pieces(page.children)) {
            if (cut?.kind !== 'rect') throw new Error('A charter is cut along a rectangle.');
            expect(boundsOfAll(leaves(children).map(({ node }) => node))).toBeDefined();
            for (const text of textsOf(children))
              for (const box of lineBoxes(text))
                if (!contains(cut, box, 0.5)) throw new Error(`"${text.text}" is not on its charter.`);
          }
        }
        expect(charterDrawings.pieces(game, look)).toHaveLength(game.companies.length);
      }),
      { numRuns: 60 },
    );
  });
});
