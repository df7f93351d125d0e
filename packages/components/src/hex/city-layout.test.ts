import type { CitySize } from '@platelayer/game';
import { bounds } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { type CityMeasures, cityLayout } from './city-layout.ts';
import { rotatePoint } from './outline.ts';

const defaults: CityMeasures = { width: 25, halo: 3, strokeWidth: 2 };
const layout = (size: CitySize, measures: Partial<CityMeasures> = {}) =>
  cityLayout(size, { ...defaults, ...measures });
const centers = (size: CitySize) =>
  layout(size).slots.map(({ x, y }) => [Math.round(x * 10) / 10 || 0, Math.round(y * 10) / 10 || 0]);

describe('slots of a city (20.8.5.3)', () => {
  test.each([
    [1, [[0, 0]]],
    [
      2,
      [
        [-25, 0],
        [25, 0],
      ],
    ],
    [
      4,
      [
        [-25, -25],
        [25, -25],
        [-25, 25],
        [25, 25],
      ],
    ],
    [
      '2S1Y',
      [
        [-25, -25],
        [25, 0],
        [-25, 25],
      ],
    ],
    [
      '3Ferry',
      [
        [0, 35.4],
        [-25, -35.4],
        [25, -35.4],
      ],
    ],
  ] as const)('size %s', (size, expected) => {
    expect(centers(size)).toEqual(expected);
  });

  test('three slots form a triangle that points right when turned back by 30 degrees', () => {
    const { slots, turn } = layout(3);
    const upright = slots.map((slot) => rotatePoint(slot, turn!));
    expect(upright.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])).toEqual([
      [-15, -25.9],
      [-15.1, 23.9],
      [28.2, -1.1],
    ]);
  });

  test('the outline of three slots touches their circles', () => {
    const { boxes, slots } = layout(3);
    const [box] = boxes;
    const points = box?.kind === 'polygon' ? box.points : [];
    expect(points).toHaveLength(6);
    for (const i of [0, 2, 4]) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[i + 1]!];
      const distances = slots.map(
        ({ x, y }) => Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1),
      );
      expect(distances.filter((distance) => Math.abs(distance - 25) < 1e-6)).toHaveLength(2);
    }
  });

  test('five and six slots form rings, clockwise from the top', () => {
    expect(centers(5)[0]).toEqual([0, -42.5]);
    expect(centers(5)[1]).toEqual([40.4, -13.1]);
    expect(centers(6)[0]).toEqual([0, -50]);
    expect(centers(6)[3]).toEqual([0, 50]);
    expect(centers(6)[1]).toEqual([43.3, -25]);
  });

  test.each([10, 18, 30])('five slots of radius %d touch like those of radius 25', (width) => {
    const { slots, boxes } = layout(5, { width });
    const [first, second] = [slots[0]!, slots[1]!];
    expect(Math.hypot(second.x - first.x, second.y - first.y) / width).toBeCloseTo(2, 2);
    expect(boxes).toMatchObject([{ r: expect.closeTo(2.34 * width) }]);
  });

  test('Y means a square slot', () => {
    const squares = (size: CitySize) => layout(size).slots.map(({ square }) => square === true);
    expect(squares('2Y')).toEqual([true, true]);
    expect(squares('1S1Y')).toEqual([false, true]);
    expect(squares('2S1Y')).toEqual([false, true, false]);
  });
});

describe('boxes and halos (20.8.5.3)', () => {
  const boxes = (size: CitySize, measures: Partial<CityMeasures> = {}) =>
    layout(size, measures).boxes.map((box) => bounds(box));

  test('two slots: the box ends at the centres of the slots', () => {
    expect(boxes(2)).toEqual([{ x: -25, y: -25, width: 50, height: 50 }]);
  });

  test('an extended box reaches 55 from the centre, and its halo extends by its own width', () => {
    expect(boxes(2, { extend: 'left' })).toEqual([{ x: -55, y: -25, width: 80, height: 50 }]);
    expect(layout(2, { extend: 'right' }).halo[1]).toMatchObject({ grow: 6, shape: { x: -25, width: 80 } });
  });

  test('five and six slots have circles', () => {
    expect(layout(5).boxes).toMatchObject([{ r: 58.5 }]);
    expect(layout(5).halo).toMatchObject([{ shape: { r: 61.5 } }]);
    expect(layout(6).boxes).toMatchObject([{ r: 64 }]);
    expect(layout(6).halo).toMatchObject([{ shape: { r: 67 } }]);
  });

  test('the second box of 2S1Y is a rectangle', () => {
    expect(boxes('2S1Y')[1]).toEqual({ x: -50, y: -25, width: 50, height: 50 });
  });

  test('three slots: the halo keeps its width if a thick outline moves the slots apart', () => {
    const { halo, slots } = layout(3, { strokeWidth: 8 });
    expect(halo).toMatchObject([
      { grow: 56, shape: { points: [[slots[0]!.x, slots[0]!.y], expect.anything(), expect.anything()] } },
    ]);
  });

  test('four slots: the halo has the given width', () => {
    expect(layout(4).halo).toMatchObject([{ grow: 56 }]);
    expect(layout(4, { halo: 5 }).halo).toMatchObject([{ grow: 60 }]);
  });

  test('the ferry has four bars', () => {
    expect(layout('3Ferry').bars).toMatchObject([{ y1: 5 }, { y1: 0 }, { y1: -5 }, { y1: -10 }]);
  });
});
