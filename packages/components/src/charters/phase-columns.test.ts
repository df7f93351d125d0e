import { describe, expect, test } from 'vitest';
import { chartColumns } from './phase-columns.ts';
import { setUpCharters } from './testing/game.ts';

const first = {
  trains: [
    { name: '2', quantity: 6, price: 80, color: 'yellow', rust: '4' },
    { name: '3', quantity: 5, price: 180, color: 'green' },
    { name: '4', quantity: 4, price: 300, color: 'brown' },
  ],
  phases: [
    { name: '2', train: '2', limit: 4, tiles: 'yellow' },
    { name: '3', train: '3', limit: 4, tiles: 'green', buyCompanies: true, notes: 'Two ORs' },
    { name: '4', train: '4', limit: 3, tiles: 'brown' },
    { name: 'M', train: '2', limit: 2, tiles: 'yellow', minor: true },
  ],
  companies: [
    { name: 'Vale', abbrev: 'V', color: 'blue', tokens: ['Free', 40] },
    { name: 'Dale', abbrev: 'D', color: 'red', tokens: ['Free'], minor: true },
  ],
};

const second = {
  trains: [
    { name: '3', quantity: 4, price: [150, 200], color: 'green' },
    { name: '3E', quantity: 2, quantityLabel: '2*', price: 220, color: 'green', phased: '5' },
    { name: '5', quantity: 3, price: 500, color: 'brown', obsolete: '7' },
    { name: 'X', quantity: 1, price: 0, color: 'gray', phase: false },
  ],
  phases: [
    { name: 'II', train: ['3E', '3'], limit: '3/2', tiles: 'green' },
    { name: 'III', train: '5', limit: 2, tiles: 'brown', company: 'P', notes: ['P only'] },
    { name: 'IV', train: '5', limit: 2, tiles: 'brown', events: { closeCompanies: true } },
  ],
  companies: [
    { name: 'Polder', abbrev: 'P', color: 'red' },
    { name: 'Quay', abbrev: 'Q', color: 'blue' },
  ],
};

/** Headers and texts of the columns of a company's chart. */
const chart = (file: object, position: number) => {
  const { game, look } = setUpCharters(file);
  const columns = chartColumns(game, game.companies[position]!, look);
  return {
    headers: columns.map(({ header }) => header),
    column: (header: string) => columns.find((column) => column.header === header)!,
    words: (header: string) =>
      columns
        .find((column) => column.header === header)
        ?.cells.map(({ lines }) => lines.map(({ text }) => text)),
    color: (name: string) => look.color(name, 'map'),
  };
};

describe('rows and columns of the phase chart (60.7.5)', () => {
  const vale = chart(first, 0);

  test('use the format of a price (50.1.7)', () => {
    const trains = first.trains.map((train) => ({ ...train, priceFormat: '#G', upgrade: 20 }));
    expect(chart({ ...first, trains }, 0).words('Price')).toEqual([['80G'], ['180G'], ['300G']]);
  });

  test('of a major omit rows for minors', () => {
    expect(vale.headers).toEqual(['Name', 'Train', 'Price', '#', 'Limit', 'Rust', 'Tiles', 'Notes']);
    expect(vale.words('Name')).toEqual([['2'], ['3'], ['4']]);
  });

  test('of a minor are rows for minors, and columns with contents', () => {
    const dale = chart(first, 1);
    expect(dale.headers).toEqual(['Name', 'Train', 'Price', '#', 'Limit', 'Tiles']);
    expect(dale.words('Name')).toEqual([['M']]);
  });

  test('show notes from the file before generated ones', () => {
    expect(vale.words('Notes')?.[1]).toEqual(['Two ORs', 'Private companies may be purchased.']);
  });

  test('colour the cells of trains', () => {
    expect(vale.column('Train').cells[1]?.ground).toBe(vale.color('green'));
    expect(vale.words('Rust')).toEqual([[], [], ['2']]);
    expect(vale.column('Rust').cells[2]?.ground).toBe(vale.color('yellow'));
    expect(vale.column('Rust').cells[0]?.ground).toBeUndefined();
    expect(vale.column('Tiles').cells[2]?.ground).toBe(vale.color('brown'));
  });

  test('name the later train of a phase that removes a train', () => {
    const byLater = (train: string | readonly string[]) =>
      chart(
        {
          ...first,
          trains: [
            { name: '2', quantity: 6, color: 'yellow', rust: { on: '4', index: 2 }, phased: '3' },
            ...first.trains.slice(1),
          ],
          phases: [{ name: 'I', train, limit: 4, tiles: 'green' }],
        },
        0,
      );
    expect(byLater('4').words('Rust')).toEqual([['2 (by\u00a02nd)']]);
    const both = byLater(['3', '4']);
    expect(both.words('Rust')).toEqual([['2 (by\u00a02nd\u00a04)']]);
    expect(both.words('Phased')).toEqual([['2']]);
  });
});

describe('phases and trains in a chart (60.7.6)', () => {
  const polder = chart(second, 0);

  test('include a phase of one company only on its charter', () => {
    expect(polder.words('Name')).toEqual([['II'], ['III'], ['IV']]);
    expect(chart(second, 1).words('Name')).toEqual([['II'], ['IV']]);
  });

  test('give every train the height of its highest entry in all columns', () => {
    expect(polder.words('Train')?.[0]).toEqual(['3', '', '3E']);
    expect(polder.words('Price')?.[0]).toEqual(['$150', '$200', '$220']);
    expect(polder.words('#')?.[0]).toEqual(['4', '', '2*']);
  });

  test('list a train in the phase that removes it, or nowhere', () => {
    expect(polder.words('Phased')).toEqual([[], ['3E'], ['3E']]);
    expect(polder.headers).not.toContain('Obsolete');
    expect(polder.headers).not.toContain('Rust');
  });

  test('add a column for generated notes alone', () => {
    expect(chart(second, 1).words('Notes')).toEqual([[], ['Private companies close.']]);
  });

  test('make no chart without rows', () => {
    expect(chart({ ...second, phases: [{ name: 'M', minor: true }] }, 0).headers).toEqual([]);
  });
});
