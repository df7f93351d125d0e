import { expect, test } from 'vitest';
import { resolveMapJson, startReading } from '../testing/reading.ts';
import { cardPictures } from './card-pictures.ts';

const { maps } = resolveMapJson([
  {
    hexes: [
      { hexes: ['A1', 'B2'], color: 'green' },
      { hexes: ['B2'], color: 'red' },
    ],
  },
  { copy: 0, remove: ['A1'], hexes: [{ hexes: ['C3'], color: 'blue' }] },
]);
const pictures = cardPictures(maps, [], startReading());

test('a card shows the first hex with a name (30.4.3), whatever its spelling', () => {
  for (const name of ['B2', 'b2', ' B2 ']) expect(pictures.hex(name)?.ground.color).toBe('green');
});

test('a hex that is not on the default map is not shown', () => {
  for (const name of ['C3', 'nothing', '']) expect(pictures.hex(name)).toBeUndefined();
  expect(pictures.hex('A1')).toBeDefined();
  expect(cardPictures([], [], startReading()).hex('A1')).toBeUndefined();
});

test('a tile that the game does not define comes from the library', () => {
  expect(pictures.tile(' 57 ')?.id).toBe('57');
  const own = { ...pictures.tile('57')!, id: 'X1' };
  expect(cardPictures(maps, [own], startReading()).tile('X1')).toBe(own);
  expect(pictures.tile('X1')).toBeUndefined();
});
