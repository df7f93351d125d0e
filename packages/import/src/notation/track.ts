import type { Json } from '@platelayer/game';
import { table } from '../table.ts';
import {
  angleOf,
  apart,
  INNER_RADIUS,
  type Layout,
  orientationTurn,
  pointAt,
  round,
  sideOf,
  TRACK_END,
  type Vector,
} from './geometry.ts';
import type { Path, PathEnd, Stop } from './stops.ts';

/** A piece of track in our format. */
export type Piece = Record<string, Json>;

/** Distance of a stop from the centre towards a side, where 1 is the side. */
export const stopDistance = (
  stop: Stop,
  stops: readonly Stop[],
  hasBorder: (edge: number) => boolean,
): number => {
  const { place = 0, slots } = stop;
  if (!Number.isInteger(place)) return slots > 1 ? 0.48 : 0.575;
  if (hasBorder(place)) return 0.4;
  // Three or more circles need more space.
  if (slots > 2) return 0.44;
  // Neighbouring cities need more space between them.
  const beside = (other: Stop) =>
    other !== stop && isCity(other) && other.place !== undefined && apart(other.place, place) <= 1;
  return slots < 2 && isCity(stop) && stops.some(beside) ? 0.64 : 0.575;
};

const isCity = ({ type }: Stop): boolean => type === 'city' || type === 'pass';

const LANE_WIDTH = 16;

const GAUGES = table<Piece>({
  narrow: { gauge: 'narrow' },
  dual: { gauge: 'dual' },
  thin: { gauge: 'line' },
  future: { gauge: 'line', color: 'gray', borderColor: 'match' },
});

interface Course {
  readonly piece: Piece;
  /** The sides that it joins, for crossings. A piece that ends inside has one. */
  readonly sides: readonly number[];
}

/** The track of a hex (85.8.4). */
export const trackOf = (
  paths: readonly Path[],
  stops: readonly Stop[],
  layout: Layout,
  distanceOf: (stop: Stop) => number,
): Piece[] => {
  const courses = paths.flatMap((path) => coursesOf(path, { stops, paths, layout, distanceOf }));
  return withCrossings(withoutRepeats(courses)).map(({ piece }) => piece);
};

interface Surroundings {
  readonly stops: readonly Stop[];
  readonly paths: readonly Path[];
  readonly layout: Layout;
  readonly distanceOf: (stop: Stop) => number;
}

const coursesOf = (path: Path, around: Surroundings): Course[] => {
  const look = GAUGES.get(path.track) ?? {};
  const dress = ({ piece, sides }: Course): Course => ({ piece: { ...piece, ...look }, sides });
  const [edge, inner] = 'edge' in path.a ? [path.a, path.b] : [path.b, path.a];
  if (!('edge' in edge)) return [betweenStops(path, around)].map(dress);
  const side = sideOf(edge.edge, around.layout);
  if (path.terminal || ('stop' in inner && around.stops[inner.stop]?.type === 'offboard'))
    return [{ piece: { type: 'offboard', side }, sides: [side] }].map(dress);
  const [near, far] = edge === path.a ? [path.aLane, path.bLane] : [path.bLane, path.aLane];
  const lanes =
    path.lanes > 1
      ? Array.from({ length: path.lanes }, (_, lane) => lane - (path.lanes - 1) / 2)
      : [undefined];
  return lanes
    .map((lane) =>
      'edge' in inner
        ? edgeToEdge(edge.edge, inner.edge, lane ?? near, lane === undefined ? far : -lane, around.layout)
        : edgeToStop(edge.edge, inner.stop, lane ?? near, path, around),
    )
    .map(dress);
};

/** Kinds of track by the number of edges between the ends, clockwise from the first. */
const BENDS: Readonly<Record<number, string>> = { 1: 'sharp', 2: 'gentle', 3: 'straight' };

const edgeToEdge = (
  a: number,
  b: number,
  aLane: number | undefined,
  bLane: number | undefined,
  layout: Layout,
): Course => {
  const bend = (b - a + 6) % 6;
  const sides = [sideOf(a, layout), sideOf(b, layout)];
  if (bend > 3) return edgeToEdge(b, a, bLane, aLane, layout);
  const type = BENDS[bend];
  if (type === undefined) return { piece: { type: 'straight', side: sides[0] ?? 1, end: 0.125 }, sides: [] };
  const [shift, farShift] = [aLane ?? 0, bLane ?? 0];
  const piece: Piece = { type, side: sides[0] ?? 1 };
  // Lanes at the far end are counted from the other side.
  if (shift === -farShift)
    return { piece: shift === 0 ? piece : { ...piece, trackOffset: shift * LANE_WIDTH }, sides };
  const [from, to] = [onEdge(a, shift, layout), onEdge(b, farShift, layout)];
  return { piece: { type: 'custom', path: curve(from, to), sides }, sides };
};

/** A point at an edge and one further in, both shifted by lanes, in the coordinates of the track. */
const onEdge = (
  edge: number,
  lane: number,
  layout: Layout,
): { readonly at: Vector; readonly inwards: Vector } => {
  // Track rotates with the hex, so in both layouts side 1 is at the bottom.
  const angle = 60 * (sideOf(edge, layout) - 1);
  const aside = pointAt(angle + 90, lane * -LANE_WIDTH);
  const shifted = (distance: number): Vector => {
    const { x, y } = pointAt(angle, distance);
    return { x: x + aside.x, y: y + aside.y };
  };
  return { at: shifted(TRACK_END), inwards: shifted(INNER_RADIUS / 3) };
};

