import { describe, expect, test } from 'vitest';
import { circle, group, rect, symbol, use } from './build.ts';
import { fingerprint } from './fingerprint.ts';
import { translate } from './matrix.ts';

const square = rect(0, 0, 10, 10, { fill: '#ff0000' });

describe('the fingerprint of a drawing', () => {
  test('is the same for the same drawing, whatever its subjects, titles and ids', () => {
    const told = {
      ...group([square], { title: 'Tile 57' }),
      subject: { pointer: '/tiles/57', name: 'tile 57' },
    };
    expect(fingerprint([told])).toBe(fingerprint([group([{ ...square }])]));
    expect(fingerprint([use(symbol('a', [square]))])).toBe(fingerprint([use(symbol('b', [{ ...square }]))]));
  });

  test.each([
    ['a colour', [{ ...square, fill: '#ff0001' }]],
    ['a length', [{ ...square, width: 10.002 }]],
    ['a place', [group([square], { transform: translate(1, 0) })]],
    ['a large distance', [{ ...square, x: 2 ** 32 / 1000 }]],
    ['one thing more', [square, square]],
    ['another shape', [circle(0, 0, 10, { fill: '#ff0000' })]],
    ['what a symbol holds', [use(symbol('a', [circle(0, 0, 10)]))]],
    ['nothing', []],
  ])('tells %s', (_, drawing) => {
    expect(fingerprint(drawing)).not.toBe(fingerprint([square]));
  });

  test('ignores a change too small to be printed', () => {
    expect(fingerprint([{ ...square, width: 10.0001 }])).toBe(fingerprint([square]));
  });

  test('differs for each of a hundred thousand drawings', () => {
    const prints = new Set(
      Array.from({ length: 100_000 }, (_, i) => fingerprint([rect(i % 317, Math.floor(i / 317), 1, 1)])),
    );
    expect(prints.size).toBe(100_000);
  });
});
