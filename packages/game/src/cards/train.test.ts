import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveTrains } from './train.ts';

const resolve = (trains: Json, reading = startReading()) => resolveTrains(trains, '/trains', reading);

describe('number of copies (50.2.2)', () => {
  test.each([
    [{ quantity: 6 }, 6],
    [{ quantity: '∞', print: 5 }, 5],
    [{ quantity: 4, print: 2 }, 2],
    [{ quantity: 4, print: 0 }, 0],
    [{}, 1],
    [{ quantity: '∞' }, 1],
  ])('%j prints %i', (fields, copies) => {
    expect(resolve([{ name: '2', color: 'yellow', ...fields }])[0]?.copies).toBe(copies);
  });

  test('is limited so that a typo does not print a million cards', () => {
    const reading = startReading();
    expect(resolve([{ name: '2', quantity: 1_000_000 }], reading)[0]?.copies).toBe(1000);
    expect(reading.found).toMatchObject([{ code: 'quantity/too-many', pointer: '/trains/0/quantity' }]);
  });
});

test('ignores a money format without #, which would hide the amount (50.1.7)', () => {
  const [train] = resolve([{ name: '2', priceFormat: '#G', upgradeFormat: 'G', tradeInFormat: '' }]);
  expect(train).toMatchObject({ priceFormat: '#G', upgradeFormat: undefined, tradeInFormat: undefined });
});

describe('the back of a train card (50.4.9)', () => {
  const [, ...trains] = resolve([
    { name: '4', color: 'green' },
    { name: '2', color: 'red', back: {} },
    {
      name: '2',
      color: 'red',
      back: { title: 'II', text: ['a', 'b'], color: 'gold', backgroundColor: 'navy' },
    },
    {
      name: '2',
      quantity: 3,
      back: { name: '2E', color: 'blue', rust: '4', quantity: '∞', back: { text: 'a' } },
    },
    { name: '2', back: 'red' },
  ]);
  const [bare, plain, other, none] = trains.map(({ back }) => back);

  test('is a title and text, by default the name on the train colour', () => {
    expect(bare).toMatchObject({ kind: 'plain', title: '2', text: [], backgroundColor: 'red' });
    expect(plain).toMatchObject({ title: 'II', text: ['a', 'b'], color: 'gold', backgroundColor: 'navy' });
    expect(none).toBeUndefined();
  });

  test('or another train, which has neither a back nor a quantity', () => {
    expect(other).toMatchObject({ kind: 'train', train: { name: '2E', copies: 1, back: undefined } });
    expect(other?.kind === 'train' && other.train.tags[0]).toMatchObject({ kind: 'rust', color: 'green' });
  });
});

describe('train notes (50.4.4)', () => {
  const trains: Json = [
    { name: '2', color: 'yellow', rust: { on: '4', index: 2 }, phased: ['3', '4'] },
    { name: '3', color: 'blue', permanent: false },
    { name: '4', color: 'green' },
    { name: '5', color: 'brown', obsolete: 'D', obsoletedText: 'Ends with' },
  ];
  const [two, three, four, five] = resolve(trains);

  test('are in the order phased, obsolete, rusted, in the colour of the first train named', () => {
    expect(two?.tags).toEqual([
      { kind: 'phased', text: 'Phased out by', color: 'blue', by: [{ train: '3' }, { train: '4' }] },
      { kind: 'rust', text: 'Rusted by', color: 'green', by: [{ train: '4', position: 2 }] },
    ]);
  });

  test('say permanent for a train without an end, unless turned off', () => {
    expect(four?.tags).toEqual([{ kind: 'permanent', text: 'Permanent', color: 'yellow' }]);
    expect(three?.tags).toEqual([]);
  });

  test('find the colour by a partial train name', () => {
    const [short, long] = resolve([
      { name: '3', color: 'green', rust: '6' },
      { name: '4', color: 'green', rust: 'D' },
      { name: '16E', color: 'blue' },
      { name: '6E', color: 'brown' },
      { name: '4D', color: 'gray' },
    ]);
    expect([short?.tags[0]?.color, long?.tags[0]?.color]).toEqual(['brown', 'gray']);
  });

  test('are white for an unknown train (10.20.11)', () => {
    expect(five?.tags).toEqual([
      { kind: 'obsolete', text: 'Ends with', color: 'white', by: [{ train: 'D' }] },
    ]);
  });
});

describe('train fields (50.4.1)', () => {
  test('keep several prices as a list (60.7.1)', () => {
    const [one, several, none] = resolve([{ price: 80 }, { price: [150, '200*'] }, {}]);
    expect([one?.price, several?.price, none?.price]).toEqual([[80], [150, '200*'], []]);
  });

  test('choose the picture by colour', () => {
    const images = resolve([{ color: 'green' }, { color: 'grey' }, { color: 'pink' }, { image: 'Diesel' }]);
    expect(images.map(({ image }) => image)).toEqual(['3T', '6T', '2T', 'Diesel']);
  });

  test('read picture lengths relative to the card or to the paper', () => {
    const [train] = resolve([{ imageWidth: '45%', imagePaddingTop: '0.8in' }]);
    expect(train?.imageWidth).toEqual({ kind: 'percent', value: 45 });
    expect(train?.imagePaddingTop).toEqual({ kind: 'units', value: 80 });
  });

  test('show the quantity label instead of the number in the chart', () => {
    const trains = resolve([{ quantity: 2, quantityLabel: '2*' }, { quantity: 3 }]);
    expect(trains.map(({ quantity }) => quantity)).toEqual(['2*', 3]);
  });
});
