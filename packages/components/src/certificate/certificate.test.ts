import type { ConfigPart } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import { checkPage, contains, outlineBounds } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { cardDrawings } from '../cards/drawings.ts';
import { ALL_CARDS } from '../cards/testing/all-cards.ts';
import { CROWDED_CARDS } from '../cards/testing/crowded-cards.ts';
import { charterDrawings } from '../charters/drawings.ts';
import {
  circlesOf,
  contentsOf,
  cutPieces,
  leaves,
  letterBox,
  lineBoxes,
  nodesOf,
  textNamed,
  textsOf,
} from '../testing/find.ts';
import { lookFor, setUp } from '../testing/game.ts';
import { wave } from './guilloche.ts';
import { certificateInk } from './ink.ts';

const certificate: ConfigPart = { style: 'certificate' };
const company = {
  name: 'Loch Line',
  abbrev: 'LL',
  color: 'green',
  tokens: ['Free', 40],
  shares: [
    { quantity: 1, shares: 2, percent: 20, label: 'Chair' },
    { quantity: 8, shares: 1, percent: 10 },
  ],
};
const cards = (file: object) => {
  const { game, look } = setUp(file, certificate);
  return { look, pieces: cardDrawings.pieces(game, look) };
};

test('cards too small for a border have the standard style', () => {
  const size: ConfigPart = { cards: { layout: 'free', width: 150, height: 100 } };
  const draw = (config: ConfigPart) => {
    const { game, look } = setUp({ companies: [company] }, { ...size, ...config });
    return cardDrawings.pieces(game, look);
  };
  expect(draw(certificate)).toEqual(draw({}));
});

test('a wave ends at its end point and reaches its amplitude', () => {
  const line = wave({ x: 0, y: 0 }, { x: 20, y: 0 }, 2, 3);
  expect(line.at(-1)!.slice(-2)).toEqual([20, 0]);
  // The peak of a cubic with both control points at 4 is at 3.
  expect(line[1]).toEqual(['C', expect.closeTo(3.642), 4, expect.closeTo(6.358), 4, 10, 0]);
});

