import { contrastRatio } from '@platelayer/library';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { circlesOf, contentsOf, leaves, lineBoxes, nodesOf, textNamed, textsOf } from '../testing/find.ts';
import { drawCharter } from './draw-charter.ts';
import type { CharterFormat } from './format.ts';
import { codes, FULL, HALF, MINOR, setUpCharters } from './testing/game.ts';

const draw = (company: object, format: CharterFormat = FULL, file: object = {}, charters: object = {}) => {
  const set = setUpCharters(
    {
      ...file,
      companies: [{ name: 'Weir', abbrev: 'W', color: 'blue', tokens: ['Free', 40, 100], ...company }],
    },
    charters,
  );
  return { ...set, nodes: drawCharter(set.look.companies[0]!, 0, format, set.game, set.look) };
};

const rects = (nodes: readonly Node[]) => nodesOf(nodes, 'rect');
/** Tops of line boxes, computed from the baseline: half a line and 0.41 of the font size above it (50.1.5). */
const headingTop = (nodes: readonly Node[], content: string) => {
  const { x, y } = textNamed(nodes, content);
  return [x, y - 21.875 / 2 - 0.41 * 16.667];
};
const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 2));

describe('the worked example of style color (60.8.1)', () => {
  test.each([
    ['full major', FULL, 750, 106.25 + 12.5, 53.125],
    ['full minor', MINOR, 750, 87.5 + 12.5, 43.75],
    ['half major', HALF, 350, 106.25 + 12.5, 53.125],
  ] as const)('has this colour area and name: %s', (_, format, width, height, centre) => {
    const { nodes, look } = draw({}, format);
    expect(rects(nodes)[1]).toMatchObject({
      x: -12.5,
      y: -12.5,
      width,
      height,
      fill: look.color('blue', 'companies'),
    });
    const { x, y } = textNamed(nodes, 'Weir');
    expect(x).toBe(format.minor ? 87.5 : 100);
    expect(y).toBeCloseTo(centre + 0.41 * 27.778, 2);
  });

  test.each([
    ['full major', FULL, [50, 50]],
    ['full minor', MINOR, [45.5, 43.75]],
  ] as const)('has this logo: %s', (_, format, [x, y]) => {
    expect(circlesOf(draw({}, format).nodes, 37.5)[0]).toMatchObject({ x, y });
  });

  test.each([
    ['full major', FULL, [558.54, 623.54, 688.54], 52.04, 92.67],
    ['full minor', MINOR, [558.54, 623.54, 688.54], 39.54, 80.17],
  ] as const)('has these token spaces and prices: %s', (_, format, xs, y, prices) => {
    const { nodes } = draw({}, format);
    const found = circlesOf(nodes, 26.0417);
    expect(found.map((disc) => disc.x)).toEqual(near(xs));
    expect(found.map((disc) => disc.y)).toEqual(near([y, y, y]));
    expect(textNamed(nodes, '$40').y).toBeCloseTo(prices, 2);
  });

  test('rotates prices on a half charter to read upwards', () => {
    const { nodes } = draw({}, HALF);
    expect(circlesOf(nodes, 26.0417).map(({ x, y }) => [x, y])).toEqual([
      near([38.54, 171.67]),
      near([38.54, 230.83]),
      near([38.54, 290]),
    ]);
    const price = textNamed(nodes, 'Free');
    expect(price.x).toBeCloseTo(79.17, 2);
    expect(price.matrix[1]).toBe(-1);
  });

  test.each([
    ['full major', FULL, 'Trains', [12.5, 118.75]],
    ['full major', FULL, 'Treasury', [375, 118.75]],
    ['full minor', MINOR, 'Trains', [12.5, 100]],
    ['full minor', MINOR, 'Treasury', [375, 100]],
    ['half major', HALF, 'Tokens', [12.5, 118.75]],
    ['half major', HALF, 'Assets', [113.54, 118.75]],
    ['carth full major', { ...FULL, style: 'carth' }, 'Trains', [12.5, 131.25]],
    ['carth full minor', { ...MINOR, style: 'carth' }, 'Trains', [12.5, 106.25]],
    ['carth half major', { ...HALF, style: 'carth' }, 'Tokens', [12.5, 106.25]],
  ] as const)('has these headings: %s, %#', (_, format, words, place) => {
    expect(headingTop(draw({}, format).nodes, words)).toEqual(near(place));
  });

  test.each([
    ['full major', FULL, 362.5, 106.25],
    ['full minor', MINOR, 362.5, 87.5],
    ['half major', HALF, 101.0417, 106.25],
  ] as const)('has this dividing line: %s', (_, format, right, top) => {
    const dashed = nodesOf(draw({}, format).nodes, 'line');
    expect(dashed).toHaveLength(1);
    expect(dashed[0]).toMatchObject({ y1: top, y2: format.height, stroke: { color: '#666' } });
    expect(dashed[0]!.x1).toBeCloseTo(right - 100 / 192, 3);
  });
});

