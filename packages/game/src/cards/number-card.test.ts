import { expect, test } from 'vitest';
import { resolveInfo } from '../info.ts';
import type { Json } from '../json.ts';
import { resolvePlayers } from '../players.ts';
import { resolveNumberCards } from './number-card.ts';

const players = resolvePlayers({ players: [{ number: 3 }, { number: 2 }] });
const cards = (colors: Json | undefined, info: Json = {}) =>
  resolveNumberCards(colors, resolveInfo(info), players).map(({ color, number }) => `${color} ${number}`);

test('prints for each colour the numbers up to the maximum player count (50.6)', () => {
  expect(cards(['red', 'blue'])).toEqual(['red 1', 'red 2', 'red 3', 'blue 1', 'blue 2', 'blue 3']);
});

test('prints one set in the background colour, or gray, without a list', () => {
  expect(cards(undefined, { background: 'green' })).toEqual(['green 1', 'green 2', 'green 3']);
  expect(cards(undefined)).toEqual(['gray 1', 'gray 2', 'gray 3']);
});

test('prints none without players', () => {
  expect(resolveNumberCards(['red'], resolveInfo({}), resolvePlayers({}))).toEqual([]);
});
