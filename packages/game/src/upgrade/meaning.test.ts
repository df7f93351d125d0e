import { describe, expect, test } from 'vitest';
import { file, upgradedHex } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('numbers and switches written as text', () => {
  test('become what the file format means, and nothing else does', () => {
    expect(
      upgradedHex({
        divides: [{ side: '2' }],
        values: [{ value: '30', angle: ' 90', percent: '.5' }],
        terrain: [{ cost: '120' }],
        borders: [{ color: 'red', side: 1, dashed: 'true' }],
      }),
    ).toEqual({
      divides: [{ side: 2 }],
      values: [{ value: '30', angle: 90, percent: 0.5 }],
      terrain: [{ cost: '120' }],
      borders: [{ color: 'red', side: 1, dashed: true }],
    });
  });

  test('a switch is on for any text but "false" (20.13)', () => {
    expect(upgradedHex({ borders: [{ dashed: 'yes' }, { dashed: 'false' }, { dashed: '' }] })).toEqual({
      borders: [{ dashed: true }, { dashed: false }, { dashed: '' }],
    });
  });

  test('∞ and names stay texts where a number may stand too', () => {
    const today = file({ bank: '∞', trains: [{ name: '2', quantity: '∞', price: '80' }] });
    expect(upgrade(today).value).toBe(today);
    expect(upgrade(file({ bank: '12000', tiles: { 7: '3' } })).value).toEqual(
      file({ bank: 12000, tiles: { 7: 3 } }),
    );
  });

  test.each(['0x10', 'NaN', 'Infinity', '1e999', '3in', '- 4', ''])('%j is no number', (text) => {
    const odd = file({ map: { hexes: [{ labels: [{ label: 'A', angle: text }] }] } });
    expect(upgrade(odd).value).toBe(odd);
  });
});
