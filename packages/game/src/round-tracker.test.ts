import { describe, expect, test } from 'vitest';
import { onMap } from './measures.ts';
import { resolveRounds, resolveRoundTracker } from './round-tracker.ts';
import { startReading } from './testing/reading.ts';

describe('rounds (30.15.1)', () => {
  test('are tokens with the round name as label, white by default', () => {
    expect(resolveRounds([{ name: 'SR' }, { name: 'OR1', color: 'green', small: true }])).toEqual([
      { face: { label: 'SR', color: 'white' }, small: false },
      { face: { label: 'OR1', color: 'green' }, small: true },
    ]);
  });

  test('keep token fields, but replace label and width', () => {
    const [round] = resolveRounds([{ name: 'M', icon: 'mail', label: 'X', width: 99 }]);
    expect(round?.face).toEqual({ label: 'M', color: 'white', icon: 'mail' });
  });

  test('may be plain strings, and ignore other values', () => {
    expect(resolveRounds(['SR', null, true]).map(({ face }) => face.label)).toEqual(['SR']);
    expect(resolveRounds(undefined)).toEqual([]);
  });
});

describe('the round tracker (30.15.2)', () => {
  test('is a row at the origin by default', () => {
    expect(resolveRoundTracker({}, onMap, '/t', startReading())).toEqual({
      x: 0,
      y: 0,
      type: 'row',
      rotation: 0,
    });
    expect(
      resolveRoundTracker({ x: 5, y: -6, type: 'round', rotation: 45 }, onMap, '/t', startReading()),
    ).toEqual({ x: 5, y: -6, type: 'round', rotation: 45 });
  });

  test('falls back to a row for an unknown type', () => {
    expect(resolveRoundTracker({ type: 'spiral' }, onMap, '/t', startReading()).type).toBe('row');
  });
});
