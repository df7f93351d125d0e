import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveBorderTexts } from './border-text.ts';

const resolve = (fields: object, info: Json = {}) =>
  resolveBorderTexts([{ coord: 'A1s4', ...fields }], '/t', startReading(info))[0];

describe('a border text (30.13)', () => {
  test('has these defaults', () => {
    expect(resolve({ label: 'Ferry', circle: 16 })).toEqual({
      point: { kind: 'side', hex: { letter: 1, number: 1 }, side: 4 },
      text: 'Ferry',
      color: undefined,
      disc: { radius: 16, color: 'white', borderColor: 'black', borderWidth: 2 },
      fontSize: 13,
      shrinks: true,
      fontWeight: 'normal',
      fontFamily: 'display',
      rotation: 0,
    });
  });

  test('prefers its cost, even 0, to its label', () => {
    expect(resolve({ cost: 40, label: 'Ferry' })?.text).toBe(40);
    expect(resolve({ cost: 0, label: 'Ferry' })?.text).toBe(0);
    expect(resolve({ cost: null, label: 'Ferry' })?.text).toBe('Ferry');
  });

  test('has no disc without a radius', () => {
    expect(resolve({ label: 'Ferry', bgColor: 'water' })?.disc).toBeUndefined();
  });

  test("prefers its own font to the game's and that to the default", () => {
    const info = { valueFontSize: 20, valueFontWeight: 'bold', valueFontFamily: 'serif' };
    expect(resolve({}, info)).toMatchObject({ fontSize: 20, fontWeight: 'bold', fontFamily: 'serif' });
    expect([resolve({}, info)?.shrinks, resolve({ fontSize: 9 }, info)?.shrinks]).toEqual([true, false]);
    expect(resolve({ fontSize: 9, fontWeight: 300, fontFamily: 'sans-serif' }, info)).toMatchObject({
      fontSize: 9,
      fontWeight: 300,
      fontFamily: 'sans-serif',
    });
  });

  test('without a position is not drawn', () => {
    expect(resolve({ coord: 'somewhere' })).toBeUndefined();
  });
});
