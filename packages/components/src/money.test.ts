import { defaults } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { moneyWriter } from './money.ts';

const written = moneyWriter('# cr', defaults.currency);

describe('money (90.7)', () => {
  test('a number in the currency of the game, in groups of three', () => {
    expect(written(1200, 'train')).toBe('1,200 cr');
    expect(moneyWriter('$#', defaults.currency)(1234567.125, 'bank')).toBe('$1,234,567.125');
  });

  test('a text stands as it is, nothing as nothing', () => {
    expect(written('300*', 'train')).toBe('300*');
    expect(written(undefined, 'train')).toBe('');
  });

  test('kinds that are switched off are plain digits', () => {
    expect(written(1200, 'market')).toBe('1200');
  });

  test('signs that mean something in a replacement are harmless', () => {
    expect(moneyWriter("$&$'#", defaults.currency)(5, 'bank')).toBe("$&$'5");
    expect(written(5, 'bank', '$&#')).toBe('$&5');
  });

  test('an amount with a format of its own has it, also where its kind is switched off (50.1.7)', () => {
    expect(written(1200, 'train', '#G')).toBe('1,200G');
    expect(written(1200, 'market', '#G #')).toBe('1,200G #');
    expect(written('300*', 'train', '#G')).toBe('300*');
  });
});
