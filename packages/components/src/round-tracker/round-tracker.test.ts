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

describe('places of the stops (30.15.3)', () => {
  test.each([
    ['row', [35, 42.5], [105, 42.5], [175, 42.5]],
    ['row-reverse', [175, 42.5], [105, 42.5], [35, 42.5]],
    ['col', [35, 42.5], [35, 127.5], [35, 212.5]],
    ['col-reverse', [35, 212.5], [35, 127.5], [35, 42.5]],
  ] as const)('%s', (type, ...centres) => {
    expect(roundCentres(3, { type, rotation: 0 }, defaults)).toEqual(centres.map(([x, y]) => ({ x, y })));
  });

  test('round: 75 units above, right of, below and left of the origin, clockwise', () => {
    const centres = roundCentres(4, { type: 'round', rotation: 0 }, defaults);
    expect(centres.map(({ x, y }) => [x + 0, y + 0])).toEqual([
      [0, -75],
      [75, 0],
      [0, 75],
      [-75, 0],
    ]);
  });

  test('a rotation of 45 turns the ring', () => {
    const [first] = roundCentres(4, { type: 'round', rotation: 45 }, defaults);
    expect(first).toEqual({ x: expect.closeTo(53.033, 3), y: expect.closeTo(-53.033, 3) });
  });
});

describe('the chain', () => {
  const row = drawRoundTracker(rounds, { type: 'row', rotation: 0 }, look);

  test('has arrows from 40 to 60 % of the way', () => {
    expect(linesOf(row)).toMatchObject([
      { x1: 63, y1: 42.5, x2: 77, y2: 42.5 },
      { x1: 133, y1: 42.5, x2: 147, y2: 42.5 },
    ]);
  });

  test('is drawn token, then arrow and token in turn', () => {
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

  test('has tokens of half, and small ones of a third of the market token size', () => {
    const widths = [row[0], row[3], row[6]].map((token) => bounds(token!)!.width);
    // One unit of outline lies outside the token, half on either side.
    expect(widths).toEqual([51, 51, expect.closeTo(34.333, 3)]);
  });

  test('closes in a ring', () => {
    expect(linesOf(drawRoundTracker(rounds, { type: 'round', rotation: 0 }, look))).toHaveLength(3);
  });

  test('of one round has no arrow (30.24.38)', () => {
    const one = drawRoundTracker(rounds.slice(0, 1), { type: 'round', rotation: 0 }, look);
    expect(linesOf(one)).toEqual([]);
    expect(one).toHaveLength(1);
  });

  test('takes its colours from the map', () => {
    expect(JSON.stringify(row[3])).toContain(look.color('green', 'map'));
    expect(look.color('green', 'map')).not.toBe(look.color('green', 'companies'));
  });
});
