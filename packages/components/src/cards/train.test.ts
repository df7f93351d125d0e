import type { ConfigPart, JsonObject } from '@platelayer/game';
import { boundsOfAll, box, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { type Art, noArtwork } from '../artwork/artwork.ts';
import { contentsOf, nodesOf, textNamed, textsOf } from '../testing/find.ts';
import { setUpCards } from './testing/game.ts';
import { drawTrain } from './train.ts';
import { ordinal } from './train-tags.ts';

const [W, H] = [265.748, 173.228];
const others = [
  { name: '4', color: 'brown' },
  { name: 'D', color: 'gray' },
];

const draw = (
  train: JsonObject,
  config: ConfigPart = {},
  artwork = noArtwork,
  { width, height } = { width: W, height: H },
) => {
  const { game, look, context, found } = setUpCards({ trains: [train, ...others] }, config, artwork);
  const format = { ...context.format, width, height, bleed: 12.5 };
  return { ...drawTrain(game.trains[0]!, look, { ...context, format }), look, found };
};
const number: ConfigPart = { trains: { style: 'number' } };

describe('boxes (50.4.2)', () => {
  const train = { name: '2', color: 'yellow', price: 1100, tradeIn: 800 };

  test('place name, price and trade-in price in style color', () => {
    const { body } = draw(train);
    expect(textNamed(body, '2')).toMatchObject({
      x: 12.5,
      size: 50,
      y: expect.closeTo(6.25 + 25 + 0.41 * 50),
    });
    const price = textNamed(body, '$1,100');
    expect(price).toMatchObject({ size: 25, y: expect.closeTo(12.5 + 12.5 + 0.41 * 25) });
    expect(price.x + price.width).toBeCloseTo(W - 12.5);
    const tradeIn = textNamed(body, '($800)');
    expect(tradeIn).toMatchObject({ size: 15, y: expect.closeTo(12.5 + 28 + 7.5 + 0.41 * 15) });
  });

  test('extend the band into the bleed and to 68.75, with legible texts', () => {
    const { band, body, look } = draw(train);
    expect(band).toEqual([rect(-12.5, -12.5, W + 25, 81.25, { fill: look.color('yellow', 'map')! })]);
    expect(textNamed(body, '2').fill).toBe(look.color('black'));
    expect(textNamed(draw({ ...train, color: 'black' }).body, '2').fill).toBe(look.color('white'));
  });

  test('add a black strip below a white band, or below every band if configured', () => {
    const strip = rect(-12.5, 68.75, W + 25, 2.0833, { fill: '#000' });
    for (const color of ['white', '#ffffff', 'ivory'])
      expect(draw({ ...train, color }).band.at(-1)).toEqual(strip);
    expect(draw(train, { cards: { blackBand: true } }).band.at(-1)).toEqual(strip);
    expect(draw({ ...train, color: '#ffff00' }).band).not.toContainEqual(strip);
  });

  test('omit the band in style number, and outline coloured letters in black', () => {
    const { band, body, look } = draw(train, number);
    expect(band).toEqual([]);
    const [name] = nodesOf(body, 'text');
    expect(name).toMatchObject({
      fill: look.color('yellow', 'map'),
      stroke: { width: expect.closeTo(2.0833) },
    });
    expect(textNamed(body, '2').y).toBeCloseTo(-1.5 + 37 + 0.41 * 50);
    expect(nodesOf(body, 'text')[1]!.stroke!.width).toBeCloseTo(1.0417);
  });

  test('ignore an unknown colour', () => {
    const { color: _, ...plain } = train;
    const { band, body, found } = draw({ ...train, color: 'nowhere' });
    expect({ band, body }).toEqual({ band: draw(plain).band, body: draw(plain).body });
    expect(found).toEqual([]);
  });

  test('shrink a name that would touch the price', () => {
    const { body } = draw({ name: 'Pullman', color: 'green', price: 100 });
    const [name, price] = [textNamed(body, 'Pullman'), textNamed(body, '$100')];
    expect(name.size).toBeLessThan(50);
    expect(name.size).toBeGreaterThan(35);
    expect(name.x + name.width).toBeLessThan(price.x);
  });

  test('put several prices on separate lines if one line would be cut', () => {
    const price = ['260 Reichsmark', '200 Reichsmark', '150 Reichsmark'];
    const { body } = draw({ name: '3+3', color: 'yellow', price });
    const found = price.map((text) => textNamed(body, text));
    expect(found[1]!.y - found[0]!.y).toBeCloseTo(43.75 / 3);
    expect(found[2]!.y).toBeLessThan(56.25);
  });

  test('show an upgrade price after an arrow and a trade-in price in brackets', () => {
    const prices = (more: JsonObject) =>
      contentsOf(draw({ name: '4', color: 'green', ...more }).body).slice(1, 3);
    expect(prices({ price: 300, upgrade: 200 })).toEqual(['$300', '↑ $200']);
    expect(prices({ price: 300, upgrade: 200, tradeIn: 'half' })).toEqual(['$300', '↑ $200 (half)']);
    expect(prices({ price: 300, upgrade: 0 })[1]).toBe('Permanent');
    const formats = { priceFormat: '#G', upgradeFormat: '+#', tradeInFormat: '# for a 2' };
    expect(prices({ price: [300, 'free', 1000], upgrade: 200, tradeIn: 100, ...formats })).toEqual([
      '300G/free/1,000G',
      '↑ +200 (100 for a 2)',
    ]);
  });

  test('put further prices on separate lines if one line would be cut', () => {
    const further = { upgrade: 'as the president likes it', tradeIn: 'half of what was paid' };
    const { body, found } = draw({ name: '4', color: 'green', price: 300, ...further });
    const [price, upgrade, tradeIn] = ['$300', '↑ as the president likes it', '(half of what was paid)'].map(
      (text) => textNamed(body, text),
    );
    expect(price!.size).toBeCloseTo(43.75 / 2.44);
    expect(tradeIn!.y - upgrade!.y).toBeCloseTo(0.72 * price!.size, 0);
    expect(tradeIn!.y).toBeLessThan(56.25);
    expect(found).toEqual([]);
  });

  test('keep a second price inside the band, whatever its font size', () => {
    const { body } = draw({ name: '4', color: 'black', price: 300, tradeIn: 200, priceFontSize: 43 });
    expect(textNamed(body, '$300').size).toBeCloseTo(53 / 1.72);
    expect(textNamed(body, '($200)').y).toBeLessThan(68.75);
  });

  test('join several prices (50.9.14)', () => {
    expect(contentsOf(draw({ name: '2', price: [80, '90*'] }).body)).toContain('$80/90*');
  });
});

describe('tags (50.4.4)', () => {
  const tagsOf = (train: JsonObject, config: ConfigPart = {}) => {
    const { body, look } = draw({ name: '2', color: 'yellow', ...train }, config);
    const stack = body.find((node) => node.kind === 'group' && node.transform?.[4] === W - 12.5);
    return { nodes: stack ? [stack] : [], look };
  };

  test('have the colour of the first train they name', () => {
    const { nodes, look } = tagsOf({ rust: [{ on: 'D', index: 3 }, '4'] });
    const text = textNamed(nodes, 'Rusted by 3rd D, 4');
    const [tag] = nodesOf(nodes, 'rect');
    expect(tag).toMatchObject({ height: 22, radius: 3, fill: look.color('gray', 'map') });
    expect(tag!.width).toBeCloseTo(text.width + 20);
    expect(text.x + text.width).toBeCloseTo(W - 22.5);
    expect(text.y).toBeCloseTo(H - 12.5 - 11 + 0.32 * 18);
  });

  test('are stacked from the bottom margin, 5 apart, below the players', () => {
    const { nodes } = tagsOf({ players: '4-5', obsolete: '4', rust: 'D' });
    expect(textsOf(nodes).map(({ text, y }) => [text, H - y])).toEqual([
      ['4-5', expect.closeTo(12.5 + 2 * 27 + 12.5 - 0.41 * 14)],
      ['Obsoleted by 4', expect.closeTo(12.5 + 27 + 11 - 0.32 * 18)],
      ['Rusted by D', expect.closeTo(12.5 + 11 - 0.32 * 18)],
    ]);
  });

  test('are scaled down if they would reach the band', () => {
    const { nodes } = tagsOf({ players: '4-5', phased: '4', obsolete: '4', rust: 'D' });
    expect(boundsOfAll(nodes)!.y).toBeGreaterThan(70.8);
  });

  test('contain the descenders of their text', () => {
    const { nodes } = tagsOf({ rust: '4' });
    const { y, size } = textNamed(nodes, 'Rusted by 4');
    expect(y + 0.24 * size).toBeLessThan(H - 12.5 - 0.5);
  });

  test('have an edge if they have the colour of the card', () => {
    const edgeOf = (rust: string) => nodesOf(tagsOf({ rust }).nodes, 'rect')[0]!.stroke;
    expect(edgeOf('never')).toMatchObject({ color: '#000' });
    expect(edgeOf('4')).toBeUndefined();
  });

  test('have an outline of 1.0417 inside a height of 22.0833 in style number', () => {
    const { nodes } = tagsOf({}, number);
    const [tag] = nodesOf(nodes, 'rect');
    const { width } = textNamed(nodes, 'Permanent');
    expect(tag!.height + 1.0417).toBeCloseTo(22.0833);
    expect(tag!.width + 1.0417).toBeCloseTo(width + 22.0833, 3);
    expect(tag!.stroke).toEqual({ color: '#000', width: 1.0417 });
  });

  test('are white if their event names an unknown train (50.9.13)', () => {
    const { nodes, look } = tagsOf({ rust: 'Z' });
    expect(nodesOf(nodes, 'rect')[0]!.fill).toBe(look.color('white', 'map'));
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [111, '111th'],
  ])('write %i as %s (50.9.12)', (value, text) => {
    expect(ordinal(value)).toBe(text);
  });
});

describe('description and variant (50.4.5)', () => {
  test('put one line above the tag on a translucent background', () => {
    const { body } = draw({ name: '2', color: 'yellow', description: 'Runs' });
    const text = textNamed(body, 'Runs');
    expect(text.y).toBeCloseTo(H - 42.5 - 17.5 + 8.75 + 0.387 * 14);
    expect(text.x + text.width).toBeCloseTo(W - 12.5);
    const [backing] = nodesOf(body, 'path');
    expect(backing!.fill).toBe('#ffffffb0');
    expect(backing!.data[0]).toEqual(['M', 0, expect.closeTo(H - 62.5)]);
    expect(backing!.data[2]).toEqual(['L', W, expect.closeTo(H - 40)]);
  });

  test('end the variant inside the cut, and move tags up for it', () => {
    const { body } = draw({ name: '2', color: 'yellow', variant: 'solo' });
    expect(textNamed(body, 'solo').y).toBeCloseTo(H - 16 + 8.3333 / 2 + 0.387 * 8.3333, 3);
    const stack = body.find((node) => node.kind === 'group' && node.transform?.[4] === W - 12.5)!;
    expect(stack).toMatchObject({ transform: [1, 0, 0, 1, W - 12.5, expect.closeTo(H - 18)] });
  });

  test('do not leave a single word on the last line', () => {
    const description = 'Cost ¥800 when trading in a 4T, 5T or 6T';
    const { body } = draw({ name: 'D', color: 'gray', description });
    const lines = textsOf(body).filter(({ text }) => description.includes(text) && text.length > 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]!.width).toBeGreaterThan(0.6 * lines[0]!.width);
  });

  test.each(['$80', 'Price: $80', 'Costs 80.'])('omit "%s", which only repeats the price', (description) => {
    expect(contentsOf(draw({ name: '2', color: 'yellow', price: 80, description }).body)).toEqual([
      '2',
      '$80',
      'Permanent',
    ]);
  });

  test('move up for a second tag', () => {
    const { body } = draw({ name: '2', color: 'yellow', description: 'Runs', rust: '4', obsolete: 'D' });
    expect(textNamed(body, 'Runs').y).toBeLessThan(H - 12.5 - 2 * 22 - 5);
  });
});

