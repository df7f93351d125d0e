import type { ConfigPart, Json, JsonObject } from '@platelayer/game';
import { shareCards } from '@platelayer/game';
import { type Node, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { circlesOf, contentsOf, lineBoxes, nodesOf, textNamed, textsOf } from '../testing/find.ts';
import { cardDrawings } from './drawings.ts';
import { drawShareCard } from './share-card.ts';
import { shareCount } from './share-figures.ts';
import { TOKEN_PLACES } from './share-tokens.ts';
import { setUpCards } from './testing/game.ts';

const size = { width: 265.748, height: 173.228 };
const [W, H] = [size.width, size.height];
const axis = (67 + W) / 2;

const draw = (
  share: JsonObject,
  config: ConfigPart = {},
  company: JsonObject = {},
  height = H,
  width = W,
) => {
  const file = {
    companies: [{ name: 'Loch Line', abbrev: 'LL', color: 'green', shares: [share], ...company }],
  };
  const { look, context, found } = setUpCards(file, config);
  const format = { ...context.format, width, height, bleed: 12.5 };
  return { ...drawShareCard(shareCards(look.companies)[0]!, look, { ...context, format }), look, found };
};
const style = (shareStyle: 'left' | 'gmt' | 'center'): ConfigPart => ({ cards: { shareStyle } });
const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

describe('tokens (50.5.2)', () => {
  test('are evenly distributed in a column', () => {
    const half = (H - 25) / 2;
    expect(TOKEN_PLACES.gmt(2, size)).toEqual({
      radius: 25,
      centres: [
        { x: 33.5, y: expect.closeTo(12.5 + half / 2) },
        { x: 33.5, y: expect.closeTo(12.5 + 1.5 * half) },
      ],
    });
    expect(TOKEN_PLACES.left(1, size).centres).toEqual([{ x: 32.75, y: H / 2 }]);
  });

  test('are in a row in style center, which extends to the margins if needed', () => {
    expect(TOKEN_PLACES.center(2, size)).toEqual({
      radius: 25,
      centres: [
        { x: expect.closeTo(0.125 * W + 0.1875 * W), y: 38.5 },
        { x: expect.closeTo(0.125 * W + 0.5625 * W), y: 38.5 },
      ],
    });
    expect(TOKEN_PLACES.center(4, size).centres.map(({ x }) => x)).toEqual(
      [0, 1, 2, 3].map((i) => expect.closeTo(12.5 + ((i + 0.5) * (W - 25)) / 4)),
    );
  });

  test.each([
    ['black', 'gmt', '#fff'],
    ['yellow', 'gmt', '#110a0c'],
    ['black', 'left', '#000000'],
  ] as const)('of a %s company have a visible outline in style %s', (color, name, outline) => {
    const circles = nodesOf(draw({ quantity: 1 }, style(name), { color }).body, 'circle');
    expect(circles.flatMap(({ stroke }) => stroke?.color ?? [])).toEqual([outline]);
  });

  test.each(['gmt', 'left', 'center'] as const)('do not overlap if there are five in style %s', (name) => {
    const { radius, centres } = TOKEN_PLACES[name](5, size);
    const [first, second] = centres as [{ x: number; y: number }, { x: number; y: number }];
    expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeGreaterThanOrEqual(2 * radius + 2 - 1e-6);
    expect(radius).toBeGreaterThan(13);
  });

  test('show the remaining fraction as the top or left part of the last token', () => {
    const clipOf = (config: ConfigPart) =>
      draw({ tokenCount: 1.5 }, config)
        .body.flatMap((node) => (node.kind === 'group' ? node.children : []))
        .findLast((node) => node.kind === 'group' && node.clip?.kind === 'rect');
    expect(clipOf({})).toMatchObject({ clip: rect(-26, -26, 52, 26) });
    expect(clipOf(style('center'))).toMatchObject({ clip: rect(-26, -26, 26, 52) });
  });

  test('are clipped to a square of 52 if their company makes them larger', () => {
    const { body } = draw({ shares: 1 }, {}, { token: { width: 60 } });
    expect(nodesOf(body, 'group').find(({ clip }) => clip?.kind === 'rect')?.clip).toEqual(
      rect(-26, -26, 52, 52),
    );
  });

  test('number one without a count, and none if the count is not a number', () => {
    expect(contentsOf(draw({ percent: 10 }).body)).toContain('LL');
    expect(contentsOf(draw({ shares: '1/2' }).body)).not.toContain('LL');
  });

  test.each<JsonObject>([
    { percent: 10 },
    { shares: '1/2' },
    { cost: 500, label: 'Bond' },
    { shares: 0, percent: 10 },
  ])('number at least one in style center, which has no name, for %j', (share) => {
    expect(contentsOf(draw(share, style('center')).body)).toContain('LL');
  });
});

describe('band (50.5.3)', () => {
  const fill = '#0d8743';
  test.each([
    ['left', rect(20.25, -12.5, 25, H + 25, { fill })],
    ['gmt', rect(-12.5, -12.5, 79.5, H + 25, { fill })],
    ['center', rect(-12.5, H - 43.75, W + 25, 6.25, { fill })],
  ] as const)('has its position in style %s', (name, band) => {
    expect(draw({}, style(name)).band).toEqual([band]);
  });

  test('of a white company has black edges, as do all if configured', () => {
    const edges = (name: 'left' | 'gmt' | 'center', company: JsonObject, blackBand = false) =>
      draw({}, { cards: { shareStyle: name, blackBand } }, company).band.slice(1);
    expect(edges('gmt', { color: 'white' })).toEqual([rect(67, -12.5, 2.0834, H + 25, { fill: '#000' })]);
    expect(edges('gmt', { color: '#ffffff' })).toEqual(edges('gmt', { color: 'white' }));
    expect(edges('gmt', { color: 'ivory' })).toHaveLength(1);
    expect(edges('gmt', { color: 'gray' })).toEqual([]);
    expect(edges('left', {}, true)).toEqual([
      rect(20.25, -12.5, 1.0417, H + 25, { fill: '#000' }),
      rect(44.2083, -12.5, 1.0417, H + 25, { fill: '#000' }),
    ]);
    expect(edges('center', { color: 'white' })).toEqual([]);
  });

  test("takes the share's own colour, the token the company's (50.9.20)", () => {
    const { band, body } = draw({ color: 'red', shares: 1 });
    expect(band).toMatchObject([{ fill: '#d50f31' }]);
    expect(nodesOf(body, 'circle').some((each) => each.fill === fill)).toBe(true);
  });

  test('of a company with an unknown colour has the colour of the look, without a diagnostic', () => {
    const { band, found, look } = draw({}, {}, { color: 'mauvve' });
    expect(band).toMatchObject([{ fill: look.companies[0]!.color }]);
    expect(look.companies[0]!.color).toMatch(/^#/);
    expect(found).toEqual([]);
  });
});

describe("the president's share (50.5.3)", () => {
  const shares: Json = [{ percent: 20, label: 'Chair' }, { percent: 10 }];
  const fill = '#0d8743';

  test('shows its name on a field in the colour of the company', () => {
    const { band, body, look } = draw({}, {}, { shares });
    expect(band[1]).toEqual(rect(67, -12.5, W - 67 + 12.5, expect.closeTo(12.5 + 12.5 + 22 + 8), { fill }));
    expect(textNamed(body, 'Loch Line').fill).toBe(look.readable(fill));
  });

  test('shows its figures on that field in style center', () => {
    const { band, body, look } = draw({}, style('center'), { shares });
    expect(band[1]).toEqual(rect(-12.5, H - 43.75, W + 25, 43.75 + 12.5, { fill }));
    expect(textNamed(body, '20%').fill).toBe(look.readable(fill));
  });

  test('of a white company has a black line below the field', () => {
    const { band } = draw({}, {}, { shares, color: 'white' });
    expect(band.at(-1)).toMatchObject({ x: 67, y: expect.closeTo(42.5), fill: '#000' });
  });
});

describe('texts in styles left and gmt (50.5.4)', () => {
  const { body } = draw({ shares: 2, percent: 20, label: 'Chairman', subtext: 'Bond', variant: 'solo' });

  test('centre name and subtext between band and edge', () => {
    const [name, subtext] = [textNamed(body, 'Loch Line'), textNamed(body, 'Bond')];
    expect(name).toMatchObject({ size: 18, y: expect.closeTo(12.5 + 11 + 0.41 * 18) });
    expect(subtext).toMatchObject({ size: 12, y: expect.closeTo(34.5 + 6.25 + 10 + 0.387 * 12) });
    expect([middle(name), middle(subtext)]).toEqual([expect.closeTo(axis), expect.closeTo(axis)]);
  });

  test('put count and percentage on the lowest line, 7.5 higher above a variant', () => {
    const y = expect.closeTo(H - 7.5 - 31.25 + 12.5 + 0.41 * 20);
    expect(textNamed(body, '2 Shares')).toMatchObject({ x: 79.5, y, size: 20 });
    const percent = textNamed(body, '20%');
    expect(percent).toMatchObject({ y, x: expect.closeTo(W - 12.5 - percent.width) });
  });

  test('make the label 20 wider than its text, from H - 77 to H - 50', () => {
    const pill = nodesOf(body, 'rect').find(({ radius }) => radius === 6)!;
    const label = textNamed(body, 'Chairman');
    expect(pill).toMatchObject({ y: H - 77, height: 27, width: expect.closeTo(label.width + 20) });
    expect(middle(pill)).toBeCloseTo(axis);
    expect(label.y).toBeCloseTo(H - 63.5 + 0.41 * 18);
  });

  test('end the variant inside the cut', () => {
    expect(textNamed(body, 'solo').y).toBeCloseTo(H - 16 + 8.3333 / 2 + 0.387 * 8.3333, 3);
  });

  test('make a label of two lines grow upwards (50.9.16)', () => {
    const label = 'Honorary Chairwoman of the Board';
    const { body: long } = draw({ label });
    const pill = nodesOf(long, 'rect').find(({ radius }) => radius === 6)!;
    expect(pill).toMatchObject({
      y: expect.closeTo(H - 50 - 43),
      height: expect.closeTo(43),
      width: expect.closeTo(W - 92),
    });
  });

  test('are white on a dark card', () => {
    const dark = draw({ shares: 1, backgroundColor: 'black' });
    expect(textNamed(dark.body, '1 Share').fill).toBe(dark.look.color('white'));
  });
});

describe('figures', () => {
  test.each([
    [1, '1 Share'],
    [2, '2 Shares'],
    ['1/2', '1/2 Share'],
    ['2', '2 Share'],
  ])('write a count of %j as %s', (shares, text) => {
    expect(shareCount(shares)).toBe(text);
  });

  test('put cost and revenue in place of missing count and percentage', () => {
    const { body } = draw({ cost: 100, revenue: 10 });
    expect(textNamed(body, '$100').x).toBe(79.5);
    const revenue = textNamed(body, 'Revenue: $10');
    expect(revenue.x + revenue.width).toBeCloseTo(W - 12.5);
  });

  test('put cost 12.5 after the count (50.9.7)', () => {
    const { body } = draw({ shares: 1, cost: 5, percent: 10 });
    const [count, cost] = [textNamed(body, '1 Share'), textNamed(body, '$5')];
    expect(cost.x).toBeCloseTo(count.x + count.width + 12.5);
    expect(cost.y).toBe(count.y);
  });

  test('move cost and revenue to a line above if one line is too narrow', () => {
    const { body } = draw({ shares: 2, cost: 1200, revenue: 300, percent: 20 });
    expect(textNamed(body, '$1,200').y).toBeLessThan(textNamed(body, '2 Shares').y - 15);
    expect(textNamed(body, 'Revenue: $300').y).toBe(textNamed(body, '$1,200').y);
  });

  test.each(['left', 'gmt'] as const)(
    'are on separate lines on a narrow card in style %s if they would be cut',
    (shareStyle) => {
      const share = { cost: 500, revenue: 50, shares: 5, percent: 50 };
      const { body, found } = draw(share, style(shareStyle), {}, 250, 175);
      const lines = ['$500', 'Revenue: $50', '5 Shares', '50%'].map((text) => textNamed(body, text).y);
      expect(lines[1]! - lines[0]!).toBeGreaterThan(15);
      expect(lines[2]! - lines[1]!).toBeGreaterThan(15);
      expect(lines[3]).toBeCloseTo(lines[2]!, 0);
      expect(found).toEqual([]);
    },
  );

  test('are omitted if they are 0 (50.9.4)', () => {
    const { body } = draw({ shares: 0, percent: 0, cost: 0, revenue: 0, tokenCount: 1 });
    expect(contentsOf(body)).toEqual(['Loch Line', 'LL']);
  });
});

describe('style center (50.5.5)', () => {
  test('has no name, its subtext at 75, and formatted amounts (50.9.15)', () => {
    const { body } = draw({ shares: 1, percent: 10, cost: 1000, subtext: 'Bond' }, style('center'));
    expect(contentsOf(body)).toEqual(['Bond', '1 Share', '10%', '$1,000', 'LL']);
    expect(textNamed(body, 'Bond').y).toBeCloseTo(75 + 10 + 0.387 * 12);
    expect(middle(textNamed(body, 'Bond'))).toBeCloseTo(W / 2);
    expect(textNamed(body, '1 Share').x).toBe(12.5);
  });

  const low = (share: JsonObject, height = 150) =>
    draw({ shares: 2, percent: 20, ...share }, style('center'), { subtext: 'Scottish concession' }, height);
  const bottomsOf = (nodes: readonly Node[]) => circlesOf(nodes).map(({ y, r }) => y + r);

  test.each([
    ['a label', { label: 'President' }],
    ['two lines of figures', { cost: 100, revenue: 10 }],
    ['both', { label: 'President', cost: 100, revenue: 10 }],
  ])('puts the subtext between the tokens and %s on a low card', (_, share) => {
    const { body, found } = low(share);
    const [subtext] = lineBoxes(textNamed(body, 'Scottish concession'));
    const pill = nodesOf(body, 'rect').find(({ radius }) => radius === 6);
    expect(subtext!.y).toBeGreaterThan(Math.max(...bottomsOf(body)));
    const below = pill ?? lineBoxes(textNamed(body, '$100'))[0]!;
    expect(subtext!.y + subtext!.height).toBeLessThan(below.y);
    expect(found).toEqual([]);
  });

  test('keeps a long subtext without a label clear of the band below it', () => {
    const subtext = 'Chartered by an act of the assembly, amended, revoked and restored. '.repeat(4).trim();
    const { body } = draw({ shares: 1, percent: 10 }, style('center'), { subtext });
    const lines = textsOf(body).filter(({ text }) => subtext.includes(text));
    const bottoms = lines.flatMap((line) => lineBoxes(line)).map(({ y, height }) => y + height);
    expect(lines.length).toBeGreaterThan(4);
    expect(Math.max(...bottoms)).toBeLessThan(H - 43.75);
  });

  test('omits and reports a subtext without space', () => {
    const { body, found } = low({ label: 'President', cost: 100, revenue: 10 }, 130);
    expect(contentsOf(body)).not.toContain('Scottish concession');
    expect(found).toMatchObject([{ code: 'layout/overflow', message: expect.stringContaining('left out') }]);
    const pill = nodesOf(body, 'rect').find(({ radius }) => radius === 6)!;
    expect(Math.max(...bottomsOf(body))).toBeLessThan(pill.y);
  });

  test("writes figures above the field of a president's share in the colour for the card", () => {
    const { body } = draw({}, style('center'), {
      color: 'black',
      shares: [{ shares: 2, percent: 20, cost: 1200, revenue: 300, label: 'Chair' }, { shares: 1 }],
    });
    expect(textNamed(body, '20%').fill).toBe('#fff');
    expect(textNamed(body, '$1,200').fill).toBe('#000');
  });
});

describe("the mark of the company's group (50.11)", () => {
  const shares = [{ president: true, shares: 2 }, { shares: 1 }];
  const drawShares = (config: ConfigPart, company: JsonObject = {}, { width, height } = size) => {
    const set = setUpCards(
      {
        groups: [{ id: 'N', color: 'red', text: 'No' }],
        companies: [{ name: 'Loch', abbrev: 'LL', color: 'green', shares, group: 'N', ...company }],
      },
      config,
    );
    const context = { ...set.context, format: { ...set.context.format, width, height } };
    return shareCards(set.look.companies).map((share) => {
      const { body } = drawShareCard(share, set.look, context);
      const red = set.look.color('red', 'companies');
      return { body, mark: nodesOf(body, 'circle').find(({ fill }) => fill === red) };
    });
  };

  test.each(['left', 'gmt', 'center'] as const)(
    'is only on the president’s share in style %s',
    (shareStyle) => {
      const [president, ordinary] = drawShares(style(shareStyle));
      expect(president!.mark?.r).toBeGreaterThan(9);
      expect(contentsOf(ordinary!.body)).not.toContain('No');
    },
  );

  test.each([
    ['left', size, 2],
    ['gmt', size, 5],
    ['center', size, 8],
    ['gmt', { width: 150, height: 100 }, 3],
  ] as const)('does not touch tokens or texts in style %s', (shareStyle, card, count) => {
    const [{ body } = { body: [] }] = drawShares(
      style(shareStyle),
      { variant: '3p', shares: [{ president: true, shares: count, label: 'Chair', percent: 20 }] },
      card,
    );
    const mark = textNamed(body, 'No');
    const centre = { x: (mark.start.x + mark.end.x) / 2, y: mark.y - 0.36 * mark.size };
    const reach = 9;
    for (const { x, y, r } of circlesOf(body).filter(({ r }) => r > 7.5))
      if (Math.hypot(x - centre.x, y - centre.y) > 1)
        expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(r + reach);
    const texts = ['Loch', 'Chair', '20%'].filter((text) => contentsOf(body).includes(text));
    for (const box of texts.flatMap((text) => lineBoxes(textNamed(body, text))))
      expect(
        box.x > centre.x + reach || box.x + box.width < centre.x - reach || box.y > centre.y + reach,
      ).toBe(true);
  });
});

test('shows the name that the setting `companyNames` selects', () => {
  const cards = (companyNames: 'alias' | 'both') => {
    const { game, look } = setUpCards(
      {
        companies: [
          { name: 'Loch', abbrev: 'LL', alias: 'Glen', subtext: 'est. 1851', shares: [{ shares: 1 }] },
        ],
      },
      { companyNames },
    );
    return cardDrawings.pieces(game, look).map(({ children }) => contentsOf(children));
  };
  expect(cards('alias')[0]).toEqual(expect.arrayContaining(['Glen', 'est. 1851']));
  expect(cards('alias')[0]).not.toContain('Loch');
  expect(cards('both')[0]).toEqual(expect.arrayContaining(['Loch', 'Glen']));
  expect(cards('both')[0]).not.toContain('est. 1851');
});
