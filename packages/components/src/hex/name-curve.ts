import type { City, CitySize } from '@platelayer/game';
import type { Point } from '@platelayer/scene';
import { arcTo, type CurvePiece, fullCircle, pointOn, straightTo } from './curve.ts';

/** Corner radius of all outlines below. */
const CORNER_RADIUS = 30;

interface NameCurve {
  /** Curves for an ordinary name, and for one below the stop that is read from below. */
  readonly normal: readonly CurvePiece[];
  readonly reverse: readonly CurvePiece[];
  /** Reverse curve for names with an offset (20.14.36.2). */
  readonly reverseFromBelow?: readonly CurvePiece[];
}

/** Step of a closed outline, clockwise from the middle of the bottom: straight to a point, or round a corner to it. */
type Step = readonly ['to' | 'round', x: number, y: number];

const outline = (foot: number, steps: readonly Step[]): Step[] => [
  ['to', 0, foot],
  ...steps,
  ['to', 0, foot],
];

const clockwise = (steps: readonly Step[]): readonly CurvePiece[] => curveOf(steps, true);

/** The outline in the other direction. The kind of a step describes the line before it, so the kinds move by one. */
const anticlockwise = (steps: readonly Step[]): readonly CurvePiece[] =>
  curveOf(
    steps.toReversed().map(([, x, y], i): Step => [steps[steps.length - i]?.[0] ?? 'to', x, y]),
    false,
  );

const curveOf = (steps: readonly Step[], isClockwise: boolean): readonly CurvePiece[] =>
  steps.slice(1).map(([kind, x, y], i) => {
    const from: Point = { x: steps[i]![1], y: steps[i]![2] };
    return kind === 'round' ? arcTo(from, { x, y }, CORNER_RADIUS, isClockwise) : straightTo(from, { x, y });
  });

/** The closed curve started halfway round, in the middle of the top of a symmetrical outline. */
const startAtTop = (curve: readonly CurvePiece[]): readonly CurvePiece[] => {
  const top = Math.floor(curve.length / 2);
  const [before, after] = halvePiece(curve[top]!);
  return [
    after,
    ...curve.slice(top + 1, -1),
    joinPieces(curve.at(-1)!, curve[0]!),
    ...curve.slice(1, top),
    before,
  ];
};

const halvePiece = (piece: CurvePiece): readonly [CurvePiece, CurvePiece] => {
  const length = piece.length / 2;
  if (piece.kind === 'arc') {
    const start = piece.start + ((piece.clockwise ? 1 : -1) * length) / piece.radius;
    return [
      { ...piece, length },
      { ...piece, start, length },
    ];
  }
  return [
    { ...piece, length },
    { ...piece, from: pointOn(piece, length), length },
  ];
};

/** Joins the two halves of the bottom line. */
const joinPieces = (last: CurvePiece, first: CurvePiece): CurvePiece => ({
  ...last,
  length: last.length + first.length,
});

const STADIUM: readonly Step[] = outline(30, [
  ['to', -25, 30],
  ['round', -25, -30],
  ['to', 25, -30],
  ['round', 25, 30],
]);

const THREE_SLOTS: readonly Step[] = outline(44, [
  ['to', -28, 44],
  ['round', -50, -1],
  ['to', -25, -44],
  ['round', 25, -44],
  ['to', 50, -1],
  ['round', 28, 44],
]);

const FOUR_SLOTS: readonly Step[] = outline(53, [
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

const curveAround = (steps: readonly Step[]): NameCurve => {
  const back = anticlockwise(steps);
  return { normal: clockwise(steps), reverse: startAtTop(back), reverseFromBelow: back };
};

const STADIUM_CURVE: NameCurve = { normal: clockwise(STADIUM), reverse: startAtTop(anticlockwise(STADIUM)) };
const FOUR_SLOTS_CURVE = curveAround(FOUR_SLOTS);
const LARGE_CIRCLE = circles(65, 65);

/** Curves for city names by size (20.8.5.6). Curves around square slots stay clear of the corners (20.14.36.5). */
const CURVES: Readonly<Record<CitySize, NameCurve>> = {
  1: circles(30, 32),
  2: STADIUM_CURVE,
  3: curveAround(THREE_SLOTS),
  4: FOUR_SLOTS_CURVE,
  5: LARGE_CIRCLE,
  6: LARGE_CIRCLE,
  '2Y': STADIUM_CURVE,
  '1S1Y': STADIUM_CURVE,
  '2S1Y': FOUR_SLOTS_CURVE,
  '3Ferry': LARGE_CIRCLE,
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

/** Curve around a single boomtown (20.8.8). */
export const boomtownNameCurve = (width: number, { reverse }: CurveChoice): readonly CurvePiece[] => [
  fullCircle(width + 5, !reverse),
];
