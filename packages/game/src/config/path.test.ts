import { describe, expect, test } from 'vitest';
import { defaults } from './config.ts';
import { getValue, resetValue, setValue } from './path.ts';

describe('a dotted path', () => {
  test('reads a value or a group, but nothing inherited', () => {
    expect(getValue(defaults, 'stock.cell.width')).toBe(70);
    expect(getValue({}, 'stock.cell.width')).toBeUndefined();
    expect(getValue(defaults, 'paper.constructor')).toBeUndefined();
  });

  test('sets one value without changing its neighbours', () => {
    const before = { paper: { height: 1169 } };
    expect(setValue(before, 'paper.width', 827)).toEqual({ paper: { height: 1169, width: 827 } });
    expect(before).toEqual({ paper: { height: 1169 } });
  });

  test('resets one value and removes groups that become empty', () => {
    expect(resetValue({ margin: 0, stock: { cell: { width: 80 } } }, 'stock.cell.width')).toEqual({
      margin: 0,
    });
    expect(resetValue({ paper: { width: 827, height: 1169 } }, 'paper.width')).toEqual({
      paper: { height: 1169 },
    });
    expect(resetValue({ margin: 0 }, 'paper.width')).toEqual({ margin: 0 });
  });
});
