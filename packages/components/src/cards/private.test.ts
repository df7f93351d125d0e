import type { ConfigPart, JsonObject } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { contentsOf, lineBoxes, nodesOf, textNamed, textsOf } from '../testing/find.ts';
import { drawPrivate, privateSetting } from './private.ts';
import { playerNote } from './private-lower.ts';
import { setUpCards } from './testing/game.ts';

const [W, H] = [265.748, 173.228];

const draw = (
  entry: JsonObject,
  config: ConfigPart = {},
  rest: JsonObject = {},
  { width, height } = { width: W, height: H },
) => {
  const { game, look, context, found } = setUpCards({ ...rest, privates: [entry] }, config);
  const fullContext = { ...context, format: { ...context.format, width, height }, orientation: 0 };
  const setting = privateSetting(game.privates, look, fullContext);
  const face = drawPrivate(game.privates[0]!, setting, look, fullContext);
  return { ...face, found };
};
/** Smallest and largest sizes of descriptions: 7.5 pt and 10 pt. */
const [MIN, MAX] = [10.4167, 13.8889];
const big: ConfigPart = { privates: { style: 'big' } };

test('price and revenue can have their own formats (50.1.7)', () => {
  const formats = { priceFormat: '#G', revenueFormat: '#¢' };
  const { body } = draw({ name: 'Ferry', price: 40, bid: 20, revenue: [5, 'more', 10], ...formats });
  expect(contentsOf(body)).toEqual(expect.arrayContaining(['40G', 'Min bid: $20', 'Revenue: 5¢/more/10¢']));
});

describe('the size of pictures', () => {
  const scaleOf = (more: JsonObject, config: ConfigPart = {}, size = { width: W, height: H }) => {
    const { body } = draw({ name: 'Ferry', icon: 'port', ...more }, config, {}, size);
    const picture = body.find((node) => node.kind === 'group');
    return (picture?.kind === 'group' ? picture.transform![0]! : 0) * 30;
  };
  const description = 'Closes when the bridge over the sound is built.';

  test('is multiplied by the factor in the file (50.3.4, 50.3.5)', () => {
    expect(scaleOf({ iconSize: 0.5 })).toBeCloseTo(22);
    expect(scaleOf({ iconSize: 1.5, description })).toBeCloseTo(66);
    expect(scaleOf({ iconSize: 0.5 }, big)).toBeCloseTo(W / 8);
    for (const iconSize of [1, 0, -1, 'x']) expect(scaleOf({ iconSize })).toBeCloseTo(44);
  });

  test('is limited to what fits', () => {
    const room = H - 37.5 - 5 - 38;
    expect(scaleOf({ iconSize: 9 })).toBeCloseTo((room + 0.082 * 44) / 1.082);
    const high = { width: 250, height: 350 };
    const beside = (250 - 25) / 2;
    expect(scaleOf({ iconSize: 9, description }, {}, high)).toBeCloseTo((beside - 8 + 0.082 * 44) / 1.082);
    expect(scaleOf({ iconSize: 9, description }, big, high)).toBeCloseTo(beside);
  });

  test('moves the text next to them', () => {
    const x = (iconSize: number) =>
      textsOf(draw({ name: 'Ferry', icon: 'port', iconSize, description }).body)[1]!.x;
    expect(x(1.5) - x(1)).toBeCloseTo(22 * 1.082);
  });
});

