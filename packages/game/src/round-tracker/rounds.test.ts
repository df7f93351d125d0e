import { describe, expect, test } from 'vitest';
import { onMap } from '../measures.ts';
import { startReading } from '../testing/reading.ts';
import { resolveRoundTracker } from './round-tracker.ts';
import { resolveRounds } from './rounds.ts';

describe('rounds (30.15.1)', () => {
  test('a round is a token with its name as label, white unless it has a colour', () => {
    expect(resolveRounds([{ name: 'SR' }, { name: 'OR1', color: 'green', small: true }])).toEqual([
      { face: { label: 'SR', color: 'white' }, small: false },
      { face: { label: 'OR1', color: 'green' }, small: true },
    ]);
  });

  test('token fields are passed on, but label and width are replaced', () => {
    const [round] = resolveRounds([{ name: 'M', icon: 'mail', label: 'X', width: 99 }]);
    expect(round?.face).toEqual({ label: 'M', color: 'white', icon: 'mail' });
  });

  test('a bare text is a name, and what is no round is left out', () => {
    expect(resolveRounds(['SR', null, true]).map(({ face }) => face.label)).toEqual(['SR']);
    expect(resolveRounds(undefined)).toEqual([]);
  });
});

describe('round tracker (30.15.2)', () => {
  test('stands at the origin as a row unless the file says otherwise', () => {
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

  test('an unknown type is a row', () => {
    expect(resolveRoundTracker({ type: 'spiral' }, onMap, '/t', startReading()).type).toBe('row');
  });
});
