import { describe, expect, test } from 'vitest';
import { circle, group, groupAt, rect, symbol, use } from './build.ts';
import { scale, translate } from './matrix.ts';
import { about, thingsOn } from './things.ts';

const hex = { pointer: '/map/hexes/0', name: 'hex A1' };
const city = { pointer: '/map/hexes/0/cities/0', name: 'city' };

describe('things on a sheet', () => {
  test('have the box of their drawing where it lies', () => {
    const nodes = [groupAt(translate(10, 20), ...about(city, [rect(0, 0, 4, 2)]))];
    expect(thingsOn(nodes)).toEqual([{ subject: city, box: { x: 10, y: 20, width: 4, height: 2 } }]);
  });

  test('stand before the things in them', () => {
    const inner = about(city, [circle(5, 5, 1)]);
    const nodes = about(hex, [group([rect(0, 0, 10, 10), ...inner])]);
    expect(thingsOn(nodes).map(({ subject }) => subject)).toEqual([hex, city]);
  });

  test('are one where several neighbours share a subject, and several where each has its own', () => {
    const shared = about(city, [rect(0, 0, 1, 1), rect(5, 0, 1, 1)]);
    expect(thingsOn(shared).map(({ box }) => box)).toEqual([{ x: 0, y: 0, width: 6, height: 1 }]);
    expect(thingsOn([groupAt(translate(9, 0), ...shared), groupAt(translate(0, 0), ...shared)])).toHaveLength(
      2,
    );
  });

  test('are found in every use of a symbol', () => {
    const drawing = symbol('hex', about(city, [rect(0, 0, 2, 2)]));
    const nodes = [use(drawing, translate(10, 0)), use(drawing, scale(2))];
    expect(thingsOn(nodes).map(({ box }) => box)).toEqual([
      { x: 10, y: 0, width: 2, height: 2 },
      { x: 0, y: 0, width: 4, height: 4 },
    ]);
  });

  test('are cut off where a page ends, and not there beyond it', () => {
    const nodes = [...about(hex, [rect(0, 0, 10, 10)]), ...about(city, [rect(20, 0, 5, 5)])];
    const page = [group(nodes, { clip: rect(5, 0, 15, 10) })];
    expect(thingsOn(page)).toEqual([{ subject: hex, box: { x: 5, y: 0, width: 5, height: 10 } }]);
  });
});
