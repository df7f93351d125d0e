import { defaults } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { moneyWriter } from './money.ts';

const write = moneyWriter('# cr', defaults.currency);

describe('moneyWriter (90.7)', () => {
  test('writes numbers in the currency of the game, with commas', () => {
    expect(write(1200, 'train')).toBe('1,200 cr');
    expect(moneyWriter('$#', defaults.currency)(1234567.125, 'bank')).toBe('$1,234,567.125');
  });

  test('keeps strings unchanged and writes nothing for undefined', () => {
    expect(write('300*', 'train')).toBe('300*');
    expect(write(undefined, 'train')).toBe('');
  });

  test('writes plain digits for kinds that are switched off', () => {
    expect(write(1200, 'market')).toBe('1200');
  });

  test('copies replacement patterns such as $& literally', () => {
    expect(moneyWriter("$&$'#", defaults.currency)(5, 'bank')).toBe("$&$'5");
    expect(write(5, 'bank', '$&#')).toBe('$&5');
  });

  test('uses the format of the amount even if its kind is switched off (50.1.7)', () => {
    expect(write(1200, 'train', '#G')).toBe('1,200G');
    expect(write(1200, 'market', '#G #')).toBe('1,200G #');
    expect(write('300*', 'train', '#G')).toBe('300*');
  });
});
