import { describe, expect, test } from 'vitest';
import { upgrade } from './upgrade.ts';

describe('info', () => {
  test.each([
    ['USD', '$#'],
    ['GBP', '£#'],
    ['JPY', '¥#'],
    ['EUR', '€#'],
    ['CAD', 'C$#'],
    ['F', 'F#'],
    ['kr', 'kr#'],
    ['£#', '£#'],
  ])('currency %s is written %s', (code, format) => {
    expect(upgrade({ info: { currency: code } }).value).toEqual({ info: { currency: format } });
  });
});