describe('boxes at the top (50.3.3)', () => {
  test('start the name at 12.5 with a line height of 20, and the description at 38', () => {
    const { body } = draw({ name: 'Ferry', description: 'Closes.' });
    expect(textNamed(body, 'Ferry')).toMatchObject({ x: 12.5, size: 18 });
    expect(textNamed(body, 'Ferry').y).toBeCloseTo(12.5 + 10 + 0.41 * 18);
    expect(textNamed(body, 'Closes.')).toMatchObject({ x: 12.5, size: expect.closeTo(MAX, 3) });
    expect(textNamed(body, 'Closes.').y).toBeCloseTo(38 + 0.6 * MAX + 0.387 * MAX, 3);
  });

  test('put each note on a line of 14 below the name, and move the description down', () => {
    const { body } = draw({ name: 'Ferry', note: ['Blocks C7', 'Closes'], description: 'Text.' });
    expect(textNamed(body, 'Blocks C7').y).toBeCloseTo(38 + 7 + 0.387 * 12);
    expect(textNamed(body, 'Closes').y).toBeCloseTo(38 + 14 + 7 + 0.387 * 12);
    expect(textNamed(body, 'Text.').y).toBeCloseTo(38 + 28 + 5 + 0.987 * MAX, 3);
  });

  test('make the badge 8.3333 wider than its id and 21.25 high, including its border', () => {
    const { body } = draw({ name: 'Ferry', id: 'F1' });
    const id = textNamed(body, 'F1');
    const [badge] = nodesOf(body, 'rect');
    expect(badge!.x + badge!.width + 1.0417 / 2).toBeCloseTo(W - 12.5, 3);
    expect(badge!.width + 1.0417).toBeCloseTo(id.width + 8.3333, 3);
    expect(badge!.height + 1.0417).toBeCloseTo(21.25);
    expect(badge!.y - 1.0417 / 2).toBeCloseTo(12.5);
    expect(id.x).toBeCloseTo(badge!.x - 1.0417 / 2 + 4.1667, 3);
    expect(id.y).toBeCloseTo(15.625 + 7.5 + 0.41 * 13);
  });

  test('end two lines of the name before the badge and use the full width for later ones', () => {
    const { body } = draw({ name: 'Aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qq rr ss tt', id: 'F1' });
    const lines = textsOf(body).filter(({ size }) => size === 18);
    const [badge] = nodesOf(body, 'rect');
    const ends = lines.map(({ x, width }) => x + width);
    expect(lines).toHaveLength(3);
    expect(Math.max(ends[0]!, ends[1]!)).toBeLessThan(badge!.x - 12.5);
  });

  test('move a word that is too wide for the space next to the badge below it', () => {
    const { body } = draw({ name: 'Donaudampfschiffahrt', id: 'LONG ID' });
    const name = textNamed(body, 'Donaudampfschiffahrt');
    expect(name.size).toBe(18);
    expect(name.y).toBeCloseTo(33.75 + 10 + 0.41 * 18);
  });
});

describe('text styles (50.3.2)', () => {
  test('take the size of a part in points, with a line height 2 larger', () => {
    const { body } = draw({ name: 'Ferry', nameFontSize: 10 });
    const size = 10 * 1.388889;
    expect(textNamed(body, 'Ferry').size).toBeCloseTo(size, 4);
    expect(textNamed(body, 'Ferry').y).toBeCloseTo(12.5 + (size + 2) / 2 + 0.41 * size, 3);
  });

  test('take the size of the whole entry in pixels and keep the line heights', () => {
    const { body } = draw({ name: 'Ferry', fontSize: 12 });
    expect(textNamed(body, 'Ferry').size).toBeCloseTo(12.5);
    expect(textNamed(body, 'Ferry').y).toBeCloseTo(12.5 + 10 + 0.41 * 12.5);
  });

  test('use white for text without its own colour on a dark background', () => {
    const { body, found } = draw({
      name: 'Ferry',
      backgroundColor: 'black',
      id: 'P1',
      idBackgroundColor: 'navy',
    });
    expect(textNamed(body, 'Ferry').fill).toBe('#fff');
    expect(textNamed(body, 'P1').fill).toBe('#fff');
    expect(found).toEqual([]);
  });

  test('darken a colour that is not legible on the default background', () => {
    const { body, found } = draw({ name: 'Ferry', nameColor: 'yellow', id: 'P1', idColor: 'red' });
    expect(contrastRatio(textNamed(body, 'Ferry').fill, '#fff')).toBeGreaterThan(4.5);
    expect(textNamed(body, 'Ferry').fill).not.toBe('#000');
    expect(textNamed(body, 'P1').fill).toBe('#d50f31');
    expect(found).toEqual([]);
  });

  test.each([
    ['idColor', { id: 'Text', idColor: 'inky', idBackgroundColor: 'black' }],
    ['idColor', { id: 'Text', idColor: 'inky', idBackgroundColor: 'black', fontColor: 'red' }],
    ['fontColor', { id: 'Text', fontColor: 'inky', idBackgroundColor: 'black' }],
    ['revenueColor', { revenue: 'Text', revenueColor: 'inky', revenueBackgroundColor: 'black' }],
    ['revenueColor', { revenue: 'Text', revenueColor: 'inky', backgroundColor: 'black' }],
    ['descColor', { description: 'Text', descColor: 'inky', backgroundColor: 'black' }],
  ])(
    'keep low-contrast colours that the file sets for text and background, and report %s',
    (field, entry) => {
      const { body, found } = draw({ name: '', ...entry });
      const shown = textsOf(body).find(({ text }) => text.endsWith('Text'));
      expect(shown?.fill).toBe('#36286b');
      expect(found).toMatchObject([{ code: 'layout/contrast', pointer: `/here/${field}` }]);
    },
  );

  test('replace an unknown background colour by the default', () => {
    const { ground, body, found } = draw({ name: 'Ferry', backgroundColor: 'mauvve' });
    expect(ground).toEqual(draw({ name: 'Ferry' }).ground);
    expect(textNamed(body, 'Ferry').fill).toBe('#030000');
    expect(found).toEqual([]);
  });
});

