import type { Gauge, Hex, Side, Track } from '@platelayer/game';
import { type PathData, type Point, plainPath } from '@platelayer/scene';
import { coursePath } from '../hex/course.ts';
import { INNER_RADIUS, rotatePoint, sideMiddle } from '../hex/outline.ts';

/** A place where trains stop. */
export interface Stop {
  readonly kind: 'city' | 'town';
  /** Whether it may still become the other kind, as boomtowns and medium cities do. */
  readonly unsettled: boolean;
  /** Slots of a city; 2 for a double town. */
  readonly size: number;
  readonly at: Point;
  /** Maximum distance of track that passes through it. */
  readonly reach: number;
}

/** An end of track: a side, a stop by its index in `stops`, or the open centre of the hex, where spurs meet. */
export type End = { readonly side: Side } | { readonly stop: number } | { readonly middle: true };

/** Track between two ends, with no stop between them. */
export interface Link {
  readonly ends: readonly [End, End];
  readonly gauge: Gauge;
}

/** Connections made by the track of a hex between sides and stops, determined from its drawing. */
export interface Network {
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
}

/** Memoises a function of an object, because every tile is compared with every other. */
export const memoizeByKey = <K extends object, V extends object | string>(
  compute: (key: K) => V,
): ((key: K) => V) => {
  const values = new WeakMap<K, V>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
};

export const networkOf = memoizeByKey((hex: Hex): Network => {
  const stops = stopsOf(hex);
  const lines = hex.track.flatMap(linesOf);
  const links = lines.flatMap((line) => linksOf(line, stops));
  const lonely = stops.flatMap((stop, index) =>
    links.some(({ ends }) => ends.some((end) => 'stop' in end && end.stop === index))
      ? []
      : joinLonely(stop, index, lines),
  );
  return { stops, links: [...links, ...lonely] };
});

const stopsOf = ({ cities, towns, centerTowns, boomtowns, mediumCities }: Hex): readonly Stop[] => [
  ...cities.map(({ position, slots, width }): Stop => {
    const size = Math.max(1, slots.length);
    return { kind: 'city', unsettled: false, size, at: position, reach: size === 1 ? width : 1.4 * width };
  }),
  ...towns.map(
    ({ position }): Stop => ({ kind: 'town', unsettled: false, size: 1, at: position, reach: BAR_REACH }),
  ),
  ...centerTowns.map(
    ({ position, size, width }): Stop => ({
      kind: 'town',
      unsettled: false,
      size,
      at: position,
      reach: width / 2 + 4,
    }),
  ),
  ...boomtowns.map(
    ({ position, size, width, city }): Stop => ({
      kind: city ? 'city' : 'town',
      unsettled: true,
      size,
      at: position,
      reach: width,
    }),
  ),
  ...mediumCities.map(
    ({ position }): Stop => ({ kind: 'town', unsettled: true, size: 1, at: position, reach: 20 }),
  ),
];

/** A bar is on its track, allowing for rounding. */
const BAR_REACH = 12;

/** Maximum distance between the end of track inside a hex and its stop. */
const END_REACH = 45;

/** Maximum distance between a stop without track and the track that belongs to it. */
const LONELY_REACH = 60;

/** Maximum distance of a city at the edge that is connected to its side without track. */
const RIM_REACH = 25;

interface TrackLine {
  readonly points: readonly Point[];
  readonly gauge: Gauge;
}

/** Lines of these colours are rivers. */
const RIVER_COLORS: readonly string[] = ['water', 'river'];

/** Whether trains can use it. Dashed lines and rivers are not rails. */
export const isRail = ({ gauge, color }: Track): boolean =>
  gauge !== 'line' && gauge !== 'dashed' && !RIVER_COLORS.includes(color);

/** The lines of a piece of track as points. Arrows of off-board areas connect nothing. */
const linesOf = (track: Track): readonly TrackLine[] => {
  const { course, position, gauge } = track;
  if (course.kind === 'arrow' || !isRail(track)) return [];
  const place = (point: Point): Point => {
    const { x, y } = rotatePoint(point, position.turn);
    return { x: x + position.x, y: y + position.y };
  };
  const points = pointsOn(coursePath(course, 0)).map(place);
  return points.length < 2 ? [] : [{ points, gauge }];
};

