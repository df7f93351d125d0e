import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';

const settle = (json: Json, options = {}) => avoidOverlaps(hexOf(json), lookWith(), { ...TILE, ...options });

describe('the id', () => {
  const id = { base: 'TE1', extra: 'B' };
  const cornersOn = (json: Json) => settle(json, { id }).idCorners;
  const [right, left] = [
    { x: 40, y: 70 },
    { x: -40, y: 70 },
  ];

  test('is at the bottom right, its extra at the bottom left', () => {
    expect(cornersOn({ cities: [{}], track: [{ side: 1 }] })).toEqual({ main: right, extra: left });
  });

  test('moves to another corner if a label covers the first, and the extra to one that is left', () => {
    expect(cornersOn({ labels: [{ label: 'TE', angle: 330, percent: 0.8, y: 5 }] })).toEqual({
      main: left,
      extra: { x: -40, y: -70 },
    });
  });

  test('is higher if all corners are taken', () => {
    const entrances: Json = {
      tunnelEntrances: [
        { angle: 0, percent: 1 },
        { angle: 180, rotation: 180, percent: 1 },
      ],
    };
    expect(cornersOn(entrances)?.main).toEqual({ x: 49, y: 57 });
  });

  test('has an outline in the hex colour if it has to cover track', () => {
    const track = [-50, -25, 25, 50].map((trackOffset) => ({ type: 'straight', side: 1, trackOffset }));
    expect(cornersOn({ track })?.main).toHaveProperty('halo');
    expect(cornersOn({ track: [1] })?.main).not.toHaveProperty('halo');
  });

  test('gets smaller if it would cover track in every corner', () => {
    const long = { base: 'ABCDEFGHIJKL', extra: 'ABCDEFGHIJKL' };
    const { idCorners } = settle({ track: [{ side: 1, type: 'straight' }] }, { id: long });
    expect(idCorners?.main).toEqual({ x: 49, y: 57, share: 0.55 });
    expect(idCorners?.extra).toEqual({ x: -49, y: 57, share: 0.55 });
  });

  test('gets small to avoid track on all sides, however long it is', () => {
    const track = [1, 2, 3, 4, 5, 6];
    const shareOf = (base: string) => settle({ track }, { id: { base } }).idCorners?.main.share;
    expect(shareOf('Tramway')).toBeUndefined();
    expect(shareOf('HARBOURBRIDGE')).toBe(0.45);
    expect(shareOf('HARBOURBRIDGEEAST')).toBe(0.35);
  });

  test('stays if there is no free corner', () => {
    expect(cornersOn({ shapes: [{ type: 'square', width: 180, color: 'red' }] })?.main).toEqual(right);
  });

  test('is not touched by a label without a position', () => {
    const { labels } = settle({ cities: [{ size: 3 }], track: [1, 2, 3, 4, 5, 6], labels: ['B'] }, { id });
    // It used to be between the city and the id.
    expect(labels[0]?.position.y).toBeLessThan(0);
  });
});

test('of a half hex is in a corner that is not cut off', () => {
  const corner = (half: string, orientation = 0) =>
    settle({ half }, { context: 'map', orientation, id: { base: 'C3' } }).idCorners?.main;
  expect(corner('bottom')).toEqual({ x: 40, y: 70 });
  expect(corner('top')).toEqual({ x: 40, y: -70 });
  expect(corner('left')).toEqual({ x: -40, y: 70 });
  expect(corner('right', 90)).toEqual({ x: 40, y: -70 });
});
