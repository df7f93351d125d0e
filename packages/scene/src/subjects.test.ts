import { describe, expect, test } from 'vitest';
import { circle, group, groupAt, rect, symbol, use } from './build.ts';
import { scale, translate } from './matrix.ts';
import { about, subjectBoxes } from './subjects.ts';

const hex = { pointer: '/map/hexes/0', name: 'hex A1' };
const city = { pointer: '/map/hexes/0/cities/0', name: 'city' };

describe('the boxes of subjects', () => {
  test('are those of their drawings on the sheet', () => {
    const nodes = [groupAt(translate(10, 20), ...about(city, [rect(0, 0, 4, 2)]))];
    expect(subjectBoxes(nodes)).toEqual([{ subject: city, box: { x: 10, y: 20, width: 4, height: 2 } }]);
  });

  test('come before those of subjects inside', () => {
    const inner = about(city, [circle(5, 5, 1)]);
    const nodes = about(hex, [group([rect(0, 0, 10, 10), ...inner])]);
    expect(subjectBoxes(nodes).map(({ subject }) => subject)).toEqual([hex, city]);
  });

  test('are joined for neighbours with the same subject object, and separate otherwise', () => {
    const shared = about(city, [rect(0, 0, 1, 1), rect(5, 0, 1, 1)]);
    expect(subjectBoxes(shared).map(({ box }) => box)).toEqual([{ x: 0, y: 0, width: 6, height: 1 }]);
    expect(
      subjectBoxes([groupAt(translate(9, 0), ...shared), groupAt(translate(0, 0), ...shared)]),
    ).toHaveLength(2);
  });

  test('are found in every use of a symbol', () => {
    const drawing = symbol('hex', about(city, [rect(0, 0, 2, 2)]));
    const nodes = [use(drawing, translate(10, 0)), use(drawing, scale(2))];
    expect(subjectBoxes(nodes).map(({ box }) => box)).toEqual([
      { x: 10, y: 0, width: 2, height: 2 },
      { x: 0, y: 0, width: 4, height: 4 },
    ]);
  });

  test('are clipped, and missing if nothing of them is visible', () => {
    const nodes = [...about(hex, [rect(0, 0, 10, 10)]), ...about(city, [rect(20, 0, 5, 5)])];
    const page = [group(nodes, { clip: rect(5, 0, 15, 10) })];
    expect(subjectBoxes(page)).toEqual([{ subject: hex, box: { x: 5, y: 0, width: 5, height: 10 } }]);
  });
});