describe('inks (50.10.1)', () => {
  test.each(['#ffff00', '#ffffff', '#000000', '#d50f31', '#8ec6e6'])(
    'made from %s are visible in black and white',
    (color) => {
      const { line, ground, onField, field } = certificateInk(color, lookFor());
      expect(contrastRatio(line, ground)).toBeGreaterThanOrEqual(4);
      expect(contrastRatio(onField, field)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('price and revenue of a private can have their own formats (50.1.7)', () => {
  const formats = { priceFormat: '#G', revenueFormat: '#¢' };
  const { pieces } = cards({ privates: [{ name: 'Ferry', price: 40, revenue: [5, 10], ...formats }] });
  expect(contentsOf(pieces[0]!.children)).toEqual(expect.arrayContaining(['40G', 'Revenue: 5¢/10¢']));
});

test('the window of a private grows up to half of the width (50.10.4)', () => {
  const window = (iconSize: number) => {
    const { pieces } = cards({
      privates: [{ name: 'Ferry', icon: 'port', iconSize, description: 'Closes.' }],
    });
    const squares = nodesOf(pieces[0]!.children, 'rect').filter(({ width, height }) => width === height);
    return Math.max(...squares.map(({ width }) => width));
  };
  expect(window(0.5)).toBeCloseTo(window(1) / 2);
  expect(window(1.1)).toBeCloseTo(window(1) * 1.1);
  expect(window(9)).toBe(window(20));
});

test('further prices of a train are below the main price, on separate lines if one would be cut (50.10.5)', () => {
  const below = (tradeIn: number | string) => {
    const { pieces } = cards({
      trains: [{ name: '4', quantity: 1, color: 'green', price: 300, upgrade: 200, tradeIn }],
    });
    return contentsOf(pieces[0]!.children).filter((text) => /[↑(]/.test(text));
  };
  expect(below(100)).toEqual(['↑ $200 ($100)']);
  expect(below('half of what was paid for it')).toEqual(['↑ $200', '(half of what was paid for it)']);
});

describe('shares (50.10.3)', () => {
  const { pieces, look } = cards({ companies: [company] });
  const [chair, ordinary] = pieces as [(typeof pieces)[number], (typeof pieces)[number]];
  const pips = (piece: typeof chair) =>
    leaves(piece.children).flatMap(({ node }) =>
      node.kind === 'circle' && node.r < 5
        ? [node.fill === '#fff' || node.fill === '#ffffff' ? 'empty' : 'full']
        : [],
    );

  test('have a pip for every share of the company, with those of the card filled', () => {
    expect(pips(chair).filter((pip) => pip === 'full')).toHaveLength(2);
    expect(pips(chair)).toHaveLength(10);
    expect(pips(ordinary).filter((pip) => pip === 'full')).toHaveLength(1);
  });

  test('have a filled border only if they are the president’s', () => {
    const field = look.color('green', 'companies');
    const bands = (piece: typeof chair) =>
      leaves(piece.children).flatMap(({ node }) =>
        node.kind === 'rect' && node.stroke?.width === 12 ? [node.stroke.color === field] : [],
      );
    expect([bands(chair), bands(ordinary)]).toEqual([[true], [false]]);
  });

  test('show the same texts as standard shares, and the percentage in two corners as well', () => {
    expect(contentsOf(chair.children).toSorted()).toEqual(
      ['20%', '20%', '20%', '2 Shares', 'Chair', 'LL', 'Loch Line'].toSorted(),
    );
  });
});

test('a high card breaks a long label on its ribbon, and puts figures that would be cut on separate lines', () => {
  const size: ConfigPart = { cards: { layout: 'free', width: 250, height: 350 } };
  const shares = [
    { shares: 2, percent: 20, label: 'Director’s Certificate' },
    { shares: 5, percent: 50, cost: 1200, revenue: 300 },
  ];
  const { game, look } = setUp({ companies: [{ ...company, shares }] }, { ...certificate, ...size });
  const [first, second] = cardDrawings.pieces(game, look).map(({ children }) => children);
  expect(look.found).toEqual([]);
  const [ribbon] = textsOf(first!).filter(({ text }) => text.startsWith('Director'));
  expect(ribbon!.size).toBeGreaterThan(12);
  expect(contentsOf(second!)).toEqual(expect.arrayContaining(['5 Shares', '$1,200', 'Revenue: $300']));
});

test('the picture of a private is higher than a third of the card (50.10.4)', () => {
  const entry = { name: 'Ferry', description: 'Closes.', company: 'LL', price: 20, revenue: 5, id: 'F' };
  const { pieces } = cards({ companies: [{ ...company, shares: [] }], privates: [entry] });
  const [token] = circlesOf(pieces[0]!.children, 15);
  expect(token).toBeDefined();
  expect(contentsOf(pieces[0]!.children)).toEqual(['LL', 'Ferry', 'F', '$20', 'Revenue: $5', 'Closes.']);
  const scaled = leaves(pieces[0]!.children).find(({ node }) => node.kind === 'circle' && node.r === 15);
  expect(30 * scaled!.matrix[0]).toBeGreaterThan(173.228 / 3);
});

test('price and revenue of a private share the bottom edge (50.10.4)', () => {
  const entry = { name: 'Ferry', price: 'Bid in the auction', revenue: 'five per train run' };
  const { pieces, look } = cards({ privates: [entry] });
  const boxes = leaves(pieces[0]!.children).flatMap(({ node }) =>
    node.kind === 'rect' && node.height === 26 ? [node] : [],
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThan(boxes[1]!.x - 6);
  expect(contentsOf(pieces[0]!.children)).toContain('Revenue: five per train run');
  expect(look.found).toEqual([]);
});

test('a train shows its name in a medallion and its price as a large number (50.10.5)', () => {
  const { pieces } = cards({ trains: [{ name: '2', price: 80, color: 'yellow', rust: '4' }] });
  const texts = textsOf(pieces[0]!.children);
  expect(texts.find(({ text, size }) => text === '2' && size > 40)).toBeDefined();
  expect(textNamed(pieces[0]!.children, '$80').size).toBeGreaterThan(40);
  expect(contentsOf(pieces[0]!.children)).toContain('Rusted by 4');
});

test('a long name of a train is broken in its medallion instead of being cut', () => {
  const names = ['Flying Scotsman', '5+5E'].map((name) => ({ name, price: 80, color: 'yellow' }));
  const { pieces, look } = cards({ trains: names });
  expect(look.found).toEqual([]);
  const sizes = pieces.map(({ children }, i) =>
    Math.max(...textsOf(children).flatMap(({ text, size }) => (text === names[i]!.name ? [size] : []))),
  );
  expect(sizes[0]).toBeGreaterThan(10);
  expect(sizes[1]).toBeGreaterThan(25);
});

test('a charter keeps its texts inside the border (60.3.1)', () => {
  const { game, look } = setUp({ companies: [company] }, certificate);
  const [piece] = charterDrawings.pieces(game, look);
  for (const text of textsOf(piece!.children)) {
    const ink = letterBox(text, look.fonts)!;
    expect(
      contains({ x: 18.5, y: 18.5, width: piece!.width - 37, height: piece!.height - 37 }, ink, 0.1),
    ).toBe(true);
  }
});

describe('text stays on its card, and every page is printable', () => {
  const sizes: readonly (readonly [string, ConfigPart])[] = [
    ['default', {}],
    ['dtg die', { cards: { layout: 'dtgDie' } }],
    ['poker size, border', { cards: { layout: 'free', width: 350, height: 250, border: 4 } }],
    ['upright', { cards: { layout: 'free', width: 173, height: 265 } }],
    ['small', { cards: { layout: 'free', width: 165, height: 112 } }],
  ];
  const games = [
    ['all cards', ALL_CARDS],
    ['crowded cards', CROWDED_CARDS],
  ] as const;
  test.each(
    games.flatMap(([name, file]) => sizes.map(([size, config]) => [name, size, file, config] as const)),
  )('%s, %s', (_name, _size, file, config) => {
    const { game, look } = setUp(file, { ...certificate, ...config });
    const overflows = cardDrawings.pages(game, look, {}).flatMap((page) => {
      checkPage(page, look.fonts);
      return cutPieces(page.children).flatMap(({ group }) =>
        textsOf(group.children)
          .filter((text) => {
            const ink = letterBox(text, look.fonts);
            return ink !== undefined && !contains(outlineBounds(group.cut!)!, ink, 0.5);
          })
          .map(({ text }) => `${group.title}: ${text}`),
      );
    });
    expect(overflows).toEqual([]);
  });
});

test('the mark of a group is over the top left corner, clear of everything else (50.11)', () => {
  const { pieces } = cards({
    groups: [{ id: 'N', text: 'No' }],
    privates: [{ name: 'Harbour Company of the very far North-west', id: 'H', group: 'N', price: 20 }],
    companies: [{ ...company, group: 'N' }],
  });
  const marked = pieces.filter(({ children }) => contentsOf(children).includes('No'));
  expect(marked.map(({ name }) => name)).toEqual([pieces[0]!.name, pieces[1]!.name]);
  for (const { children } of marked) {
    const mark = textNamed(children, 'No');
    expect([mark.end.x < 25, mark.y < 25]).toEqual([true, true]);
    for (const text of textsOf(children).filter(({ text }) => text !== 'No'))
      for (const { x, y } of lineBoxes(text)) expect(x > 25 || y > 24).toBe(true);
  }
});
