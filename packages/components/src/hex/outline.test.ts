import { ALL_SIDES } from '@platelayer/game';
import { box, boxAround } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import {
  BLEED_CORNERS,
  beyondOutline,
  CORNERS,
  clipPolygon,
  cutToHalves,
  sideAngle,
  sideEnds,
  sideMiddle,
} from './outline.ts';

const near = (x: number, y: number) => ({ x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) });

describe('the base hex (20.1.2)', () => {
  test('is 150 from flat to flat and 173.205 from point to point', () => {
    expect(CORNERS).toEqual(
      [
        [-86.6025, 0],
        [-43.30125, -75],
        [43.30125, -75],
        [86.6025, 0],
        [43.30125, 75],
        [-43.30125, 75],
      ].map(([x, y]) => near(x!, y!)),
    );
  });

  test('has a bleed of 10 beyond each side', () => {
    expect(BLEED_CORNERS[0]).toEqual(near(-98.1495, 0));
    expect(BLEED_CORNERS[1]).toEqual(near(-49.07475, -85));
  });
});

describe('sides (20.1.4)', () => {
  test.each([
    [1, 0, 90],
    [2, 60, 150],
    [3, 120, 210],
    [4, 180, 270],
    [5, 240, 330],
    [6, 300, 390],
  ])('side %d is at %d degrees, or at %d on a pointy-topped hex', (side, flat, pointed) => {
    expect(sideAngle(side)).toBe(flat);
    expect(sideAngle(side, 90)).toBe(pointed);
  });

  test('the midpoint of a side is 75 from the centre', () => {
    expect(sideMiddle(1)).toEqual(near(0, 75));
    expect(sideMiddle(2)).toEqual(near(-64.9519, 37.5));
    expect(sideMiddle(1, 90)).toEqual(near(-75, 0));
    expect(sideMiddle(3.5)).toEqual(near(-37.5, -64.9519));
  });

  test.each([
    [1, 43.30125, 75, -43.30125, 75],
    [2, -43.30125, 75, -86.6025, 0],
    [3, -86.6025, 0, -43.30125, -75],
    [4, -43.30125, -75, 43.30125, -75],
    [5, 43.30125, -75, 86.6025, 0],
    [6, 86.6025, 0, 43.30125, 75],
  ] as const)('side %d is between two corners', (side, x1, y1, x2, y2) => {
    expect(sideEnds(side)).toEqual([near(x1, y1), near(x2, y2)]);
  });
});

describe('clip polygons (20.1.6)', () => {
  const points = (clip: Parameters<typeof clipPolygon>[0]) => clipPolygon(clip).points;
  const close = (list: readonly (readonly [number, number])[]) =>
    list.map(([x, y]) => [expect.closeTo(x, 3), expect.closeTo(y, 3)]);

  test('hex: half a unit inside the design outline', () => {
    expect(points('hex')[0]).toEqual([expect.closeTo(-86.0252, 4), 0]);
    expect(points('hex')[1]).toEqual([expect.closeTo(-43.0126, 4), -74.5]);
  });

  test('offset: eighteen corners, with bleed between the rows', () => {
    expect(points('offset')).toEqual(
      close([
        [-86.6025, 0],
        [-92.376, -10],
        [-54.84825, -75],
        [-43.30125, -75],
        [-37.52775, -85],
        [37.52775, -85],
        [43.30125, -75],
        [54.84825, -75],
        [92.376, -10],
        [86.6025, 0],
        [92.376, 10],
        [54.84825, 75],
        [43.30125, 75],
        [37.52775, 85],
        [-37.52775, 85],
        [-43.30125, 75],
        [-54.84825, 75],
        [-92.376, 10],
      ]),
    );
  });

  test('die: bleed on the slanted sides, and optionally at top or bottom', () => {
    const upper = [
      [-98.1495, 0],
      [-54.84825, -75],
      [54.84825, -75],
    ] as const;
    expect(points('die').slice(0, 3)).toEqual(close(upper));
    expect(points('dieTop').slice(1, 3)).toEqual(
      close([
        [-49.07475, -85],
        [49.07475, -85],
      ]),
    );
    expect(points('dieTop').slice(4)).toEqual(
      close([
        [54.84825, 75],
        [-54.84825, 75],
      ]),
    );
    expect(points('dieBottom').slice(4)).toEqual(
      close([
        [49.07475, 85],
        [-49.07475, 85],
      ]),
    );
  });

  test('turn with the orientation', () => {
    expect(clipPolygon('bleed', 90).points[0]).toEqual([expect.closeTo(0, 6), expect.closeTo(-98.1495, 4)]);
  });
});

const CENTRE = { x: 0, y: 0 };

test('measures the distance beyond the outline from the nearest side', () => {
  for (const side of ALL_SIDES) expect(beyondOutline([[sideMiddle(side)]])(CENTRE)).toBeCloseTo(0);
  expect(beyondOutline([[CENTRE]])(CENTRE)).toBe(-75);
  expect(beyondOutline([[CENTRE, { x: 0, y: 70 }]])({ x: 0, y: 10 })).toBeCloseTo(5);
  expect(beyondOutline([[{ x: 80, y: 0 }]], 90)(CENTRE)).toBeCloseTo(5);
});

describe('halves (20.6.2)', () => {
  const Square = [-1, 1].flatMap((x) => [-x, x].map((y) => ({ x, y })));

  test('are cut through the centre, and two of them leave a quarter', () => {
    expect(boxAround(cutToHalves(Square, ['top']))).toEqual(box(-1, -1, 2, 1));
    expect(boxAround(cutToHalves(Square, ['left', 'bottom']))).toEqual(box(-1, 0, 1, 1));
    expect(cutToHalves(Square, [])).toEqual(Square);
  });

  test('clip a segment', () => {
    const segment = [
      { x: -10, y: 0 },
      { x: 30, y: 20 },
    ];
    expect(cutToHalves(segment, ['left']).slice(0, 2)).toEqual([
      { x: -10, y: 0 },
      { x: 0, y: 5 },
    ]);
  });

  test('content beyond the cut is beyond the outline', () => {
    expect(beyondOutline([[{ x: 0, y: 5 }]], 0, ['top'])(CENTRE)).toBeCloseTo(5);
    expect(beyondOutline([[{ x: 0, y: 5 }]], 0, ['bottom'])(CENTRE)).toBeCloseTo(-5);
  });
});