describe('sizes of descriptions (50.3.2)', () => {
  const sentence = 'The owner may lay one extra tile on the marsh. ';
  const sizes = (descriptions: readonly string[], config: ConfigPart = {}) => {
    const privates = descriptions.map((description) => ({ name: 'Ferry', description }));
    const { game, look, context } = setUpCards({ privates }, config);
    const at = { ...context, orientation: 0 };
    const setting = privateSetting(game.privates, look, at);
    return game.privates.map((entry) => {
      const [, line] = textsOf(drawPrivate(entry, setting, look, at).body);
      return line!.size;
    });
  };

  test('are equal, as large as the longest text allows, and at most 10 pt', () => {
    expect(sizes(['Closes.', sentence])).toEqual([expect.closeTo(MAX, 3), expect.closeTo(MAX, 3)]);
    const [short, long] = sizes(['Closes.', sentence.repeat(6)]);
    expect(short).toBe(long);
    expect(short).toBeGreaterThan(MIN);
    expect(short).toBeLessThan(MAX);
  });

  test('are below 7.5 pt only for a text that needs it', () => {
    const [short, endless] = sizes(['Closes.', sentence.repeat(14)]);
    expect(short).toBeCloseTo(MAX, 3);
    expect(endless).toBeLessThan(MIN);
  });

  test('with large text, are as large as fits on each card, up to 12 pt', () => {
    const [short, long] = sizes(['Closes.', sentence.repeat(5)], { cards: { largeText: true } });
    expect(short).toBeGreaterThan(16);
    expect(short).toBeGreaterThan(long!);
  });
});

test('an id without its own colour is black or white, whichever contrasts with its badge', () => {
  const idColor = (fields: object) => textNamed(draw({ name: 'Ferry', id: 'P1', ...fields }).body, 'P1').fill;
  expect(idColor({ idBackgroundColor: 'green' })).toBe('#fff');
  expect(idColor({ idBackgroundColor: 'yellow' })).not.toBe('#fff');
  expect(idColor({ idBackgroundColor: 'green', idColor: 'black' })).not.toBe('#fff');
});

test('the description keeps a distance from the price', () => {
  const words = 'The owner may lay one extra tile on the marsh. '.repeat(9);
  const { body } = draw({ name: 'Ferry', description: words, price: 40 });
  const lowest = Math.max(
    ...textsOf(body)
      .filter(({ text }) => words.includes(text))
      .flatMap(lineBoxes)
      .map(({ y, height }) => y + height),
  );
  expect(lowest).toBeLessThan(H - 37.5 - 2);
});

