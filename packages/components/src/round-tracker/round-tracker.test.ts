import { defaults } from '@platelayer/game';
import { bounds, type Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawRoundTracker, roundCentres } from './round-tracker.ts';

const { rounds, ...game } = gameOf({
  rounds: [
    { name: 'SR', color: 'white' },
    { name: 'OR1', color: 'green' },
    { name: 'OR2', color: 'green', small: true },
  ],
});
const look = lookFor({ rounds, ...game });

const linesOf = (nodes: readonly Node[]) =>
  nodes.filter((node): node is Extract<Node, { kind: 'line' }> => node.kind === 'line');

describe('stops (30.15.3)', () => {
  test.each([
    ['row', [35, 42.5], [105, 42.5], [175, 42.5]],
    ['row-reverse', [175, 42.5], [105, 42.5], [35, 42.5]],
    ['col', [35, 42.5], [35, 127.5], [35, 212.5]],
    ['col-reverse', [35, 212.5], [35, 127.5], [35, 42.5]],
  ] as const)('have these centres in a tracker of type %s', (type, ...centres) => {
    expect(roundCentres(3, { type, rotation: 0 }, defaults)).toEqual(centres.map(([x, y]) => ({ x, y })));
  });

  test('of a ring are 75 units above, right of, below and left of the origin, clockwise', () => {
    const centres = roundCentres(4, { type: 'round', rotation: 0 }, defaults);
    expect(centres.map(({ x, y }) => [x + 0, y + 0])).toEqual([
      [0, -75],
      [75, 0],
      [0, 75],
      [-75, 0],
    ]);
  });

  test('of a ring rotate with it', () => {
    const [first] = roundCentres(4, { type: 'round', rotation: 45 }, defaults);
    expect(first).toEqual({ x: expect.closeTo(53.033, 3), y: expect.closeTo(-53.033, 3) });
  });
});

describe('the chain', () => {
  const row = drawRoundTracker(rounds, { type: 'row', rotation: 0 }, look);

  test('has arrows from 40% to 60% of the distance', () => {
    expect(linesOf(row)).toMatchObject([
      { x1: 63, y1: 42.5, x2: 77, y2: 42.5 },
      { x1: 133, y1: 42.5, x2: 147, y2: 42.5 },
    ]);
  });

  test('draws each arrow before the token it points to', () => {
    expect(row.map(({ kind }) => kind)).toEqual([
      'group',
      'line',
      'group',
      'group',
      'line',
      'group',
      'group',
    ]);
  });

  test('has tokens with a radius of half the market token size, small ones of a third', () => {
    const widths = [row[0], row[3], row[6]].map((token) => bounds(token!)!.width);
    // The outline adds half a unit on either side.
    expect(widths).toEqual([51, 51, expect.closeTo(34.333, 3)]);
  });

  test('is closed in a ring', () => {
    expect(linesOf(drawRoundTracker(rounds, { type: 'round', rotation: 0 }, look))).toHaveLength(3);
  });

  test('of one round has no arrow (30.24.38)', () => {
    const single = drawRoundTracker(rounds.slice(0, 1), { type: 'round', rotation: 0 }, look);
    expect(linesOf(single)).toEqual([]);
    expect(single).toHaveLength(1);
  });

  test('uses the palette of the map', () => {
    expect(JSON.stringify(row[3])).toContain(look.color('green', 'map'));
    expect(look.color('green', 'map')).not.toBe(look.color('green', 'companies'));
  });
});
