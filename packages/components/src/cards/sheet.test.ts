import type { ConfigPart, JsonObject } from '@platelayer/game';
import { toPdf } from '@platelayer/press';
import { type Rect, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { formOrigins } from '../../../../scripts/testing/pdf-forms.ts';
import { bundledSubsetter } from '../../../../scripts/testing/subsetter.ts';
import { type Art, noArtwork } from '../artwork/artwork.ts';
import { contentsOf, cutPieces, nodesOf, rectanglesOf, textsOf } from '../testing/find.ts';
import { cardDrawings } from './drawings.ts';
import { setUpCards } from './testing/game.ts';

const trains = (quantity: number): JsonObject => ({ trains: [{ name: '2', color: 'yellow', quantity }] });
const pagesOf = (file: JsonObject, config: ConfigPart = {}) => {
  const { game, look, found } = setUpCards(file, config);
  return { pages: cardDrawings.pages(game, look, {}), found };
};
const corners = (file: JsonObject, config: ConfigPart, page = 0) =>
  cutPieces(pagesOf(file, config).pages[page]!.children).map(({ x, y }) => [x, y]);

describe('the layouts (50.8.4)', () => {
  test('miniEuroDie puts nine cards on a landscape page, 37.5 inside their cells', () => {
    const { pages } = pagesOf(trains(10));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1100, 850],
      [1100, 850],
    ]);
    const [xs, ys] = [
      [25, 365.748, 706.496],
      [25, 273.228, 521.456],
    ];
    expect(corners(trains(10), {})).toEqual(
      ys.flatMap((y) => xs.map((x) => [expect.closeTo(x + 37.5), expect.closeTo(y + 37.5)])),
    );
    expect(corners(trains(10), {}, 1)).toEqual([[62.5, 62.5]]);
  });

  test('dtgDie puts twenty cards on a page from y = 50, without cut marks, inset by the padding', () => {
    const config: ConfigPart = { cards: { layout: 'dtgDie', dtgPadding: 5 } };
    const [xs, ys] = [
      [25, 275, 525, 775],
      [50, 200, 350, 500, 650],
    ];
    expect(corners(trains(20), config)).toEqual(ys.flatMap((y) => xs.map((x) => [x + 5, y + 5])));
    const [page] = pagesOf(trains(20), config).pages;
    expect(nodesOf(page!.children, 'line')).toEqual([]);
    expect(cutPieces(page!.children)[0]!.group.cut).toEqual(rect(0, 0, 240, 140));
  });

  test('put pins at the right of die sheets (50.8.6)', () => {
    const pins = (layout: 'miniEuroDie' | 'dtgDie' | 'free') =>
      nodesOf(pagesOf(trains(1), { cards: { layout } }).pages[0]!.children, 'circle').map(({ cx, cy, r }) => [
        cx,
        cy,
        r,
      ]);
    expect(pins('miniEuroDie')).toEqual([
      [expect.closeTo(1028.494), 125, 12.5],
      [expect.closeTo(1028.494), 725, 12.5],
      [expect.closeTo(1028.494), 125, 6.25],
      [expect.closeTo(1028.494), 725, 6.25],
    ]);
    expect(pins('dtgDie').slice(0, 2)).toEqual([
      [1050, 125, 12.5],
      [1050, 725, 12.5],
    ]);
    expect(pins('free')).toEqual([]);
  });

  test('use US Letter for dies, whatever the configured paper (50.9.2)', () => {
    const { pages } = pagesOf(trains(1), { paper: { width: 827, height: 1169 } });
    expect(pages[0]).toMatchObject({ width: 1100, height: 850 });
  });

  test('free uses the orientation that holds more cards, and prefers upright (50.8.7)', () => {
    const config: ConfigPart = { cards: { layout: 'free', width: 250, height: 175, cutlines: 10, bleed: 5 } };
    const { pages } = pagesOf(trains(13), config);
    expect(pages.map(({ width, height, children }) => [width, height, cutPieces(children).length])).toEqual([
      [850, 1100, 10],
      [850, 1100, 3],
    ]);
    expect(corners(trains(13), config)).toEqual(
      [25, 230, 435, 640, 845].flatMap((y) => [25, 305].map((x) => [x + 15, y + 15])),
    );
  });

  test('put a card larger than the paper on its own page and report it (50.9.3)', () => {
    const { pages, found } = pagesOf(trains(2), { cards: { layout: 'free', width: 900, height: 1200 } });
    expect(pages).toHaveLength(2);
    expect(found).toMatchObject([{ code: 'layout/no-room' }]);
  });
});