describe('pictures', () => {
  const pictures = { company: 'LL', icon: 'port', token: { label: 'T' } };

  test('are side by side in style small, 44 wide and 8 apart (50.3.4)', () => {
    const { body } = draw({ name: 'Ferry', description: 'Text', ...pictures });
    const centres = body.flatMap((node) => (node.kind === 'group' && node.transform ? [node.transform] : []));
    expect(centres.map(([, , , , x, y]) => [x, y])).toEqual([
      [34.5, 60],
      [86.5, 60],
      [138.5, 60],
    ]);
    expect(textNamed(body, 'Text').x).toBeCloseTo(12.5 + 3 * 52);
  });

  test('are 30 wide if the text of a card needs the space, and lines below them start at the margin', () => {
    const words = 'The owner may lay one extra tile on the marsh. '.repeat(6);
    const { body } = draw({ name: 'Ferry', description: words, icon: 'port' });
    const lines = textsOf(body).filter(({ text }) => words.includes(text));
    expect(lines.map(({ x }) => x)).toEqual(lines.map((_, i) => (i < 3 ? 50.5 : 12.5)));
    expect(lines.length).toBeGreaterThan(5);
  });

  test('keep a space for an unknown hex', () => {
    expect(textNamed(draw({ name: 'F', description: 'Text', hex: 'Z9' }).body, 'Text').x).toBe(64.5);
  });

  test('fill the box at the right in style big if there is only one (50.3.5)', () => {
    const { body } = draw({ name: 'Ferry', description: 'Text', icon: 'port' }, big);
    const [a, , , , x, y] = body.flatMap((node) =>
      node.kind === 'group' && node.transform ? [node.transform] : [],
    )[0]!;
    expect([x, y]).toEqual([0.875 * W - 12.5, 40 + 0.225 * H]);
    expect(a).toBeCloseTo((0.25 * W) / 30);
    expect(textNamed(body, 'Text').size).toBeCloseTo(MAX, 3);
  });

  test('leave the whole width below them to the description in style big (50.3.5)', () => {
    const description = 'The owner may lay a yellow tile at no cost once a game. '.repeat(8);
    const poker = { width: 250, height: 350 };
    const { body } = draw({ name: 'Ferry', description, icon: 'port' }, big, {}, poker);
    const lines = textsOf(body).filter(({ size }) => size < 18);
    const [disc] = nodesOf(body, 'circle');
    const pictureBottom = 40 + (0.45 * poker.height + 0.25 * poker.width) / 2;
    const wide = lines.filter(({ x, width }) => x + width > 0.65 * poker.width + 1);
    expect(disc).toBeDefined();
    expect(wide.length).toBeGreaterThan(2);
    expect(Math.min(...wide.map(({ y, size }) => y - size))).toBeGreaterThan(pictureBottom);
    expect(Math.max(...lines.map(({ x, width }) => x + width))).toBeLessThan(poker.width - 12.5 + 1e-6);
  });

  test('share the box in style big from top to bottom (50.9.9)', () => {
    const { body } = draw({ name: 'Ferry', ...pictures }, big);
    const heights = body.flatMap((node) =>
      node.kind === 'group' && node.transform ? [node.transform[5]] : [],
    );
    expect(heights.map((y) => (y - 40) / (0.45 * H))).toEqual([
      expect.closeTo(1 / 6),
      expect.closeTo(1 / 2),
      expect.closeTo(5 / 6),
    ]);
  });

  test('show company tokens with radius 15 and an outline of 2, or 1 in style big (50.3.6)', () => {
    const rim = (config: ConfigPart) =>
      nodesOf(draw({ company: 'LL' }, config, { companies: [{ abbrev: 'LL' }] }).body, 'circle').findLast(
        ({ stroke }) => stroke,
      );
    // Wide outlines grow inwards (70.2.2).
    expect(rim({})).toMatchObject({ r: 14.5, stroke: { width: 2 } });
    expect(rim(big)).toMatchObject({ r: 15, stroke: { width: 1 } });
  });
});

