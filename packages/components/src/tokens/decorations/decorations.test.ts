import { type Json, resolveTokenFace } from '@platelayer/game';
import { boundsOfAll, type Node, type Path } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../../testing/game.ts';
import { frameOfJson } from '../testing/frame.ts';
import { drawPatterns } from './decorations.ts';
import { spiralRadius } from './spiral.ts';

const look = lookFor();
const draw = (json: Json): readonly Node[] =>
  drawPatterns(resolveTokenFace(json), frameOfJson(json, {}, look));
const company = (name: string) => look.color(name, 'companies');

describe('70.2.4 patterns', () => {
  test('draw a square with side 1.5 r and corner radius 0.08 r', () => {
    expect(draw({ square: 'blue' })).toMatchObject([
      { kind: 'rect', x: -18.75, y: -18.75, width: 37.5, height: 37.5, radius: 2, fill: company('blue') },
    ]);
  });

  test('draw quarters top left, top right, bottom left, bottom right', () => {
    expect(draw({ quarters: ['red', 'blue', 'gold', 'lime'] })).toMatchObject([
      { x: -50, y: -50, width: 50, height: 50, fill: company('red') },
      { x: 0, y: -50, fill: company('blue') },
      { x: -50, y: 0, fill: company('gold') },
      { x: 0, y: 0, fill: company('lime') },
    ]);
  });

  test('draw the first half above the second', () => {
    expect(draw({ halves: ['red', 'blue'] })).toMatchObject([
      { x: -50, y: -50, width: 100, height: 50, fill: company('red') },
      { x: -50, y: 0, width: 100, height: 50, fill: company('blue') },
    ]);
  });

  test('draw a sunrise with sky [1] above, land [0] below and rays [2] over them', () => {
    const [sky, land, ...rays] = draw({ sunrise: ['green', 'lightBlue', 'yellow'] });
    expect(sky).toMatchObject({ y: -50, fill: company('lightBlue') });
    expect(land).toMatchObject({ y: 0, fill: company('green') });
    expect(rays).toMatchObject([
      {
        points: [
          [0, 0],
          [35.355, -35.355],
          [12.941, -49.296],
        ],
        fill: company('yellow'),
      },
      {
        points: [
          [-0, 0],
          [-35.355, -35.355],
          [-12.941, -49.296],
        ],
      },
    ]);
  });

  test('draw six sectors, the first at the bottom right', () => {
    const sectors = draw({ sexies: ['green', 'lime'] }) as readonly Path[];
    expect(sectors.map(({ fill }) => fill)).toEqual(
      [0, 1, 2].flatMap(() => [company('green'), company('lime')]),
    );
    const [, first, second] = sectors[0]!.data;
    expect(first).toEqual(['L', 50, 0]);
    expect(second![2]).toBeCloseTo(43.301, 3);
  });

  test('draw the downward triangle of a hexagram under the upward one', () => {
    expect(draw({ hexagram: ['red', 'gold'] })).toMatchObject([
      {
        points: [
          [-19.919, -11.5],
          [19.919, -11.5],
          [0, 23],
        ],
        fill: company('gold'),
      },
      {
        points: [
          [-19.919, 11.5],
          [19.919, 11.5],
          [0, -23],
        ],
        fill: company('red'),
      },
    ]);
  });

  test('draw a spiral with round ends and turns 1.083 of the distance apart', () => {
    expect(spiralRadius(0, 8.25)).toBe(8.25 / 4);
    expect(spiralRadius(360, 8.25)).toBeCloseTo(1.333 * 8.25, 9);
    expect(draw({ spiral: 'red' })).toMatchObject([{ stroke: { width: 3.125, cap: 'round' } }]);
  });

  test('draw a spiral that follows its formula at every eighth of a turn and covers the token', () => {
    const { data } = draw({ spiral: 'red' })[0] as Path;
    data.forEach((segment, i) => {
      const [x, y] = segment.slice(-2) as [number, number];
      expect(Math.hypot(x, y)).toBeCloseTo(spiralRadius(45 * i, 8.25), 6);
    });
    expect(Math.hypot(...(data.at(-1)!.slice(-2) as [number, number]))).toBeGreaterThan(25 * Math.SQRT2);
  });

  test('draw curved stripes that bulge towards the centre by 0.2546 r', () => {
    const [left, right] = draw({ curvedStripes: 'red' });
    const reach = (node: Node) => boundsOfAll([{ ...(node as Path), stroke: undefined }])!;
    expect(reach(left!).x).toBeCloseTo(-16.5, 6);
    expect(reach(left!).width).toBeCloseTo(0.2546 * 25, 2);
    expect(reach(right!).x + reach(right!).width).toBeCloseTo(16.5, 6);
    expect(reach(right!).width).toBeCloseTo(0.2546 * 25, 2);
    expect(left).toMatchObject({ stroke: { width: 6.25 } });
  });

  test('draw stripes from d to d + h on both sides', () => {
    expect(draw({ stripes: 'red', stripesWidth: 6, stripesDistance: 12 })).toMatchObject([
      { y: -18, height: 6 },
      { y: 12, height: 6 },
    ]);
  });

  test('draw stripe, target, bar and circle at their default sizes', () => {
    expect(draw({ stripe: 'red' })).toMatchObject([{ x: -6.25, y: -50, width: 12.5, height: 100 }]);
    expect(draw({ target: 'gold' })).toMatchObject([{ r: 15.625, stroke: { width: 6.25 } }]);
    expect(draw({ bar: true })).toMatchObject([
      { x: -50, y: -9.375, width: 100, height: 18.75, fill: look.color('white'), stroke: { width: 1 } },
    ]);
    expect(draw({ circle: 'gold' })).toMatchObject([{ r: 15, fill: company('gold') }]);
  });

  test('scale lengths of the file with the radius', () => {
    expect(draw({ width: 50, stripe: 'red' })).toMatchObject([{ width: 25 }]);
    expect(draw({ width: 12.5, circle: true })).toMatchObject([{ r: 7.5, stroke: { width: 1 } }]);
  });

  test('cover tokens of any size with bands (70.14.8)', () => {
    expect(draw({ width: 100, halves: ['red', 'blue'] })).toMatchObject([{ x: -200, width: 400 }, {}]);
  });

  test('rotate by shapeAngle, except target, bar and circle', () => {
    const [turned, ...standing] = draw({ stripe: 'red', target: 'gold', bar: true, shapeAngle: 90 });
    expect(turned).toMatchObject({
      kind: 'group',
      transform: [0, 1, -1, 0, 0, 0],
      children: [{ kind: 'rect' }],
    });
    expect(standing.map(({ kind }) => kind)).toEqual(['circle', 'rect']);
  });

  test('are drawn in the order of the table, whatever the order in the file', () => {
    const kinds = draw({ circle: true, bar: true, stripe: 'red', square: 'blue' });
    expect(kinds).toMatchObject([{ radius: 2 }, { width: 12.5 }, { height: 18.75 }, { r: 15 }]);
  });

  test('draw nothing in an unknown colour', () => {
    expect(draw({ stripe: 'no such colour' })).toMatchObject([{ fill: undefined }]);
    expect(draw({ spiral: 'no such colour' })).toEqual([]);
  });
});
