import { apply, boundsOfAll, type Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { allNodes, circlesOf, contentsOf, lineBoxes, nodesOf, textNamed, textsOf } from '../testing/find.ts';
import { drawCharter } from './draw-charter.ts';
import { charterDrawings } from './drawings.ts';
import type { CharterFormat } from './format.ts';
import { codes, FULL, HALF, MINOR, setUpCharters } from './testing/game.ts';

const CARTH: CharterFormat = { ...FULL, style: 'carth' };

const draw = (company: object, format: CharterFormat = FULL, file: object = {}) => {
  const set = setUpCharters({
    ...file,
    companies: [{ name: 'Weir', abbrev: 'W', color: 'blue', tokens: ['Free', 40, 100], ...company }],
  });
  return { ...set, nodes: drawCharter(set.look.companies[0]!, 0, format, set.game, set.look) };
};

/** Corners and sides of the spaces for loans. */
const squares = (nodes: readonly Node[]) =>
  allNodes(nodes).flatMap(({ node, matrix }): readonly (readonly [number, number, number])[] => {
    if (node.kind !== 'rect' || node.width !== node.height) return [];
    const { x, y } = apply(matrix, node);
    return [[x, y, node.width * matrix[0]]];
  });
const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 2));
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('tokens below the name (60.4.6)', () => {
  test('are in a row below a head as low as a minor’s, at full size if they fit', () => {
    const { nodes, look } = draw({ tokensBelow: true });
    expect(nodesOf(nodes, 'rect')[1]).toMatchObject({
      height: 12.5 + 87.5,
      fill: look.color('blue', 'companies'),
    });
    expect(circlesOf(nodes, 31.25).length + circlesOf(nodes, 37.5).length).toBeGreaterThan(0);
    const discs = circlesOf(nodes, 26.0417);
    expect(discs.map(({ x }) => x)).toEqual(near([38.54, 103.54, 168.54]));
    expect(Math.min(...discs.map(({ y, r }) => y - r))).toBeGreaterThan(87.5);
    for (const words of ['Trains', 'Treasury'])
      expect(textNamed(nodes, words).y).toBeGreaterThan(discs[0]!.y + 40);
  });

  test('leave the whole width to the name, and shrink if there are many', () => {
    const { nodes } = draw({
      tokensBelow: true,
      tokens: Array(20).fill(40),
      name: 'A Name of many Words by the Sea',
    });
    expect(textNamed(nodes, 'A Name of many Words by the Sea').size).toBeCloseTo(27.78, 2);
    const discs = circlesOf(nodes, 26.0417);
    expect(discs.at(-1)!.x).toBeLessThan(725 - 12.5);
    expect(discs[1]!.x - discs[0]!.x).toBeCloseTo(35, 2);
  });

  test('are ignored on half charters', () => {
    expect(draw({ tokensBelow: true }, HALF).nodes).toEqual(draw({}, HALF).nodes);
  });
});

describe('a token at the start (60.4.3)', () => {
  const tokens = [{ cost: 'Home', start: true }, { cost: 40 }, 100];
  const marked = (nodes: readonly Node[]) => textsOf(nodes).filter(({ text }) => text === 'W').length;

  test.each([
    // The logo in the head, and a token in the starting space.
    ['color', FULL, 1, 2],
    ['color, half', HALF, 1, 2],
    // A token in every space except the starting one.
    ['carth', CARTH, 3, 2],
    ['carth, half', { ...CARTH, half: true, width: 325 }, 3, 2],
  ])('is shown in style %s', (_, format, withoutStart, withStart) => {
    expect(marked(draw({}, format).nodes)).toBe(withoutStart);
    const { nodes } = draw({ tokens }, format);
    expect(marked(nodes)).toBe(withStart);
    expect(contentsOf(nodes)).toEqual(expect.arrayContaining(['Home', '$40', '$100']));
  });
});