test('a company may set the outline of its token on privates (50.3.6)', () => {
  const rim = (config: ConfigPart, token: JsonObject = {}) => {
    const companies = [{ abbrev: 'LL', outlineWidth: 4, token }];
    return nodesOf(draw({ company: 'LL' }, config, { companies }).body, 'circle').findLast(
      ({ stroke }) => stroke,
    )?.stroke?.width;
  };
  expect([rim({}), rim(big), rim({}, { outlineWidth: 3 })]).toEqual([4, 4, 3]);
});

describe('the mark of a group (50.3.3)', () => {
  const groups = [{ id: 'N', shape: 'ellipse', text: 'North' }];
  const drawMarked = (entry: JsonObject, config: ConfigPart = {}) =>
    draw({ name: 'Ferry Company of the Upper Lake', group: 'N', ...entry }, config, { groups }).body;

  test.each([{}, big])(
    'is to the left of the badge or in its place, and the name ends before it',
    (config) => {
      const alone = textNamed(drawMarked({}, config), 'North');
      expect(alone.end.x).toBeLessThan(W - 12.5);
      const body = drawMarked({ id: 'F1' }, config);
      const mark = textNamed(body, 'North');
      expect(mark.end.x).toBeLessThan(textNamed(body, 'F1').x - 5);
      const name = textsOf(body).find(({ text }) => text.startsWith('Ferry'))!;
      expect(name.x + name.width).toBeLessThan(mark.x - 12.5);
    },
  );
});

describe('boxes at the bottom (50.3.7)', () => {
  const { body } = draw(
    { name: 'Ferry', price: 40, revenue: [10, 20], bid: 20, minPlayers: 4, variant: 'long game' },
    {},
    { players: [{ number: 3 }, { number: 5 }] },
  );

  test.each([
    ['Min bid: $20', 12.5, H - 62.5 + 8 + 0.41 * 14],
    ['$40', 12.5, H - 37.5 + 10 + 0.41 * 18],
  ])('align %s left', (text, x, y) => {
    expect(textNamed(body, text)).toMatchObject({ x, y: expect.closeTo(y, 4) });
  });

  test.each([
    ['Players: 4-5', H - 62.5 + 8 + 0.41 * 14],
    ['Revenue: $10/$20', H - 37.5 + 10 + 0.41 * 18],
    ['long game', H - 17.5 + 10.3333 / 2 + 0.387 * 8.3333],
  ])('align %s right', (text, y) => {
    const found = textNamed(body, text);
    expect(found.x + found.width).toBeCloseTo(W - 12.5);
    expect(found.y).toBeCloseTo(y, 3);
  });

  test('put the players 9 lower in style big', () => {
    const players = draw({ minPlayers: 4 }, big, { players: [{ number: 3 }, { number: 5 }] });
    expect(textNamed(players.body, 'Players: 4-5').y).toBeCloseTo(H - 53.5 + 8 + 0.41 * 14);
  });

  test('show a price and a revenue of 0', () => {
    const texts = contentsOf(draw({ price: 0, revenue: 0 }).body);
    expect(texts).toEqual(['$0', 'Revenue: $0']);
  });

  test('draw the background of the revenue from 12.5 to its left to the corner', () => {
    const { body: colored } = draw({ revenue: 5, revenueBackgroundColor: 'yellow' });
    const { width } = textNamed(colored, 'Revenue: $5');
    const [ground] = nodesOf(colored, 'rect');
    expect(ground).toMatchObject({
      x: expect.closeTo(W - width - 25),
      y: H - 50,
      width: expect.closeTo(width + 25),
      height: 50,
    });
  });

  const players = { players: [{ number: 2 }, { number: 5 }] };
  const ferry = { name: 'Ferry', price: 40, bid: 20, revenue: 5, revenueBackgroundColor: 'green' };

  test.each([
    ['small', 62.5],
    ['big', 53.5],
  ] as const)('start the background of the revenue below the players in style %s', (style, above) => {
    const { body: colored } = draw({ ...ferry, minPlayers: 3 }, { privates: { style } }, players);
    const [ground] = nodesOf(colored, 'rect');
    expect(ground!.y).toBeCloseTo(H - above + 16 + 1.5);
    const [note] = lineBoxes(textNamed(colored, 'Players: 3-5'));
    expect(note!.y + note!.height).toBeLessThan(ground!.y + 0.5);
  });

  test('do not cover price or bid with the background of a long revenue', () => {
    const { body: colored } = draw({ ...ferry, price: 220, bid: 110, revenue: [10, 20, 30, 40] });
    const [ground] = nodesOf(colored, 'rect');
    const [price, bid] = [textNamed(colored, '$220'), textNamed(colored, 'Min bid: $110')];
    expect(price.x + price.width).toBeCloseTo(ground!.x - 6.25);
    expect(bid.x + bid.width).toBeGreaterThan(ground!.x);
    expect(ground!.y).toBeCloseTo(H - 62.5 + 16 + 1.5);
  });

  test('extend the background of the revenue for a longer variant, but not to the price', () => {
    const variant = 'only in the long game, for four players or more';
    const { body: colored } = draw({ ...ferry, revenueBackgroundColor: 'navy', variant });
    const [ground] = nodesOf(colored, 'rect');
    const note = textNamed(colored, variant);
    expect(note.width).toBeGreaterThan(textNamed(colored, 'Revenue: $5').width);
    expect(note.x).toBeCloseTo(ground!.x + 12.5);
    expect(note.fill).toBe('#fff');
    const price = textNamed(colored, '$40');
    expect(price.x + price.width).toBeLessThan(ground!.x - 6);
  });

  test.each(['small', 'big'] as const)('keep large bids and players above the price in style %s', (style) => {
    const large = { name: 'Ferry', price: 40, bid: 20, minPlayers: 3, bidFontSize: 40, playersFontSize: 40 };
    const { body: written } = draw(large, { privates: { style } }, players);
    for (const words of ['Min bid: $20', 'Players: 3-5'])
      expect(textNamed(written, words).y).toBeLessThan(H - 37.5);
  });

  test('write a single number of players once (50.3.6)', () => {
    expect(playerNote({ min: 4, max: 4 })).toBe('Players: 4');
  });

  test('shrink a price and a revenue that would touch', () => {
    const { body: wide } = draw({ price: '1,000,000 rubles', revenue: [100, 200, 300, 400] });
    const [price, revenue] = textsOf(wide);
    expect(price!.size).toBeLessThan(18);
    expect(price!.x + price!.width).toBeLessThan(revenue!.x - 6);
  });
});

