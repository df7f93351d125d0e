import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveTokens } from './general.ts';

const tokens: Json = [
  'Round',
  { icon: 'port', quantity: '∞', print: 4 },
  { label: '20', color: 'yellow', quantity: 2 },
  { label: 'Phase', quantity: 0, print: 1 },
];

test('prints general tokens by print, else quantity, else once (70.3)', () => {
  const reading = startReading();
  expect(resolveTokens(tokens, '/tokens', reading).map(({ copies }) => copies)).toEqual([1, 4, 2, 1]);
  expect(reading.found).toEqual([]);
});

test('reads how many tokens the game has from quantity', () => {
  const quantities = resolveTokens(tokens, '/tokens', startReading()).map(({ quantity }) => quantity);
  expect(quantities).toEqual([1, '∞', 2, 0]);
});

test('prints an unlimited token without print once, with a warning (10.20.14)', () => {
  const reading = startReading();
  expect(resolveTokens([{ label: '+20', quantity: '∞' }], '/tokens', reading)[0]?.copies).toBe(1);
  expect(reading.found).toMatchObject([{ code: 'quantity/unlimited', pointer: '/tokens/0/quantity' }]);
});