describe('spaces for loans (60.5.3)', () => {
  test('fill the right column from the top, then the next one to the left', () => {
    const { nodes } = draw({ loans: numbers(6) });
    const found = squares(nodes);
    expect(found).toHaveLength(6);
    const [first, second] = found;
    expect(first!.slice(0, 2)).toEqual(near([725 - 12.5 - 52.08, 118.75]));
    expect([second![0], second![1] > first![1] + 52]).toEqual([first![0], true]);
    expect(found[3]![1] + 52.1).toBeLessThan(450 - 12.5);
    expect(found[4]!.slice(0, 2)).toEqual(near([first![0] - 65, 118.75]));
  });

  test('have labels below them, with numbers as money', () => {
    const { nodes } = draw({ loans: [50, 'Bank', '', null] });
    expect(squares(nodes)).toHaveLength(4);
    const [first, second] = squares(nodes);
    expect(textNamed(nodes, '$50').y).toBeGreaterThan(first![1] + 52);
    expect(textNamed(nodes, '$50').y).toBeLessThan(second![1]);
    expect(contentsOf(nodes)).toContain('Bank');
  });

  const turns = [
    { name: 'Stock Round', steps: ['Sell any number of shares you like', 'Buy one'] },
    { name: 'Operating Round', steps: Array(9).fill('Lay track, place a token, run trains, and pay') },
  ];

  test.each([
    ['full', FULL, {}],
    ['half', HALF, {}],
    ['minor', MINOR, {}],
    ['below', FULL, { tokensBelow: true, banner: 'Banner' }],
  ])('do not overlap anything, %s', (_, format, more) => {
    const { nodes } = draw({ loans: numbers(9), capital: 1000, variant: '3p', ...more }, format, { turns });
    for (const [x, y, side] of squares(nodes))
      for (const box of textsOf(nodes).flatMap(lineBoxes)) {
        const apart =
          box.x >= x + side || box.x + box.width <= x || box.y >= y + side || box.y + box.height <= y;
        expect(apart).toBe(true);
      }
  });

  test('shrink if there are many, and are then left out and reported', () => {
    const many = draw({ loans: numbers(30) });
    expect(squares(many.nodes)).toHaveLength(30);
    expect(codes(many)).toEqual([]);
    const set = draw({ loans: numbers(100) }, MINOR);
    const shown = squares(set.nodes).length;
    expect(shown).toBeGreaterThan(5);
    expect(set.found).toEqual([
      expect.objectContaining({
        code: 'layout/overflow',
        pointer: '/companies/0/loans',
        message: `${100 - shown} spaces for loans do not fit on the charter of Weir, so they are left out.`,
      }),
    ]);
  });
});

describe('a banner (60.3.2)', () => {
  test.each([
    ['color', FULL],
    ['carth', CARTH],
    ['half', HALF],
  ])('is a strip of the company’s colour along the bottom edge, clear of the contents: %s', (_, format) => {
    const { nodes, look } = draw({ banner: 'Starts late', variant: '3p' }, format, {
      turns: [{ name: 'Round', steps: ['Lay'] }],
    });
    const strip = nodesOf(nodes, 'rect').find(({ y }) => y === format.height - 25);
    expect(strip).toMatchObject({ x: -12.5, height: 25 + 12.5, fill: look.color('blue', 'companies') });
    for (const text of textsOf(nodes).filter(({ text }) => text !== 'Starts late'))
      for (const box of lineBoxes(text)) expect(box.y + box.height).toBeLessThan(format.height - 25);
    expect(textNamed(nodes, 'Starts late').y).toBeGreaterThan(format.height - 25);
  });

  test('has a black line above it if the company is white', () => {
    const { nodes } = draw({ banner: 'Late', color: 'white' });
    expect(nodesOf(nodes, 'rect')).toContainEqual(expect.objectContaining({ y: 425, fill: '#000' }));
  });

  test('is inside the border of a certificate', () => {
    const { nodes } = draw({ banner: 'Late' }, { ...FULL, certificate: true });
    expect(nodesOf(nodes, 'rect')).toContainEqual(
      expect.objectContaining({ x: 18.5, y: 450 - 18.5 - 25, height: 25 }),
    );
  });

  test('is cut and reported at its location if it is too long', () => {
    expect(draw({ banner: 'Weir and Wharf '.repeat(40) }).found).toMatchObject([
      { code: 'layout/overflow', pointer: '/companies/0/banner' },
    ]);
  });
});

describe('the line of details below the name (60.4.5)', () => {
  const line = { home: ['Birmingham', 'London'], destination: 'Hull', ability: 'Free tiles' };

  test('has three fixed positions, even if some are empty', () => {
    const { nodes } = draw(line);
    const [home, middle, right] = [
      textNamed(nodes, 'Home: Birmingham / London'),
      textNamed(nodes, 'Destination: Hull'),
      textNamed(nodes, 'Free tiles'),
    ];
    expect([home.start.x, (middle.start.x + middle.end.x) / 2, right.end.x]).toEqual(
      near([100, 308.75, 517.5]),
    );
    expect(new Set([home, middle, right].map(({ y }) => y)).size).toBe(1);
    expect(home.y).toBeGreaterThan(textNamed(nodes, 'Weir').y + 8);
    expect(textNamed(draw({ destination: 'Hull' }).nodes, 'Destination: Hull').start.x).toBeCloseTo(
      middle.start.x,
      4,
    );
    expect(textNamed(draw({ ability: 'Free tiles' }).nodes, 'Free tiles').end.x).toBeCloseTo(517.5, 4);
  });

  test('shows the texts of `charterSubtitle` instead, and nothing for an empty one', () => {
    const { nodes } = draw({ ...line, charterSubtitle: { left: '', middle: 'est. 1851' } });
    expect(contentsOf(nodes)).toEqual(expect.arrayContaining(['est. 1851', 'Free tiles']));
    expect(contentsOf(nodes).join()).not.toMatch(/Home:|Hull/);
  });

  test('is below the subtext, or replaces it on a low head', () => {
    const company = { ...line, subtext: 'est. 1851' };
    const { nodes } = draw(company);
    expect(textNamed(nodes, 'Free tiles').y).toBeGreaterThan(textNamed(nodes, 'est. 1851').y);
    for (const set of [draw(company, MINOR), draw(company, HALF), draw({ ...company, tokensBelow: true })]) {
      expect(contentsOf(set.nodes)).not.toContain('est. 1851');
      expect(contentsOf(set.nodes)).toContain('Free tiles');
    }
  });

  test('abbreviates long texts, then shrinks them, then cuts and reports them', () => {
    expect(contentsOf(draw({ ...line, ability: 'x'.repeat(30) }).nodes)).toContain('Dest: Hull');
    const smaller = draw({ ...line, ability: 'A long ability of this company' }, HALF);
    expect(textNamed(smaller.nodes, 'A long ability of this company').size).toBeLessThan(11);
    expect(codes(smaller)).toEqual([]);
    const set = draw({ ...line, ability: 'Weir and Wharf '.repeat(40) });
    expect(set.found.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'layout/overflow',
      '/companies/0/ability',
    ]);
    const boxes = textsOf(set.nodes)
      .filter(({ size }) => size === 6.5)
      .flatMap(lineBoxes);
    expect(boxes).toHaveLength(3);
    expect(boxes[0]!.x + boxes[0]!.width).toBeLessThan(boxes[1]!.x);
    expect(boxes[1]!.x + boxes[1]!.width).toBeLessThan(boxes[2]!.x);
  });
});