describe('picture (50.4.6)', () => {
  const art: Art = {
    box: [0, 0, 200, 100],
    children: [{ kind: 'shape', outline: rect(0, 0, 200, 100), fill: { slots: [], own: '#888' } }],
  };
  const on: ConfigPart = { trains: { images: true } };
  const artwork = { ...noArtwork, train: (name: string) => (name === 'none' ? undefined : art) };
  const placeOf = (train: JsonObject, size?: { width: number; height: number }) => {
    const first = draw({ name: '2', ...train }, on, artwork, size).body[0];
    if (first?.kind !== 'group' || !first.transform) return undefined;
    const [factor, , , , x, y] = first.transform;
    return box(x, y, 200 * factor, 100 * factor);
  };

  test('has the width in the table, is centred, and starts 25 plus its padding below the edge', () => {
    expect(placeOf({ color: 'brown' })).toMatchObject({
      x: expect.closeTo(0.18 * W),
      y: expect.closeTo(25 + 0.07 * W),
      width: expect.closeTo(0.64 * W),
    });
  });

  test('has the width and padding that the file sets', () => {
    expect(placeOf({ color: 'brown', imageWidth: '50%', imagePaddingTop: '0.1in' })).toMatchObject({
      y: expect.closeTo(35),
      width: expect.closeTo(0.5 * W),
    });
  });

  describe('on a high card', () => {
    const poker = { width: 250, height: 350 };

    test('is centred between the head and the tags or description', () => {
      const plain = placeOf({ color: 'brown' }, poker)!;
      expect(plain.y + plain.height / 2).toBeCloseTo((71.25 + 350 - 12.5 - 22) / 2);
      const described = placeOf({ color: 'brown', description: 'Runs far' }, poker)!;
      expect(described.y).toBeGreaterThan(71.25);
      expect(described.y + described.height).toBeLessThan(350 - 45 - 17.5);
    });

    test('keeps the position that the file sets', () => {
      expect(placeOf({ color: 'brown', imagePaddingTop: '0.1in' }, poker)!.y).toBeCloseTo(35);
    });
  });

  test('is omitted if it is unknown or pictures are turned off', () => {
    expect(placeOf({ image: 'none', color: 'brown' })).toBeUndefined();
    expect(draw({ name: '2', color: 'brown' }, {}, artwork).body[0]!.kind).toBe('text');
  });

  test('is reported if it is known but unavailable', () => {
    expect(draw({ name: '2', color: 'brown' }, on).found).toMatchObject([{ code: 'artwork/train' }]);
  });
});
