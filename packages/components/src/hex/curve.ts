import { type PathData, type PlainSegment, type Point, plainPath } from '@platelayer/scene';

/** A line for letters to stand on, in pieces that are straight or circular. Angles in radians, clockwise. */
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

/** A full turn about the origin from a point on the vertical axis. */
export const fullCircle = (radius: number, clockwise: boolean): ArcPiece => ({
  kind: 'arc',
  center: { x: 0, y: 0 },
  radius,
  // Clockwise ones start at the bottom, the others at the top, so that half way is where the name stands.
  start: clockwise ? Math.PI / 2 : -Math.PI / 2,
  clockwise,
  length: 2 * Math.PI * radius,
});

/** The shorter arc of a radius between two points. */
export const arcTo = (from: Point, to: Point, radius: number, clockwise: boolean): ArcPiece => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) / (chord || 1);
  // The centre lies to the right of the way when it runs clockwise on the sheet.
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

/** Whether a curve ends where it begins. */
export const isClosed = (curve: readonly CurvePiece[]): boolean => {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return false;
  const [from, to] = [pointOn(first, 0), pointOn(last, last.length)];
  return Math.hypot(to.x - from.x, to.y - from.y) < CLOSED;
};

/** No circle is smaller than this. */
const SMALLEST_RADIUS = 5;

/** All of a curve moved to its right, as somebody sees it who follows it. */
export const shifted = (curve: readonly CurvePiece[], by: number): readonly CurvePiece[] =>
  curve.map((piece) => {
    if (piece.kind === 'straight') {
      const { from, angle } = piece;
      return { ...piece, from: { x: from.x - by * Math.sin(angle), y: from.y + by * Math.cos(angle) } };
    }
    const radius = Math.max(SMALLEST_RADIUS, piece.radius + (piece.clockwise ? -by : by));
    return { ...piece, radius, length: (piece.length * radius) / piece.radius };
  });

/** An open curve with so much more at either end, straight on. */
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

/** Where somebody looks who went so far along a piece. */
const directionOn = (piece: CurvePiece, far: number): number => {
  if (piece.kind === 'straight') return piece.angle;
  const sign = piece.clockwise ? 1 : -1;
  return piece.start + sign * (far / piece.radius + Math.PI / 2);
};

/** What rounding may leave between the ends of a closed curve. */
const CLOSED = 0.1;

/** Where somebody stands who went so far along a piece. */
export const pointOn = (piece: CurvePiece, far: number): Point => {
  if (piece.kind === 'straight') {
    const { from, angle } = piece;
    return { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
  }
  const { center, radius, start, clockwise } = piece;
  const angle = start + ((clockwise ? 1 : -1) * far) / radius;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
};

/** How many straight pieces a free curve is cut into, at most. */
const MAX_STEPS = 24;

/** Path data as straight pieces: fine enough to set letters on, or only so fine that they lie `precision` off it at most. */
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
  // The chord of a piece lies off it by an eighth of its bend, which shrinks with the square of their number.
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
