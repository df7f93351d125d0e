import { type PathData, type PlainSegment, type Point, plainPath } from '@platelayer/scene';

/** A baseline for text, made of straight and circular pieces. Angles are in radians, clockwise. */
export type CurvePiece = StraightPiece | ArcPiece;

export interface StraightPiece {
  readonly kind: 'straight';
  readonly from: Point;
  /** Direction of travel. */
  readonly angle: number;
  readonly length: number;
}

export interface ArcPiece {
  readonly kind: 'arc';
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly clockwise: boolean;
  readonly length: number;
}

export const straightTo = (from: Point, to: Point): StraightPiece => ({
  kind: 'straight',
  from,
  angle: Math.atan2(to.y - from.y, to.x - from.x),
  length: Math.hypot(to.x - from.x, to.y - from.y),
});

/** A full circle about the origin. */
export const fullCircle = (radius: number, clockwise: boolean): ArcPiece => ({
  kind: 'arc',
  center: { x: 0, y: 0 },
  radius,
  // Clockwise circles start at the bottom, others at the top, so that the middle of the name is halfway round.
  start: clockwise ? Math.PI / 2 : -Math.PI / 2,
  clockwise,
  length: 2 * Math.PI * radius,
});

/** The shorter arc with this radius between two points. */
export const arcTo = (from: Point, to: Point, radius: number, clockwise: boolean): ArcPiece => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) / (chord || 1);
  // The centre is to the right of the direction of travel if the arc is clockwise.
  const sign = clockwise ? 1 : -1;
  const center = { x: (from.x + to.x) / 2 - sign * away * dy, y: (from.y + to.y) / 2 + sign * away * dx };
  return {
    kind: 'arc',
    center,
    radius,
    start: Math.atan2(from.y - center.y, from.x - center.x),
    clockwise,
    length: 2 * radius * Math.asin(Math.min(1, chord / (2 * radius))),
  };
};

export const curveLength = (curve: readonly CurvePiece[]): number =>
  curve.reduce((sum, { length }) => sum + length, 0);

/** Whether the curve ends where it starts. */
export const isClosed = (curve: readonly CurvePiece[]): boolean => {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return false;
  const [from, to] = [pointOn(first, 0), pointOn(last, last.length)];
  return Math.hypot(to.x - from.x, to.y - from.y) < CLOSED;
};

/** Smallest radius of a shifted arc. */
const SMALLEST_RADIUS = 5;

/** Shifts a curve to the right of its direction of travel. */
export const shifted = (curve: readonly CurvePiece[], by: number): readonly CurvePiece[] =>
  curve.map((piece) => {
    if (piece.kind === 'straight') {
      const { from, angle } = piece;
      return { ...piece, from: { x: from.x - by * Math.sin(angle), y: from.y + by * Math.cos(angle) } };
    }
    const radius = Math.max(SMALLEST_RADIUS, piece.radius + (piece.clockwise ? -by : by));
    return { ...piece, radius, length: (piece.length * radius) / piece.radius };
  });

/** Extends an open curve at both ends with straight lines of this length. */
export const lengthened = (curve: readonly CurvePiece[], by: number): readonly CurvePiece[] => {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return curve;
  const angle = directionOn(first, 0);
  const start = pointOn(first, 0);
  const from = { x: start.x - by * Math.cos(angle), y: start.y - by * Math.sin(angle) };
  return [
    { kind: 'straight', from, angle, length: by },
    ...curve,
    { kind: 'straight', from: pointOn(last, last.length), angle: directionOn(last, last.length), length: by },
  ];
};

/** Direction of travel at a distance along a piece. */
const directionOn = (piece: CurvePiece, far: number): number => {
  if (piece.kind === 'straight') return piece.angle;
  const sign = piece.clockwise ? 1 : -1;
  return piece.start + sign * (far / piece.radius + Math.PI / 2);
};

/** Largest gap between the ends of a closed curve, due to rounding. */
const CLOSED = 0.1;

/** Point at a distance along a piece. */
export const pointOn = (piece: CurvePiece, far: number): Point => {
  if (piece.kind === 'straight') {
    const { from, angle } = piece;
    return { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
  }
  const { center, radius, start, clockwise } = piece;
  const angle = start + ((clockwise ? 1 : -1) * far) / radius;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
};

/** Maximum number of straight pieces for one Bézier curve. */
const MAX_STEPS = 24;

/**
 * Converts path data to straight pieces: as many as letters need, or just enough to keep within `precision` of the
 * path.
 */
export const curveOfPath = (data: PathData, precision = 0): readonly CurvePiece[] => {
  const pieces: CurvePiece[] = [];
  let here: Point = { x: 0, y: 0 };
  let start = here;
  const go = (to: Point) => {
    const piece = straightTo(here, to);
    if (piece.length > 0) pieces.push(piece);
    here = to;
  };
  for (const segment of plainPath(data)) {
    if (segment[0] === 'M') {
      here = { x: segment[1], y: segment[2] };
      start = here;
    } else if (segment[0] === 'L') go({ x: segment[1], y: segment[2] });
    else if (segment[0] === 'Z') go(start);
    else bezierPoints(here, segment, precision).forEach(go);
  }
  return pieces;
};

const bezierPoints = (
  from: Point,
  [, x1, y1, x2, y2, x, y]: Extract<PlainSegment, readonly ['C', ...unknown[]]>,
  precision: number,
): readonly Point[] => {
  // The distance between chord and curve is an eighth of the bend, divided by the square of the number of pieces.
  const bend =
    6 *
    Math.max(
      Math.hypot(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y),
    );
  const steps = Math.max(1, Math.min(MAX_STEPS, Math.ceil(Math.sqrt(bend / 8 / precision)))) || MAX_STEPS;
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps;
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
  });
};
