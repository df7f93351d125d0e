import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { checkOverlaps } from './check-overlaps.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';

const check = (json: Json) => {
  const look = lookWith();
  checkOverlaps(hexOf(json), look, { ...TILE, pointer: '/map/hexes/3' });
  return look.found;
};
const messages = (json: Json) => check(json).map(({ message }) => message);

describe('the check for overlaps', () => {
  test('accepts a tidy hex', () => {
    expect(
      check({
        cities: [{ name: { name: 'Orrin', reverse: true } }],
        values: [{ value: 20 }],
        labels: [{ label: 'B' }],
        track: [{ side: 1 }],
        icons: [{ type: 'port' }],
      }),
    ).toEqual([]);
  });

  test('reports two overlapping elements at the upper one', () => {
    expect(
      check({ cities: [{ name: { name: 'Orrin' } }], labels: [{ label: 'OO', percent: 0.2 }] }),
    ).toMatchObject([
      {
        severity: 'info',
        code: 'layout/overlap',
        message: 'The city "Orrin" and the label "OO" overlap.',
        pointer: '/map/hexes/3/labels/0',
      },
    ]);
  });

  test('reports elements that leave the hex', () => {
    expect(messages({ names: [{ name: 'Saint Bernard', angle: 90, percent: 0.8 }] })).toEqual([
      'The name "Saint Bernard" extends over the edge of its hex.',
    ]);
    expect(messages({ cities: [{ angle: 180, percent: 0.9 }] })).toEqual([
      'The city extends over the edge of its hex.',
    ]);
  });

  test('reports a name longer than its path', () => {
    const along = (path: string) => check({ names: [{ name: 'Kirkcudbright', path }] });
    expect(along('M -30 0 L 30 0')).toEqual([]);
    expect(along('M -10 0 L 10 0')).toMatchObject([
      {
        code: 'layout/overflow',
        message: 'The name "Kirkcudbright" is longer than its path, so it extends beyond both ends.',
        pointer: '/map/hexes/3/names/0',
      },
    ]);
  });

  test('measures the letters of turned text, not the box around them', () => {
    const turned = { angle: 120, percent: 0.6, rotation: -60 };
    expect(messages({ centerTowns: [{}], names: [{ name: 'Long Harbour', ...turned }] })).toEqual([]);
  });

  test('accepts a value in the centre of a ring of slots', () => {
    expect(messages({ cities: [{ size: 6 }], values: [40] })).toEqual([]);
    expect(messages({ cities: [{ size: 6 }], values: [{ value: 40, angle: 0, percent: 0.6 }] })).toEqual([
      'The city and the value "40" overlap.',
    ]);
  });

  test('ignores track, shapes, and signs on sides', () => {
    expect(messages({ track: [{}], cities: [{}], bridges: [{ cost: 20, angle: 60, percent: 1 }] })).toEqual(
      [],
    );
  });
});

test('in a half hex, reports text that crosses the cut, but not stops', () => {
  const look = lookWith();
  const json = { half: 'left', cities: [{}], labels: [{ label: 'B', angle: 180, percent: 0.7 }] };
  checkOverlaps(hexOf(json), look, { ...TILE, context: 'map' });
  expect(look.found.map(({ message }) => message)).toEqual([
    'The label "B" extends over the edge of its hex.',
  ]);
});