describe('the head', () => {
  test('shows name and subtext below each other, vertically centred', () => {
    const { nodes } = draw({ subtext: 'est. 1851' });
    const [l, s] = [30.5556, 27.7778];
    expect(textNamed(nodes, 'Weir').y).toBeCloseTo(53.125 - l / 2 + 0.41 * s, 2);
    expect(textNamed(nodes, 'est. 1851').y).toBeCloseTo(53.125 + l / 2 + 0.41 * (s / 2), 2);
  });

  test('has a bar of 6.25 instead of the area in style carth', () => {
    const { nodes, look } = draw({}, { ...FULL, style: 'carth' });
    expect(rects(nodes)[1]).toMatchObject({
      x: -12.5,
      y: 112.5,
      width: 750,
      height: 6.25,
      fill: look.color('blue', 'companies'),
    });
    expect(circlesOf(nodes, 37.5)).toEqual([]);
  });

  test('ends with a black line for a white company, and for all with a black band', () => {
    const strip = { y: 106.25, height: expect.closeTo(2.0833, 3), fill: '#000' };
    expect(rects(draw({ color: 'white' }).nodes)[2]).toMatchObject(strip);
    expect(rects(draw({}, FULL, {}, { blackBand: true }).nodes)[2]).toMatchObject(strip);
    expect(rects(draw({}).nodes)).toHaveLength(2);
  });

  test.each([
    ['blue', '#ffffff'],
    ['yellow', '#000000'],
    ['white', '#000000'],
  ])('has a logo on %s with a %s ring', (color, ring) => {
    const { nodes } = draw({ color });
    const rings = nodesOf(nodes, 'circle').filter(({ r, stroke }) => r > 30 && stroke);
    expect(rings).toMatchObject([{ stroke: { color: ring } }]);
  });

  test('keeps a distance between a name of several lines and the edges of its area', () => {
    const name =
      'Ministry of Industry Railway Bureau (and Presidents of the State Railway when formed, Treasury 120)';
    const { nodes } = draw({ name, tokens: ['Free'] }, MINOR);
    const lines = lineBoxes(textsOf(nodes)[0]!);
    expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(6);
    expect(Math.max(...lines.map(({ y, height }) => y + height))).toBeLessThan(87.5 - 6);
  });

  test('moves inwards with everything else for a frame', () => {
    const border = (4 * 100) / 96;
    const { nodes } = draw({}, { ...FULL, border });
    expect(textNamed(nodes, 'Weir').x).toBeCloseTo(100 + border, 6);
    expect(rects(nodes)[2]).toMatchObject({ x: border / 2, width: 725 - border, stroke: { width: border } });
  });

  test('has the same height inside a frame', () => {
    const border = (10 * 100) / 96;
    const area = rects(draw({ color: '#ffffff' }, { ...MINOR, border }).nodes);
    expect(area[1]).toMatchObject({ y: -12.5, height: expect.closeTo(12.5 + border + 87.5) });
    expect(area[2]).toMatchObject({ y: border + 87.5, fill: '#000' });
    const bar = rects(draw({}, { ...FULL, style: 'carth', border }).nodes)[1];
    expect(bar).toMatchObject({ y: 112.5 + border, height: 6.25 });
  });
});

describe('text', () => {
  test.each(['blue', 'yellow', 'white', 'black', 'noSuchColour', undefined])('is legible on %s', (color) => {
    const { nodes, look } = draw({ ...(color ? { color } : { color: '' }), subtext: 'Under it' });
    const own = look.companies[0]?.color ?? '';
    const ground = look.color(own, 'companies') ?? '#ffffff';
    for (const words of ['Weir', 'Under it', 'Free'])
      expect(contrastRatio(textNamed(nodes, words).fill, ground)).toBeGreaterThan(4);
  });

  test('on an unknown colour is not reported again', () => {
    expect(draw({ color: 'mauvve' }).found).toEqual([]);
  });

  test('is light on a dark charter', () => {
    const { nodes } = draw({ backgroundColor: 'black' });
    expect(contrastRatio(textNamed(nodes, 'Trains').fill, '#110a0c')).toBeGreaterThan(4);
  });
});