const STEPS = 16;

/** Points along a path, including its ends. */
const pointsOn = (path: PathData): readonly Point[] => {
  const points: Point[] = [];
  for (const segment of plainPath(path)) {
    if (segment[0] === 'Z') continue;
    const from = points.at(-1);
    const to = { x: segment.at(-2) as number, y: segment.at(-1) as number };
    if (segment[0] === 'M' || from === undefined) points.push(to);
    else
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const along = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        points.push(
          segment[0] === 'C'
            ? {
                x: along(from.x, segment[1], segment[3], to.x),
                y: along(from.y, segment[2], segment[4], to.y),
              }
            : { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) },
        );
      }
  }
  return points;
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The shortest distance between a line and a point, and the index where it occurs. */
const nearest = (points: readonly Point[], to: Point) =>
  points.reduce(
    (best, point, index) => {
      const away = distance(point, to);
      return away < best.away ? { away, index } : best;
    },
    { away: Number.POSITIVE_INFINITY, index: 0 },
  );

/** Links from one end of a line to the other, through all stops it passes. */
const linksOf = ({ points, gauge }: TrackLine, stops: readonly Stop[]): readonly Link[] => {
  const passed = stops
    .map(({ at, reach }, stop) => ({ stop, reach, ...nearest(points, at) }))
    .filter(({ away, reach }) => away <= reach)
    .sort((a, b) => a.index - b.index)
    .map(({ stop }): End => ({ stop }));
  const chain = [endAt(points[0]!, stops), ...passed, endAt(points.at(-1)!, stops)].filter(
    (end, i, all) => i === 0 || !sameEnd(end, all[i - 1]!),
  );
  return chain.slice(1).map((end, i): Link => ({ ends: [chain[i]!, end], gauge }));
};

/** The destination of a line's end: the side where it leaves, the nearest stop, or the open centre. */
const endAt = (point: Point, stops: readonly Stop[]): End => {
  const side = sideAt(point);
  if (side !== undefined) return { side };
  const [best] = stops
    .map(({ at }, stop) => ({ stop, away: distance(at, point) }))
    .sort((a, b) => a.away - b.away);
  return best !== undefined && best.away <= END_REACH ? { stop: best.stop } : { middle: true };
};

/** The side that a point is on or beyond. */
const sideAt = (point: Point): Side | undefined => {
  if (Math.hypot(point.x, point.y) < INNER_RADIUS - 5) return undefined;
  const degrees = (Math.atan2(-point.x, point.y) * 180) / Math.PI;
  return ((((Math.round(degrees / 60) % 6) + 6) % 6) + 1) as Side;
};

export const sameEnd = (a: End, b: End): boolean =>
  'side' in a
    ? 'side' in b && a.side === b.side
    : 'stop' in a
      ? 'stop' in b && a.stop === b.stop
      : 'middle' in b;

/** Links of a stop that no line passes: to the side it is on, or to the ends of the nearest line. */
const joinLonely = ({ at }: Stop, stop: number, lines: readonly TrackLine[]): readonly Link[] => {
  const side = sideAt({ x: at.x * RIM_STRETCH, y: at.y * RIM_STRETCH });
  if (side !== undefined && distance(sideMiddle(side), at) <= RIM_REACH)
    return [{ ends: [{ side }, { stop }], gauge: 'normal' }];
  const [best] = lines
    .map(({ points, gauge }) => ({ points, gauge, ...nearest(points, at) }))
    .sort((a, b) => a.away - b.away);
  if (best === undefined || best.away > LONELY_REACH) return [];
  return [best.points[0]!, best.points.at(-1)!]
    .flatMap((point) => sideAt(point) ?? [])
    .map((side): Link => ({ ends: [{ side }, { stop }], gauge: best.gauge }));
};

/** Moves a stop near the edge out to it. */
const RIM_STRETCH = 1.4;
