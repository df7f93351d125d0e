import type { City, CitySize } from '@platelayer/game';
import type { Point } from '@platelayer/scene';
import { arcTo, type CurvePiece, fullCircle, straightTo } from './curve.ts';

/** Radius of the corners of every outline below. */
const CORNER = 30;

interface NameCurve {
  /** The curve of an ordinary name, and of one that stands below and is read from below. */
  readonly normal: readonly CurvePiece[];
  readonly reverse: readonly CurvePiece[];
  /** The reverse curve for names that state an offset (20.14, Q36b). */
  readonly reverseFromBelow?: readonly CurvePiece[];
}

/** A closed outline as its points clockwise from the middle of the foot: straight to a point, or round a corner to it. */
type Step = readonly ['to' | 'round', x: number, y: number];

const outline = (foot: number, steps: readonly Step[]): Step[] => [
  ['to', 0, foot],
  ...steps,
  ['to', 0, foot],
];

const clockwise = (steps: readonly Step[]): readonly CurvePiece[] => pieces(steps, true);

/** The way back. A step belongs to the line that ends in it, so the kinds move by one. */
const anticlockwise = (steps: readonly Step[]): readonly CurvePiece[] =>
  pieces(
    steps.toReversed().map(([, x, y], i): Step => [steps[steps.length - i]?.[0] ?? 'to', x, y]),
    false,
  );

const pieces = (steps: readonly Step[], isClockwise: boolean): readonly CurvePiece[] =>
  steps.slice(1).map(([kind, x, y], i) => {
    const from: Point = { x: steps[i]![1], y: steps[i]![2] };
    return kind === 'round' ? arcTo(from, { x, y }, CORNER, isClockwise) : straightTo(from, { x, y });
  });

/** The same closed way begun half way round: in the middle of the top, where the outline is symmetrical. */
const fromTop = (curve: readonly CurvePiece[]): readonly CurvePiece[] => {
  const top = Math.floor(curve.length / 2);
  const [before, after] = halves(curve[top]!);
  return [
    after,
    ...curve.slice(top + 1, -1),
    joined(curve.at(-1)!, curve[0]!),
    ...curve.slice(1, top),
    before,
  ];
};

const halves = (piece: CurvePiece): readonly [CurvePiece, CurvePiece] => {
  const length = piece.length / 2;
  if (piece.kind === 'arc') {
    const start = piece.start + ((piece.clockwise ? 1 : -1) * length) / piece.radius;
    return [
      { ...piece, length },
      { ...piece, start, length },
    ];
  }
  const { from, angle } = piece;
  const middle = { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
  return [
    { ...piece, length },
    { ...piece, from: middle, length },
  ];
};

/** The two halves of the foot as one line. */
const joined = (last: CurvePiece, first: CurvePiece): CurvePiece => ({
  ...last,
  length: last.length + first.length,
});

const stadium: readonly Step[] = outline(30, [
  ['to', -25, 30],
  ['round', -25, -30],
  ['to', 25, -30],
  ['round', 25, 30],
]);

const threeSlots: readonly Step[] = outline(44, [
  ['to', -28, 44],
  ['round', -50, -1],
  ['to', -25, -44],
  ['round', 25, -44],
  ['to', 50, -1],
  ['round', 28, 44],
]);

const fourSlots: readonly Step[] = outline(53, [
  ['to', -25, 53],
  ['round', -53, 25],
  ['to', -53, -25],
  ['round', -25, -53],
  ['to', 25, -53],
  ['round', 53, -25],
  ['to', 53, 25],
  ['round', 25, 53],
]);

const circles = (normal: number, reverse: number): NameCurve => ({
  normal: [fullCircle(normal, true)],
  reverse: [fullCircle(reverse, false)],
});

const around = (steps: readonly Step[]): NameCurve => {
  const back = anticlockwise(steps);
  return { normal: clockwise(steps), reverse: fromTop(back), reverseFromBelow: back };
};

const stadiumCurve: NameCurve = { normal: clockwise(stadium), reverse: fromTop(anticlockwise(stadium)) };
const four = around(fourSlots);
const large = circles(65, 65);

/** Curves for the names of cities by size (20.8.5.6); square slots get outlines that clear them (20.14, Q36e). */
const CURVES: Readonly<Record<CitySize, NameCurve>> = {
  1: circles(30, 32),
  2: stadiumCurve,
  3: around(threeSlots),
  4: four,
  5: large,
  6: large,
  '2Y': stadiumCurve,
  '1S1Y': stadiumCurve,
  '2S1Y': four,
  '3Ferry': large,
};

export interface CurveChoice {
  readonly reverse: boolean;
  readonly offset?: number;
}

export const cityNameCurve = (
  size: City['size'],
  { reverse, offset }: CurveChoice,
): readonly CurvePiece[] => {
  const curve = CURVES[size];
  if (!reverse) return curve.normal;
  return (offset === undefined ? undefined : curve.reverseFromBelow) ?? curve.reverse;
};

/** Around a single boomtown (20.8.8). */
export const boomtownNameCurve = (width: number, { reverse }: CurveChoice): readonly CurvePiece[] => [
  fullCircle(width + 5, !reverse),
];