test('cut marks are just inside the trim edges and end at the bleed (50.8.5)', () => {
  const [page] = pagesOf(trains(1)).pages;
  const marks = nodesOf(page!.children, 'line').map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
  const [x, y, inside] = [62.5, 62.5, 1.0417 / 2];
  expect(marks).toHaveLength(8);
  expect(marks[0]).toEqual([25, y + inside, 50, y + inside].map((value) => expect.closeTo(value, 3)));
  expect(marks[4]).toEqual([x + inside, 25, x + inside, 50].map((value) => expect.closeTo(value, 3)));
});

test('copies of a card share one drawing', () => {
  const [page] = pagesOf(trains(9)).pages;
  const drawings = new Set(nodesOf(page!.children, 'use').map(({ symbol }) => symbol));
  expect(cutPieces(page!.children)).toHaveLength(9);
  expect(drawings.size).toBe(1);
});

test('pages are filled with number cards as well (50.9.1)', () => {
  const { pages } = pagesOf({ numberCards: ['red', 'blue'], players: [{ number: 2 }, { number: 6 }] });
  expect(pages.map(({ children }) => cutPieces(children).length)).toEqual([9, 3]);
});

test('a picture larger than its card is clipped at the bleed', () => {
  const art: Art = {
    box: [0, 0, 2, 1],
    children: [{ kind: 'shape', outline: rect(0, 0, 2, 1), fill: { slots: [], own: '#888' } }],
  };
  const { game, look } = setUpCards(
    { trains: [{ name: '2', imageWidth: '300%' }] },
    { trains: { images: true } },
    { ...noArtwork, train: () => art },
  );
  const [page] = cardDrawings.pages(game, look, {});
  const clip = nodesOf(page!.children, 'group').find(({ clip }) => clip)?.clip;
  expect(clip).toEqual(rect(-12.5, -12.5, 290.748, 198.228));
});

test('a border is a black frame inside the edge, and the body moves into it (50.1.2)', () => {
  const config: ConfigPart = { cards: { layout: 'free', border: 4.8 } };
  const [page] = pagesOf({ players: [{ number: 1 }] }, config).pages;
  const frame = nodesOf(page!.children, 'rect').find(({ stroke }) => stroke);
  expect(frame).toEqual(rect(2.5, 2.5, 260.748, 168.228, { stroke: { color: '#000', width: 5 } }));
  const [number] = textsOf(page!.children);
  expect(number!.x + number!.width / 2 - 62.5).toBeCloseTo(265.748 / 2);
});

describe('inside a border, bands and fields have the same size as on a card without one (50.1.2)', () => {
  const border = 10;
  const file: JsonObject = {
    companies: [
      { name: 'Weir', abbrev: 'W', color: 'green', shares: [{ percent: 20, label: 'P' }, { percent: 10 }] },
    ],
  };
  /** Rectangles of the first card with this fill, relative to its corner. */
  const painted = (game: JsonObject, cards: ConfigPart['cards'], fill: string) => {
    const config: ConfigPart = { cards: { layout: 'free', border: (border * 96) / 100, ...cards } };
    const [card] = cutPieces(pagesOf(game, config).pages[0]!.children);
    return rectanglesOf([card!.group])
      .filter((rectangle) => rectangle.endsWith(fill))
      .map((rectangle) => rectangle.split(' ').slice(0, 4).map(Number));
  };
  const near = (box: readonly number[]) => box.map((length) => expect.closeTo(length, 3));
  const [W, H, b] = [265.748, 173.228, 12.5];

  test('on trains', () => {
    const trains: JsonObject = { trains: [{ name: '2', color: '#123456' }] };
    expect(painted(trains, {}, '#123456')).toEqual([near([-b, -b, W + 2 * b, b + border + 68.75])]);
  });

  test.each([
    ['gmt', [-b, -b, b + border + 67, H + 2 * b], [border + 67, -b, W - border - 67 + b, b + border + 42.5]],
    ['left', [border + 20.25, -b, 25, H + 2 * b], [border + 67, -b, W - border - 67 + b, b + border + 42.5]],
    [
      'center',
      [-b, H - border - 43.75, W + 2 * b, 6.25],
      [-b, H - border - 43.75, W + 2 * b, border + 43.75 + b],
    ],
  ] as const)('on shares in style %s', (shareStyle, band, field) => {
    expect(painted(file, { shareStyle }, '#0d8743')).toEqual([near(band), near(field)]);
  });
});