describe('text that does not fit', () => {
  const words = 'The owner may lay one extra tile on the marsh during an operating round. ';
  const sizes = (count: number) => {
    const { body, found } = draw({ name: 'Ferry', price: 5, description: words.repeat(count) });
    const lines = textsOf(body).filter(({ size }) => size < 14);
    return { lines, size: lines[0]!.size, step: lines[1]!.y - lines[0]!.y, found };
  };

  test('keeps lines a fifth higher than its letters while it fits at 7.5 pt', () => {
    const { size, step, found } = sizes(4);
    expect(size).toBeGreaterThanOrEqual(MIN);
    expect(step / size).toBeCloseTo(1.2);
    expect(found).toEqual([]);
  });

  test('first gets tighter lines', () => {
    const { size, step } = sizes(7);
    expect(size).toBeGreaterThan(9);
    expect(step / size).toBeCloseTo(1.05);
  });

  test('then gets smaller letters, down to 6.25', () => {
    const { size, found } = sizes(12);
    expect(size).toBeLessThan(MIN);
    expect(size).toBeGreaterThan(6.25);
    expect(found).toEqual([]);
  });

  test('is finally cut with an ellipsis and reported', () => {
    const { lines, size, found } = sizes(40);
    expect(size).toBe(6.25);
    expect(lines.at(-1)!.text).toMatch(/…$/);
    expect(lines.at(-1)!.y).toBeLessThan(H - 37.5);
    expect(found).toMatchObject([
      {
        code: 'layout/overflow',
        message: 'The description on the card "Card" does not fit and is cut short.',
        pointer: '/here',
      },
    ]);
  });
});
