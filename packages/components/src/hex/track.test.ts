import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { leaves, nodesOf } from '../testing/find.ts';
import { hexOf, lookWith, painter } from './testing/draw.ts';
import { drawTrack, trackPasses } from './track.ts';

const BLACK = lookWith().color('black')!;
const WHITE = lookWith().color('white')!;

const draw = (json: Json, options = {}) => {
  const hex = hexOf({ color: 'yellow', track: [json] });
  return trackPasses(hex.track).flatMap(([piece, pass]) =>
    drawTrack(piece, pass, painter({ color: 'yellow' }, options)),
  );
};
const strokes = (json: Json) => nodesOf(draw(json), 'path').map(({ stroke }) => stroke);

describe('gauges (20.8.4.5)', () => {
  test('normal: a halo 4 wider than the track', () => {
    expect(strokes({ type: 'straight' })).toEqual([
      { color: WHITE, width: 16 },
      { color: BLACK, width: 12 },
    ]);
  });

  test('narrow: blocks 8 wide and 9 long', () => {
    expect(strokes({ gauge: 'narrow', offset: 3 })[2]).toEqual({
      ...{ color: WHITE, width: 8, dash: [9], dashOffset: 3 },
    });
  });

  test('dual: a core 8 wide', () => {
    expect(strokes({ gauge: 'dual' })[2]).toEqual({ color: WHITE, width: 8 });
  });

  test('dual: the cores of a junction are above all its tracks', () => {
    const { track } = hexOf({ track: [{ side: 1, gauge: 'dual' }, { side: 2 }, { side: 3, gauge: 'dual' }] });
    const passes = trackPasses(track).map(([{ sides }, pass]) => `${pass} ${sides[0]}`);
    expect(passes.slice(3)).toEqual(['track 2', 'track 1', 'track 3', 'core 1', 'core 3']);
  });

  test('line and dashed: 2 in a halo of 6', () => {
    expect(strokes({ gauge: 'line' }).map((stroke) => stroke?.width)).toEqual([6, 2]);
    expect(strokes({ gauge: 'dashed' }).map((stroke) => stroke?.width)).toEqual([6, 2, 1]);
    expect(strokes({ gauge: 'dashed' })[2]?.dash).toEqual([9]);
  });

  test('match uses the colour of the hex', () => {
    expect(strokes({ color: 'match', borderColor: 'match' }).map((stroke) => stroke?.color)).toEqual([
      '#ffe600',
      '#ffe600',
    ]);
  });

  test('a halo of negative width is omitted', () => {
    expect(strokes({ borderWidth: -20 })).toEqual([{ color: BLACK, width: 12 }]);
  });
});

test('passes are stacked by crossing (20.8.4.6)', () => {
  const { track } = hexOf({
    track: ['top', 'over', undefined, 'under', 'bottom'].map((cross) => ({ ...(cross ? { cross } : {}) })),
  });
  expect(trackPasses(track).map(([{ cross }, pass]) => `${cross} ${pass}`)).toEqual([
    'bottom halo',
    'bottom track',
    'none halo',
    'under halo',
    'under track',
    'over halo',
    'over track',
    'none track',
    'top halo',
    'top track',
  ]);
});

test('a piece is turned to its side, and by the orientation of the map (20.1.3)', () => {
  const matrix = (options: object) => leaves(draw({ side: 2 }, options))[0]!.matrix;
  expect(matrix({})[0]).toBeCloseTo(Math.cos(Math.PI / 3));
  expect(matrix({ orientation: 90 })[0]).toBeCloseTo(Math.cos((5 * Math.PI) / 6));
});

describe('off-board arrows (20.8.4.7)', () => {
  const polygons = (json: Json) =>
    nodesOf(draw(json), 'polygon').map(({ points, fill }) => [fill, points[0], points[4]]);

  test('have a halo and track', () => {
    expect(polygons({ type: 'offboard' })).toEqual([
      [WHITE, [8, 75], [0, 40]],
      [BLACK, [6, 75], [0, 48]],
    ]);
  });

  test('keep an edge of 2 in dual gauge', () => {
    expect(polygons({ type: 'offboard', gauge: 'dual' })[2]).toEqual([WHITE, [4, 75], [0, 56]]);
    expect(polygons({ type: 'offboard', gauge: 'narrow' })).toHaveLength(2);
  });
});