describe('card sheets', () => {
  const free: ConfigPart = { cards: { layout: 'free' } };
  const file: JsonObject = {
    trains: [{ name: '2', color: 'yellow', quantity: 2 }],
    privates: [{ name: 'Ferry' }],
  };

  test('start cards of another size in the space left on a page, with their marks and backs (50.8.2)', () => {
    const config: ConfigPart = {
      cards: { ...free.cards, backs: 'plain', sizes: { trains: { width: 350, height: 250 } } },
    };
    const { pages } = pagesOf({ ...file, trains: [{ name: '2', color: 'yellow', quantity: 3 }] }, config);
    const placed = cutPieces(pages[0]!.children).map(({ group, x, y }) => {
      const { width, height } = group.cut as Rect;
      return [width, height, x, y];
    });
    // One row of trains fits below the private, whose row is 248.228 high.
    expect(placed).toEqual([
      [265.748, 173.228, 62.5, 62.5],
      [350, 250, 62.5, expect.closeTo(62.5 + 248.228)],
      [350, 250, 62.5 + 425, expect.closeTo(62.5 + 248.228)],
    ]);
    expect(nodesOf(pages[1]!.children, 'use').map(({ transform }) => transform?.[4])).toEqual(
      placed.map(([width, , x]) => 1100 - x! - width!),
    );
    expect(cutPieces(pages[2]!.children)).toHaveLength(1);
    expect(pages).toHaveLength(4);
  });

  test('group kinds of the same size, even if another kind is between them', () => {
    const config: ConfigPart = { cards: { ...free.cards, sizes: { shares: { width: 350, height: 250 } } } };
    const shares: JsonObject = { ...file, companies: [{ abbrev: 'A', shares: [{}] }] };
    const { pages } = pagesOf(shares, config);
    const widths = pages.map(({ children }) =>
      cutPieces(children).map(({ group }) => (group.cut as Rect).width),
    );
    expect(widths).toEqual([[265.748, 265.748, 265.748, 350]]);
  });

  test('can have rounded corners in the cut outline', () => {
    const [page] = pagesOf(file, { cards: { cornerRadius: 12 } }).pages;
    expect(cutPieces(page!.children)[0]!.group.cut).toEqual(rect(0, 0, 265.748, 173.228, { radius: 12 }));
  });

  test('show the safe zone as a dashed guide inside the trim edge', () => {
    const [page] = pagesOf(file, { cards: { safeZone: 10 } }).pages;
    const guide = nodesOf(page!.children, 'rect').find(({ stroke }) => stroke?.dash);
    expect(guide).toMatchObject({ x: 10, y: 10, width: 245.748, height: 153.228 });
  });

  test('are followed by their backs, mirrored left to right and moved by the offset', () => {
    const config: ConfigPart = { cards: { backs: 'plain', backOffset: { x: 3, y: -2 } } };
    const { pages } = pagesOf({ info: { title: 'Narrow Valley', background: 'red' }, ...file }, config);
    expect(pages).toHaveLength(2);
    const [front, back] = pages;
    const starts = cutPieces(front!.children).map(({ x, y }) => [x, y] as const);
    const [group] = nodesOf(back!.children, 'group');
    expect(group!.transform).toEqual([1, 0, 0, 1, 3, -2]);
    expect(nodesOf(back!.children, 'use').map(({ transform }) => transform?.slice(4))).toEqual(
      starts.map(([x, y]) => [1100 - x - 265.748, y]),
    );
    expect(nodesOf(back!.children, 'rect')[0]).toMatchObject({ x: -12.5, fill: '#d50f31' });
    expect(textsOf(back!.children)).toEqual([]);
  });

  test('have the same orientation if backs are printed, because a printer flips all over the same edge', () => {
    const upright = { width: 250, height: 350 };
    const cards = { layout: 'free', ...upright, sizes: { trains: { width: 350, height: 250 } } } as const;
    const many = { ...file, trains: [{ name: '2', color: 'yellow', quantity: 20 }] };
    const widths = (backs: 'none' | 'plain') =>
      new Set(pagesOf(many, { cards: { ...cards, backs } }).pages.map(({ width }) => width));
    expect(widths('none')).toEqual(new Set([850, 1100]));
    // Twenty trains need fewer landscape sheets; the private needs one either way.
    expect(widths('plain')).toEqual(new Set([1100]));
  });

  test('have a trim box if they hold a single card', () => {
    const paper = { width: 293, height: 201, margins: 1 };
    const singleCard: ConfigPart = { paper, cards: { layout: 'free', cutlines: 0, backs: 'plain' } };
    const [front, back] = pagesOf(file, singleCard).pages;
    expect(front).toMatchObject({
      trim: { x: 13.5, y: 13.5, width: 265.748, height: 173.228 },
      bleed: { x: 1, y: 1, width: 290.748, height: 198.228 },
    });
    expect(back?.trim?.x).toBeCloseTo(293 - 13.5 - 265.748);
    expect(pagesOf(file, free).pages[0]).not.toHaveProperty('trim');
    const small: ConfigPart = { paper: { ...paper, width: 250 }, cards: free.cards! };
    expect(pagesOf(file, small).pages[0]).not.toHaveProperty('trim');
  });

  describe('for a train with its own back', () => {
    const trains: JsonObject[] = [
      { name: '2', color: 'yellow', quantity: 2, back: { title: 'Sold', text: 'Turned over' } },
      { name: '4', color: 'brown', quantity: 1, price: 300, back: { name: '4E', color: 'gray', price: 400 } },
    ];

    test('show it behind all its cards instead of the common back', () => {
      const { pages, found } = pagesOf(
        { info: { title: 'Valley' }, privates: [{ name: 'Ferry' }], trains },
        { cards: { backs: 'title' } },
      );
      const backs = contentsOf(pages[1]!.children);
      expect(backs).toEqual([
        ...['Valley', 'Sold', 'Turned over', 'Sold', 'Turned over'],
        ...['4E', '$400', 'Permanent'],
      ]);
      expect(found.filter(({ code }) => code === 'layout/backs')).toEqual([]);
    });

    test('report it once if no backs are printed', () => {
      const { pages, found } = pagesOf({ trains });
      expect(pages).toHaveLength(1);
      expect(found.filter(({ code }) => code === 'layout/backs')).toEqual([
        expect.objectContaining({ severity: 'info', pointer: '/trains/0/back' }),
      ]);
    });
  });

  test('can show the title on backs', () => {
    const config: ConfigPart = { cards: { backs: 'title' } };
    const { pages } = pagesOf({ info: { title: 'Valley' }, ...file }, config);
    expect(contentsOf(pages[1]!.children)).toEqual(['Valley', 'Valley', 'Valley']);
  });
});

test('nine mini Euro cards are printed at the positions of 50.8.4, to a hundredth of an inch', async () => {
  const { game, look } = setUpCards({ trains: [{ name: '2', color: 'yellow', quantity: 9 }] });
  const options = { fonts: look.fonts, subsetter: await bundledSubsetter() };
  const pdf = await toPdf({ title: 'Cards', pages: cardDrawings.pages(game, look, {}) }, options);
  const printed = formOrigins(pdf, 850 * 0.72);
  const expected = [25, 273.228, 521.456].flatMap((y) =>
    [25, 365.748, 706.496].map((x) => ({ x: x + 37.5, y: y + 37.5 })),
  );
  expect(printed).toHaveLength(9);
  printed.forEach(({ x, y }, i) => {
    expect(Math.abs(x - expected[i]!.x / 100)).toBeLessThan(0.01);
    expect(Math.abs(y - expected[i]!.y / 100)).toBeLessThan(0.01);
  });
});
