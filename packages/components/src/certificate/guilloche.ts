import type { PathData, Point, Segment } from '@platelayer/scene';

/** Control points of a half-wave. The cubic curve differs from a sine by less than a hundredth. */
const SINE = { along: 0.3642, across: 4 / 3 };

/** Returns a sine wave between two points. A negative amplitude starts on the other side. */
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

/** Amplitudes of the waves in a braid, relative to the largest. */
const STRANDS = [1, -1, 0.5, -0.5];

/** Returns interwoven waves along a line, as in the guilloche of a banknote. `pitch` is the length of a half-wave. */
export const braid = (from: Point, to: Point, amplitude: number, pitch: number): PathData => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const halfWaves = Math.max(2, 2 * Math.round(length / pitch / 2));
  return STRANDS.flatMap((strand) => wave(from, to, halfWaves, strand * amplitude));
};

/** Returns a smooth closed curve through points. */
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

/** Points per petal, enough for a smooth curve. */
const POINTS = 6;

/** Returns a rosette: loops of petals around a point, each rotated relative to the previous one. */
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
