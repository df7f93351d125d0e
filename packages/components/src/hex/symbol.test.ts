import { expect, test } from 'vitest';
import { hexSymbol } from './symbol.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';

test('the same hex in the same look and options is the same symbol', () => {
  const look = lookWith();
  const hex = hexOf({ color: 'green' });
  const first = hexSymbol(hex, look, TILE, 'tile-7');
  expect(first.id).toBe('tile-7');
  expect(hexSymbol(hex, look, { outline: false, orientation: 0, context: 'tile' }, 'other')).toBe(first);
  expect(hexSymbol(hex, look, { ...TILE, orientation: 90 }, 'tile-7-90')).not.toBe(first);
  expect(hexSymbol(hex, look, { ...TILE, id: { base: '7' } }, 'tile-7-id')).not.toBe(first);
  expect(hexSymbol(hexOf({ color: 'green' }), look, TILE, 'tile-8')).not.toBe(first);
  expect(hexSymbol(hex, lookWith(), TILE, 'tile-7')).not.toBe(first);
});
