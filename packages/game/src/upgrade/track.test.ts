import { describe, expect, test } from 'vitest';
import { upgradedTrack } from './testing/upgraded.ts';

describe('track (20.8.4.4)', () => {
  test.each([
    ['stub', { type: 'straight', side: 3, end: 0.125 }],
    ['stop', { type: 'straight', side: 3, end: 0.25 }],
    ['mid', { type: 'straight', side: 3, start: 0.25, end: 0.5 }],
    ['straightGentleHalf', { type: 'straight', side: 3, end: 0.3667 }],
    ['straightStop', { type: 'straight', side: 3, end: 0.75 }],
    ['gentleStop', { type: 'gentle', side: 3, end: 0.75 }],
    ['gentleStopRev', { type: 'gentle', side: 1, start: 0.25 }],
    ['sharpStop', { type: 'sharp', side: 3, end: 0.5 }],
    ['sharpStopRev', { type: 'sharp', side: 2, start: 0.5 }],
  ])('%s', (type, today) => {
    expect(upgradedTrack({ type, side: 3 })).toEqual(today);
  });

  test('gentleHalf ends where it always did, 15 units below and beside the centre (20.14.11)', () => {
    const radius = 129.90375;
    const { end } = upgradedTrack({ type: 'gentleHalf', side: 1 }) as { end: number };
    const turn = (end * Math.PI) / 3;
    expect(75 - radius * Math.sin(turn)).toBeCloseTo(15, 1);
    expect(Math.abs(radius * (Math.cos(turn) - 1) + 15)).toBeLessThan(0.5);
    expect(upgradedTrack({ type: 'gentleHalfRev', side: 1 })).toEqual({
      type: 'gentle',
      side: 5,
      start: 1 - end,
    });
  });

  test('in place of its piece, too (20.2.3)', () => {
    expect(upgradedTrack('stop')).toEqual({ type: 'straight', end: 0.25 });
    expect(upgradedTrack('sharpStopRev')).toEqual({ type: 'sharp', start: 0.5, side: 6 });
    expect(upgradedTrack('gentle')).toBe('gentle');
  });

  test('a mirrored type counts sides round the hex, and without a side from side 1', () => {
    expect(upgradedTrack({ type: 'sharpStopRev' })).toEqual({ type: 'sharp', start: 0.5, side: 6 });
    expect(upgradedTrack({ type: 'gentleStopRev', side: '2.5' })).toEqual({
      type: 'gentle',
      side: 6.5,
      start: 0.25,
    });
  });

  test('begin and stop are start and end where those say nothing', () => {
    expect(upgradedTrack({ type: 'straight', begin: 0.2, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    expect(upgradedTrack({ type: 'straight', start: 0, begin: 0.2, end: 1, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    const own = { type: 'straight', start: 0.1, begin: 0.2 };
    expect(upgradedTrack(own)).toEqual(own);
  });

  test('side numbers in start and end, side 0 and the gauge double had no effect and go', () => {
    expect(upgradedTrack({ type: 'sharp', side: 0, start: 1, end: 2, gauge: 'double' })).toEqual({
      type: 'sharp',
      side: 1,
    });
    expect(upgradedTrack({ type: 'straight', side: 1, end: 1 })).toEqual({
      type: 'straight',
      side: 1,
      end: 1,
    });
  });
});