describe('the mark of a group (60.4.7)', () => {
  const groups = [{ id: 'N', color: 'red', text: 'No' }];

  test.each([
    ['color', FULL],
    ['carth', CARTH],
    ['half', HALF],
    ['minor', MINOR],
    ['certificate', { ...FULL, certificate: true }],
  ])('is to the left of the name and does not touch it: %s', (_, format) => {
    const plain = textNamed(draw({}, format).nodes, 'Weir');
    const { nodes, look } = draw({ group: 'N' }, format, { groups });
    const mark = nodesOf(nodes, 'circle').find(({ fill }) => fill === look.color('red', 'companies'));
    expect(mark?.r).toBeCloseTo(14.25, 2);
    expect(textNamed(nodes, 'Weir').x).toBeCloseTo(plain.x + 39, 2);
    expect(textNamed(nodes, 'No').end.x).toBeLessThan(textNamed(nodes, 'Weir').x);
  });

  test('does not reduce the width of the name if there are many tokens', () => {
    const tokens = Array(14).fill(40);
    const { nodes } = draw({ tokens, group: 'N' }, FULL, { groups });
    const discs = circlesOf(nodes, 26.0417);
    expect(textNamed(nodes, 'Weir').end.x).toBeLessThan(discs[0]!.x - 13);
  });
});

test('charters show the name that the setting `companyNames` selects (10.7.1)', () => {
  const companies = [
    { name: 'Weir', abbrev: 'W', alias: 'Wharf', subtext: 'est. 1851' },
    { name: 'Lock', abbrev: 'L', subtext: 'est. 1860' },
  ];
  const named = (companyNames: 'name' | 'alias' | 'both') => {
    const { game, look } = setUpCharters({ companies }, {}, { companyNames });
    return charterDrawings.pieces(game, look).map(({ children }) => contentsOf(children).slice(0, 2));
  };
  expect(named('name')).toEqual([
    ['Weir', 'est. 1851'],
    ['Lock', 'est. 1860'],
  ]);
  expect(named('alias')[0]).toEqual(['Wharf', 'est. 1851']);
  expect(named('both')).toEqual([
    ['Weir', 'Wharf'],
    ['Lock', 'est. 1860'],
  ]);
});

test('`trains` of a company switches its heading, or is a list', () => {
  expect(contentsOf(draw({ trains: false }).nodes)).not.toContain('Trains');
  expect(contentsOf(draw({ trains: ['2'] }).nodes)).toContain('Trains');
});

test.each([true, false])('all parts together fit on the smallest charter, half %s', (half) => {
  const company = {
    ...{
      tokensBelow: true,
      banner: 'Late',
      loans: numbers(9),
      home: 'B2',
      ability: 'Free tiles',
      group: 'N',
    },
    ...{ capital: 100, variant: '3p' },
  };
  const file = {
    groups: [{ id: 'N' }],
    phases: [{ name: '2', limit: 4 }],
    turns: [{ name: 'Round', steps: ['Lay', 'Run'] }],
  };
  const format = { ...FULL, half, width: half ? 200 : 300, height: 175, bleed: 0 };
  const { nodes } = draw(company, format, file);
  const { x, y, width, height } = boundsOfAll(nodes)!;
  expect([x >= -1, y >= -1, x + width <= format.width + 1, y + height <= format.height + 1]).toEqual(
    Array(4).fill(true),
  );
});