type EdgePoint = ReturnType<typeof onEdge>;

const write = ({ x, y }: Vector): string => `${round(x)} ${round(y)}`;

const curve = (from: EdgePoint, to: EdgePoint): string =>
  `M ${write(from.at)} C ${write(from.inwards)} ${write(to.inwards)} ${write(to.at)}`;

const edgeToStop = (
  edge: number,
  index: number,
  lane: number | undefined,
  path: Path,
  { stops, paths, layout, distanceOf }: Surroundings,
): Course => {
  const side = sideOf(edge, layout);
  const stop = stops[index];
  const place = stop?.place;
  if (stop && lane !== undefined && lane !== 0) {
    const from = onEdge(edge, lane, layout);
    const end = inFrame(stop, layout, distanceOf);
    return {
      piece: { type: 'custom', path: `M ${write(from.at)} L ${write(end)}`, sides: [side] },
      sides: [side],
    };
  }
  if (!stop || place === undefined) {
    if (stop?.shift) return straightTo(edge, stop, layout, distanceOf);
    return { piece: { side }, sides: [side] };
  }
  if (!Number.isInteger(place)) return straightTo(edge, stop, layout, distanceOf);
  // The piece from the stop's own edge to another is drawn with that other path.
  const others = paths.filter((other) => other !== path && other.track === path.track && joins(other, index));
  if (place === edge) {
    const through = others.some((other) =>
      [other.a, other.b].some((end) => 'edge' in end && end.edge !== edge),
    );
    return through ? NOTHING : { piece: { type: 'straight', side, end: 0.25 }, sides: [side] };
  }
  const course = edgeToEdge(place, edge, undefined, undefined, layout);
  const reaches = others.some((other) =>
    [other.a, other.b].some((end) => 'edge' in end && end.edge === place),
  );
  if (reaches) return course;
  // No track leads to the stop's own edge, so the piece ends at the stop.
  const begins = course.piece.side === sideOf(place, layout);
  return { piece: { ...course.piece, ...(begins ? { start: 0.25 } : { end: 0.75 }) }, sides: [side] };
};

const NOTHING: Course = { piece: {}, sides: [] };

const joins = ({ a, b }: Path, stop: number): boolean =>
  [a, b].some((end: PathEnd) => 'stop' in end && end.stop === stop);

/** Position of a stop in the coordinates of the track, which rotate with the hex. */
const inFrame = (stop: Stop, layout: Layout, distanceOf: (stop: Stop) => number): Vector => {
  if (stop.place !== undefined)
    return pointAt(angleOf(stop.place, layout) - orientationTurn(layout), distanceOf(stop) * INNER_RADIUS);
  const { x, y } = stop.shift ?? { x: 0, y: 0 };
  return layout === 'flat' ? { x, y } : { x: y, y: -x };
};

const straightTo = (edge: number, stop: Stop, layout: Layout, distanceOf: (stop: Stop) => number): Course => {
  const side = sideOf(edge, layout);
  const from = onEdge(edge, 0, layout).at;
  return {
    piece: {
      type: 'custom',
      path: `M ${write(from)} L ${write(inFrame(stop, layout, distanceOf))}`,
      sides: [side],
    },
    sides: [side],
  };
};

const betweenStops = ({ a, b }: Path, { stops, layout, distanceOf }: Surroundings): Course => {
  const [one, other] = [a, b].map((end) => ('stop' in end ? stops[end.stop] : undefined));
  if (!one || !other) return NOTHING;
  const outer = one.place === undefined ? other : one;
  const inner = outer === one ? other : one;
  if (outer.place !== undefined && Number.isInteger(outer.place) && inner.place === undefined && !inner.shift)
    return {
      piece: { type: 'straight', side: sideOf(outer.place, layout), start: 0.21, end: 0.5 },
      sides: [],
    };
  const [from, to] = [one, other].map((stop) => inFrame(stop, layout, distanceOf));
  if (!from || !to) return NOTHING;
  return { piece: { type: 'custom', path: `M ${write(from)} L ${write(to)}` }, sides: [] };
};

const withoutRepeats = (courses: readonly Course[]): Course[] => {
  const seen = new Set<string>();
  return courses.filter(({ piece }) => {
    const key = JSON.stringify(piece);
    if (key === '{}' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Two pieces cross if their sides alternate around the hex. The one with the lower first side is on top. */
const withCrossings = (courses: readonly Course[]): Course[] =>
  courses.map((course) => {
    const crossing = courses.filter((other) => alternate(course.sides, other.sides));
    const [first] = crossing;
    if (!first) return course;
    const own = Math.min(...course.sides);
    const cross = crossing.every(({ sides }) => own < Math.min(...sides)) ? 'over' : 'under';
    return { ...course, piece: { ...course.piece, cross } };
  });

const alternate = (a: readonly number[], b: readonly number[]): boolean => {
  const [low, high] = a.toSorted();
  if (low === undefined || high === undefined || b.length < 2 || a.some((side) => b.includes(side)))
    return false;
  return b.filter((side) => side > low && side < high).length === 1;
};
