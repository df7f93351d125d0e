import type { JsonObject } from '@platelayer/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, TILE_FILES } from './catalogue.ts';
import { parseTile, printTile } from './notation.ts';

const hexOf = (line: string) => parseTile(line, 'yellow').hex;

describe('a line of the tile notation', () => {
  test('is an id and the colour of its file unless it states one', () => {
    expect(parseTile('900:', 'yellow')).toEqual({ id: '900', color: 'yellow', hex: { color: 'yellow' } });
    expect(parseTile('900|X: color=green/brown', 'gray')).toEqual({
      id: '900|X',
      color: 'green/brown',
      hex: { color: 'green/brown' },
    });
  });

  test('states attributes as words, JSON, or a bare key for true', () => {
    expect(hexOf('900: group=individual | rot=3 | broken')).toEqual({
      color: 'yellow',
      group: 'individual',
      rotations: 3,
      broken: true,
    });
    expect(hexOf('900: rot=[60] | goods=[{"color":"black"}]')).toEqual({
      color: 'yellow',
      rotations: [60],
      goods: [{ color: 'black' }],
    });
  });

  test('states a rim as six borders', () => {
    const borders = [1, 2, 3, 4, 5, 6].map((side) => ({ side, color: 'violet', width: 15 }));
    expect(hexOf('900: rim=violet:15').borders).toEqual(borders);
    expect(printTile({ id: '900', hex: { borders } })).toBe('900: rim=violet:15');
    expect(printTile({ id: '900', hex: { borders: borders.slice(1) } })).toMatch(/^900: borders=\[/);
  });

  test('gives track a type, a side, a range, a gauge, a crossing and a turn', () => {
    expect(hexOf('900: T 1 s g2[.25-.5]n+~-30 h3[-.5] o3.75 k-{"path":"m 0 85 L 0 0"} . s4_').track).toEqual([
      { side: 1 },
      { type: 'straight' },
      { type: 'gentle', side: 2, start: 0.25, end: 0.5, gauge: 'narrow', cross: 'over', rotation: -30 },
      { type: 'sharp', side: 3, end: 0.5 },
      { type: 'offboard', side: 3.75 },
      { type: 'custom', cross: 'under', path: 'm 0 85 L 0 0' },
      {},
      { type: 'straight', side: 4, cross: 'bottom' },
    ]);
  });

  test('gives stops a size, a pass, the colour halt and a position', () => {
    const { cities, centerTowns, towns } = hexOf(
      '900: C 2p "3Ferry"@:.5 {"width":20} | D h@30: | B ~45^5+34,-13 +,7',
    );
    expect(cities).toEqual([{ size: 2, pass: true }, { size: '3Ferry', percent: 0.5 }, { width: 20 }]);
    expect(centerTowns).toEqual([{ color: 'halt', angle: 30 }]);
    expect(towns).toEqual([{ rotation: 45, rotate: 5, x: 34, y: -13 }, { y: 7 }]);
  });

  test('gives texts a number or quoted text, in which blanks, bars and braces mean nothing', () => {
    const { values, labels, names } = hexOf('900: V 30@210:.8 "30/50" | L "a | {b"!24+5, | N "Ö \\"x\\""~30');
    expect(values).toEqual([{ value: 30, angle: 210, percent: 0.8 }, { value: '30/50' }]);
    expect(labels).toEqual([{ label: 'a | {b', fontSize: 24, x: 5 }]);
    expect(names).toEqual([{ name: 'Ö "x"', rotation: 30 }]);
  });

  test.each([
    'no tile',
    '900: T q1',
    '900: T 1x',
    '900: T ',
    '900: V @',
    '900: rim=',
    '900: two words',
    '900: T 1 {',
  ])('is refused when malformed: %s', (line) => expect(() => parseTile(line, 'yellow')).toThrow());

  test('needs a colour from somewhere', () => {
    expect(() => parseTile('900: T 1')).toThrow('900');
  });
});

describe('printing a tile', () => {
  test('gives back every line of the catalogue as it is written', () => {
    for (const { color, text } of TILE_FILES)
      for (const line of linesOf(text)) expect(printTile(parseTile(line, color), color)).toBe(line);
  });

  test('loses nothing of any hex definition', () => {
    const number = fc.oneof(
      fc.integer({ min: -400, max: 400 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0),
    );
    const text = fc.oneof(fc.string(), fc.constantFrom('halt', 'straight', 'narrow', 'over', 'true', '.'));
    const item = fc.dictionary(
      fc.constantFrom(
        ...['type', 'side', 'start', 'end', 'gauge', 'cross', 'rotation', 'size', 'pass', 'color', 'angle'],
        ...['percent', 'rotate', 'x', 'y', 'value', 'label', 'name', 'fontSize', 'width'],
      ),
      fc.oneof(number, text, fc.boolean(), fc.constant(null)),
      { noNullPrototype: true },
    );
    const items = fc.array(item, { maxLength: 4 });
    const hexes = fc.record(
      {
        color: text,
        group: text,
        rotations: fc.oneof(number, fc.array(number)),
        broken: fc.boolean(),
        ...Object.fromEntries(
          ['track', 'cities', 'centerTowns', 'towns', 'values', 'labels', 'names', 'borders', 'shapes'].map(
            (key) => [key, items],
          ),
        ),
      },
      { requiredKeys: ['color'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(parseTile(printTile({ id: '900', hex: hex as JsonObject })).hex).toEqual(hex);
      }),
    );
  });
});
