import type { Gauge, Hex, Side, Track } from '@platelayer/game';
import { type PathData, type Point, plainPath } from '@platelayer/scene';
import { coursePath } from '../hex/course.ts';
import { INNER_RADIUS, rotatePoint, sideMiddle } from '../hex/outline.ts';

/** A place where trains stop. */
export interface Stop {
  readonly kind: 'city' | 'town';
  /** It may yet become the other kind, as boomtowns and medium cities do. */
  readonly unsettled: boolean;
  /** Slots of a city; 2 for a pair of towns drawn as one. */
  readonly size: number;
  readonly at: Point;
  /** Track this near passes through it. */
  readonly reach: number;
}

/** An end of track: a side, a stop by its position in `stops`, or the open middle of the hex, where spurs meet. */
export type End = { readonly side: Side } | { readonly stop: number } | { readonly middle: true };

/** Track between two ends, with no stop between them. */
export interface Link {
  readonly ends: readonly [End, End];
  readonly gauge: Gauge;
}

/** What the track of a hex joins, read off its drawing: sides and stops, whatever way the line takes. */
export interface Network {
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
}

/** What `find` finds for a thing, kept with it: every tile is compared with every other. */
export const foundOnce = <K extends object, V extends object | string>(
  find: (thing: K) => V,
): ((thing: K) => V) => {
  const found = new WeakMap<K, V>();
  return (thing) => {
    let known = found.get(thing);
    if (known === undefined) {
      known = find(thing);
      found.set(thing, known);
    }
    return known;
  };
};

export const networkOf = foundOnce((hex: Hex): Network => {
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

/** A bar lies on its track, give or take what rounding leaves. */
const BAR_REACH = 12;

/** Where track ends inside a hex, a stop this near is what it leads to. */
const END_REACH = 45;

/** A stop that no track passes belongs to the nearest within this distance. */
const LONELY_REACH = 60;

/** A city on the rim is reached from its side without any track. */
const RIM_REACH = 25;

interface TrackLine {
  readonly points: readonly Point[];
  readonly gauge: Gauge;
}

/** Lines of these colours are rivers. */
const RIVER_COLORS: readonly string[] = ['water', 'river'];

/** Whether trains run on it, which dashed lines and rivers do not mean. */
export const isRail = ({ gauge, color }: Track): boolean =>
  gauge !== 'line' && gauge !== 'dashed' && !RIVER_COLORS.includes(color);

/** The lines of a piece as points along them; arrows of off-board areas join nothing. */
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

/** Points along a path, its ends included. */
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

/** How near a line comes to a point, and after how many of its points. */
const nearest = (points: readonly Point[], to: Point) =>
  points.reduce(
    (best, point, index) => {
      const away = distance(point, to);
      return away < best.away ? { away, index } : best;
    },
    { away: Number.POSITIVE_INFINITY, index: 0 },
  );

/** From one end of a line over all stops it passes to the other. */
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

/** What the end of a line leads to: a side it runs out at, the nearest stop, or the open middle. */
const endAt = (point: Point, stops: readonly Stop[]): End => {
  const side = sideAt(point);
  if (side !== undefined) return { side };
  const [best] = stops
    .map(({ at }, stop) => ({ stop, away: distance(at, point) }))
    .sort((a, b) => a.away - b.away);
  return best !== undefined && best.away <= END_REACH ? { stop: best.stop } : { middle: true };
};

/** The side that a point lies on or beyond. */
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

/** Links of a stop that no line passes: to the side it stands on, or to the ends of the nearest line. */
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

/** Brings a stop near the rim out to it. */
const RIM_STRETCH = 1.4;
