import type { PathData, Point, Segment } from '@platelayer/scene';

/** Where the control points of a half-wave lie: the cubic then stays within a hundredth of a sine. */
const SINE = { along: 0.3642, across: 4 / 3 };

/** A sine from one point to another in so many half-waves; a negative amplitude begins on the other side. */
export const wave = (from: Point, to: Point, halfWaves: number, amplitude: number): PathData => {
  const along = { x: (to.x - from.x) / halfWaves, y: (to.y - from.y) / halfWaves };
  const length = Math.hypot(along.x, along.y);
  const across = { x: -along.y / length, y: along.x / length };
  const segments: Segment[] = [['M', from.x, from.y]];
  for (let i = 0; i < halfWaves; i++) {
    const height = SINE.across * amplitude * (i % 2 === 0 ? 1 : -1);
    const at = (steps: number, rise: number): [number, number] => [
      from.x + along.x * (i + steps) + across.x * rise,
      from.y + along.y * (i + steps) + across.y * rise,
    ];
    segments.push(['C', ...at(SINE.along, height), ...at(1 - SINE.along, height), ...at(1, 0)]);
  }
  return segments;
};

/** How the lines of a braid differ: half-waves more than the first has, and part of its amplitude. */
const STRANDS: readonly { readonly more: number; readonly amplitude: number }[] = [
  { more: 0, amplitude: 1 },
  { more: 0, amplitude: -1 },
  { more: 0, amplitude: 0.5 },
  { more: 0, amplitude: -0.5 },
];

/** Waves woven into each other along a line: what bank notes call a guilloche. `pitch` is the length of a half-wave. */
export const braid = (from: Point, to: Point, amplitude: number, pitch: number): PathData => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const halfWaves = Math.max(2, 2 * Math.round(length / pitch / 2));
  return STRANDS.flatMap((strand) => wave(from, to, halfWaves + strand.more, strand.amplitude * amplitude));
};

/** A closed smooth line through points. */
const loop = (points: readonly Point[]): PathData => {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const [first] = points;
  const segments: Segment[] = [['M', first!.x, first!.y]];
  points.forEach((point, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    segments.push([
      'C',
      point.x + (next.x - before.x) / 6,
      point.y + (next.y - before.y) / 6,
      next.x - (after.x - point.x) / 6,
      next.y - (after.y - point.y) / 6,
      next.x,
      next.y,
    ]);
  });
  return [...segments, ['Z']];
};

/** Points of a loop for every petal: enough for a smooth line. */
const POINTS = 6;

/** Loops of petals around a point, each turned against the one before it: the rosette behind a seal. */
export const rosette = ({ x, y }: Point, { inner, outer, petals, loops }: RosetteShape): PathData => {
  const [middle, swing] = [(outer + inner) / 2, (outer - inner) / 2];
  return Array.from({ length: loops }, (_, k) => {
    const turn = (2 * Math.PI * k) / loops;
    const count = petals * POINTS;
    return loop(
      Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * i) / count;
        const radius = middle + swing * Math.cos(petals * angle + turn);
        return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
      }),
    );
  }).flat();
};

export interface RosetteShape {
  readonly inner: number;
  readonly outer: number;
  readonly petals: number;
  readonly loops: number;
}