describe('text that does not fit', () => {
  test('shrinks before it loses words', () => {
    const set = draw({
      name: 'The Great Northern Fenn and Southern Marsh Junction Railway',
      tokens: Array(7).fill(40),
    });
    expect(codes(set)).toEqual([]);
    const [name] = textsOf(set.nodes);
    expect(name!.size).toBeLessThan(27.7);
  });

  test('is cut and reported with the name of the charter', () => {
    const set = draw({ name: `Weir ${'and Wharf '.repeat(200)}` });
    expect(set.found).toEqual([
      expect.objectContaining({
        code: 'layout/overflow',
        pointer: '/companies/0/name',
        message: expect.stringContaining('charter of Weir'),
      }),
    ]);
  });

  test.each([
    ['major', FULL, 106.25],
    ['minor', MINOR, 87.5],
  ])('puts destinations on a second line, and gives all prices one size: %s', (_, format, bottom) => {
    const tokens = [40, 'Salt Lake City, UT', 'Vancouver/Alaska'];
    const prices = textsOf(draw({ tokens }, format).nodes).filter(({ text }) =>
      ['$40', 'Salt Lake', 'City, UT', 'Vancouver/', 'Alaska'].includes(text),
    );
    expect(prices).toHaveLength(5);
    expect(new Set(prices.map(({ size }) => size)).size).toBe(1);
    expect(prices[0]!.size).toBeGreaterThan(8);
    expect(Math.max(...prices.flatMap(lineBoxes).map(({ y, height }) => y + height))).toBeLessThan(bottom);
  });

  test('puts prices next to tokens if a half charter has many', () => {
    const tokens = ['Free', ...Array(9).fill(100)];
    const set = draw({ tokens }, { ...HALF, width: 375, height: 333 });
    const prices = textsOf(set.nodes).filter(({ text }) => ['Free', '$100'].includes(text));
    expect(prices).toHaveLength(10);
    expect(codes(set)).toEqual([]);
    const discs = circlesOf(set.nodes, 26.0417);
    for (const [i, { x, y, width, size }] of prices.entries()) {
      expect(y - 0.35 * size).toBeCloseTo(discs[i]!.y, 0);
      expect(x).toBeGreaterThan(discs[i]!.x);
      expect(x + width).toBeLessThan(100 - 2);
      if (i > 0) expect(y - size).toBeGreaterThan(prices[i - 1]!.y);
    }
  });

  test('keeps prices of neighbouring tokens apart', () => {
    const { nodes } = draw({ tokens: ['40/township', '40/township', '40/township'] });
    const prices = textsOf(nodes).filter((text) => text.text.startsWith('40/'));
    const boxes = prices.flatMap(lineBoxes);
    expect(boxes).toHaveLength(3);
    expect(boxes[0]!.x + boxes[0]!.width).toBeLessThan(boxes[1]!.x);
    expect(boxes[1]!.x + boxes[1]!.width).toBeLessThan(boxes[2]!.x);
  });
});

describe('the lower area', () => {
  test('can omit headings; the capital then moves up', () => {
    const { nodes } = draw({ trains: false, treasury: false, capital: 600 });
    expect(contentsOf(nodes)).not.toContain('Trains');
    const { x, y } = textNamed(nodes, '$600');
    expect([x, y]).toEqual(near([375, 118.75 + 33.333 / 2 + 0.41 * 25]));
  });

  test('omits a capital of 0', () => {
    expect(contentsOf(draw({ capital: 0 }).nodes)).not.toContain('$0');
  });

  test('ends the chart 12.5 above the edge, below "Trains"', () => {
    const phases = Array.from({ length: 12 }, (_, i) => ({ name: `${i}`, limit: 4, minor: true }));
    const { nodes } = draw({ minor: true }, MINOR, { phases });
    const grid = leaves(nodes).flatMap(({ node, matrix }) =>
      node.kind === 'line' && node.stroke?.color === '#000' ? [node.y2 + matrix[5]] : [],
    );
    expect(Math.max(...grid)).toBeCloseTo(262.5, 3);
    expect(lineBoxes(textNamed(nodes, 'Limit'))[0]!.y).toBeGreaterThan(textNamed(nodes, 'Trains').y);
  });

  test('has no turn order for minors and no chart on half charters', () => {
    const file = { turns: [{ name: 'Round', steps: ['Lay'] }], phases: [{ name: '2' }] };
    expect(contentsOf(draw({}, FULL, file).nodes)).toEqual(expect.arrayContaining(['Round', 'Name']));
    expect(contentsOf(draw({ minor: true }, MINOR, file).nodes)).not.toContain('Round');
    expect(contentsOf(draw({}, HALF, file).nodes)).not.toContain('Name');
    const hidden = draw({}, FULL, file, { showPhaseChart: false, showTurnOrder: false });
    expect(contentsOf(hidden.nodes)).not.toEqual(expect.arrayContaining(['Round']));
    expect(contentsOf(hidden.nodes)).not.toEqual(expect.arrayContaining(['Name']));
  });

  test('ends with the variant, at W − 12.5', () => {
    const box = lineBoxes(textNamed(draw({ variant: '3p' }).nodes, '3p'))[0]!;
    expect(box.x + box.width).toBeCloseTo(712.5, 4);
    expect(box.y).toBeGreaterThan(450 - 12.5 - 5.5);
    expect(box.y + box.height).toBeLessThan(450 - 6);
  });
});
