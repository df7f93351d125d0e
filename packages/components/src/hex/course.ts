import { type Course, type CoursePart, CURVES } from '@platelayer/game';
import { type PathData, type Point, parsePath, type Segment } from '@platelayer/scene';
import { HEX_BLEED, INNER_RADIUS, rotatePoint } from './outline.ts';

const TRACK_END = INNER_RADIUS + HEX_BLEED;

/** Path of a piece of track from side 1 of a flat-topped hex. A spur ends a little past the centre. */
export const coursePath = (course: Exclude<Course, { kind: 'arrow' }>, strokeWidth: number): PathData => {
  switch (course.kind) {
    case 'spur':
      return lines({ x: 0, y: TRACK_END }, { x: 0, y: -(strokeWidth / 4 + 0.5) });
    case 'straight':
      return straight(course);
    case 'gentle':
    case 'sharp':
      return arc(course);
    case 'bent':
      return BENT;
    case 'custom':
      return parsePath(course.path);
  }
};

const BENT = parsePath('M 0 85 L 0 75 C 0 30 40 40 40 0 C 40 -40 0 -30 0 -75 L 0 -85');

const straight = ({ start, end, offset }: CoursePart): PathData => {
  const at = (fraction: number): Point => ({ x: offset, y: INNER_RADIUS - 2 * INNER_RADIUS * fraction });
  return lines(
    start > 0 ? at(start) : { x: offset, y: TRACK_END },
    end < 1 ? at(end) : { x: offset, y: -TRACK_END },
  );
};

const arc = (course: Extract<Course, { kind: 'gentle' | 'sharp' }>): PathData => {
  const { start, end } = course;
  const { from, to, radius, bleedFrom, bleedTo } = arcOf(course);
  const circle = circleThrough(from, to, radius);
  const first = start > 0 ? pointOnArc(circle, start) : from;
  const last = end < 1 ? pointOnArc(circle, end) : to;
  const segments: Segment[] = start > 0 ? [['M', first.x, first.y]] : [...lines(bleedFrom, from)];
  // Counter-clockwise on the sheet.
  segments.push(['A', circle.radius, circle.radius, 0, 0, 0, last.x, last.y]);
  if (end >= 1) segments.push(['L', bleedTo.x, bleedTo.y]);
  return segments;
};

/** Ends of an arc on both sides of the hex, the same with bleed, and its radius. */
export const arcOf = ({
  kind,
  offset,
  radiusOffset,
}: Pick<Extract<Course, { kind: 'gentle' | 'sharp' }>, 'kind' | 'offset' | 'radiusOffset'>) => {
  const { radius, farSide } = CURVES[kind];
  return {
    radius: radius + radiusOffset + offset,
    from: { x: offset, y: INNER_RADIUS },
    bleedFrom: { x: offset, y: TRACK_END },
    to: rotatePoint({ x: -offset, y: INNER_RADIUS }, farSide),
    bleedTo: rotatePoint({ x: -offset, y: TRACK_END }, farSide),
  };
};

interface Circle {
  readonly center: Point;
  readonly radius: number;
  /** Angles of the two points, in radians. */
  readonly from: number;
  readonly to: number;
}

/**
 * The circle with this radius through both ends, with its centre on the inner side. Partial pieces measured along it
 * also join if the radius has an offset (20.14.10). As in SVG, a radius that is too small is enlarged to fit.
 */
export const circleThrough = (from: Point, to: Point, preferred: number): Circle => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const radius = Math.max(preferred, chord / 2);
  const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) / (chord || 1);
  const center = { x: (from.x + to.x) / 2 + away * dy, y: (from.y + to.y) / 2 - away * dx };
  const angle = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const first = angle(from);
  // The angle decreases, because the arc runs counter-clockwise.
  const swept = (((first - angle(to)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return { center, radius, from: first, to: first - swept };
};

const pointOnArc = ({ center, radius, from, to }: Circle, fraction: number): Point => {
  const angle = from + fraction * (to - from);
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
};

const lines = (from: Point, ...to: readonly Point[]): PathData => [
  ['M', from.x, from.y],
  ...to.map(({ x, y }): Segment => ['L', x, y]),
];
