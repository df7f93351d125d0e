import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from './byte-writer.ts';
import { num } from './syntax.ts';

const written = (write: (writer: ByteWriter) => void): string => {
  const writer = new ByteWriter();
  write(writer);
  return new TextDecoder().decode(writer.bytes);
};

describe('numbers', () => {
  const examples: readonly (readonly [value: number, decimals: number, text: string])[] = [
    [0, 3, '0 '],
    [-0, 3, '0 '],
    [12.5, 3, '12.5 '],
    [-0.0004, 3, '0 '],
    [0.9996, 3, '1 '],
    [-99.99951, 3, '-100 '],
    [0.05, 3, '0.05 '],
    [0.017452, 6, '0.017452 '],
    [1e12, 3, '1000000000 '],
    [-Infinity, 3, '-1000000000 '],
  ];
  test.each(examples)('%d with %d decimals is %j', (value, decimals, text) =>
    expect(written((writer) => writer.number(value, decimals))).toBe(text),
  );

  test('are as exact as their decimals allow, without trailing zeros', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -1e5, max: 1e5, noNaN: true }),
        fc.integer({ min: 3, max: 6 }),
        (value, decimals) => {
          const text = written((writer) => writer.number(value, decimals)).trimEnd();
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
          expect(num(Number(text), decimals)).toBe(text);
        },
      ),
    ));

  test('NaN throws', () =>
    expect(() => new ByteWriter().number(Number.NaN, 3)).toThrow('A PDF cannot hold NaN.'));
});

test('a writer grows beyond its first buffer', () => {
  const long = 'abc'.repeat(5000);
  expect(written((writer) => writer.text(long).line('!'))).toBe(`${long}!\n`);
});
