import { expect, test } from 'vitest';
import { describe } from './describe.ts';

test('describes a game by its title and counts', async () => {
  const text = JSON.stringify({
    info: { title: 'Low Line!', subtitle: 'A trial', designer: 'Me', publisher: 'self' },
    players: [{ number: 2 }, { number: 4 }],
    companies: [{ name: 'One', abbrev: 'O', color: 'red' }],
    trains: [{ name: '2', quantity: 3, color: 'yellow' }],
    tiles: { '7': 2, '8': 3 },
    map: { hexes: [{ hexes: ['A1', 'A3'] }, { hexes: ['B2'] }] },
  });
  expect(await describe({ text })).toEqual({
    title: 'Low Line!',
    subtitle: 'A trial',
    designer: 'Me',
    publisher: 'self',
    players: [2, 4],
    counts: { companies: 1, hexes: 3, tiles: 5, privates: 0, trains: 3 },
    stem: 'low-line-',
    path: '',
  });
});

test.each(['', '{bad', '[]', '{"title":"x"}'])(
  'returns undefined for a text that is not a game: %s',
  async (text) => {
    expect(await describe({ text })).toBeUndefined();
  },
);
