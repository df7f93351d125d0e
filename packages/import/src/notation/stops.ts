import type { Vector } from './geometry.ts';
import { listOf, numberOf, type Part, type PartType } from './parts.ts';

/** An end of a path: an edge of the hex, or a stop or junction by its number. */
export type PathEnd = { readonly edge: number } | { readonly stop: number };

export interface Path {
  readonly a: PathEnd;
  readonly b: PathEnd;
  readonly track: string;
  readonly terminal: boolean;
  readonly lanes: number;
  /** Sideways shift at each end, in lanes. 0 is the middle. */
  readonly aLane: number | undefined;
  readonly bLane: number | undefined;
}

export interface Revenue {
  /** The revenue if it is the same in all phases. */
  readonly number?: number;
  readonly phases: readonly { readonly phase: string; readonly value: number }[];
}

export type StopType = Extract<PartType, 'city' | 'pass' | 'town' | 'halt' | 'offboard' | 'junction'>;

export interface Stop {
  readonly type: StopType;
  readonly keys: ReadonlyMap<string, string>;
  readonly revenue: Revenue;
  readonly slots: number;
  /** The edges to which its track leads, in ascending order. */
  readonly exits: readonly number[];
  /** Number of paths that end at it. */
  readonly paths: number;
  /** The edge near which it is, or halfway between two. Undefined for the centre. */
  readonly place: number | undefined;
  /** Distance from the centre, if several stops would be there. */
  readonly shift: Vector | undefined;
}

const STOP_TYPES: ReadonlySet<string> = new Set(['city', 'pass', 'town', 'halt', 'offboard', 'junction']);

export const isStop = ({ type }: Part): boolean => STOP_TYPES.has(type);

/** The paths of a string. Paths with an unknown end are left out and reported. */
export const pathsOf = (parts: readonly Part[], dropped: (message: string) => void): Path[] => {
  const paths: Path[] = [];
  let stops = 0;
  for (const part of parts) {
    if (isStop(part)) stops += 1;
    if (part.type !== 'path') continue;
    const a = endOf(part.keys.get('a'), stops);
    const b = endOf(part.keys.get('b'), stops);
    if (a === undefined || b === undefined) {
      dropped(
        `a path from "${part.keys.get('a') ?? ''}" to "${part.keys.get('b') ?? ''}" has an unknown end`,
      );
      continue;
    }
    paths.push({
      a,
      b,
      track: part.keys.get('track') ?? 'broad',
      terminal: part.keys.has('terminal'),
      lanes: Math.min(6, Math.max(1, numberOf(part.keys.get('lanes')) ?? 1)),
      aLane: laneOf(part.keys.get('a_lane')),
      bLane: laneOf(part.keys.get('b_lane')),
    });
  }
  return paths;
};

/** In the oldest notation, track ends at the centre without naming a junction. */
const MIDDLE: PathEnd = { stop: -1 };

const endOf = (text: string | undefined, stops: number): PathEnd | undefined => {
  if (text === 'j') return MIDDLE;
  const number = numberOf(text?.replace(/^_/, ''));
  if (number === undefined || number < 0 || !Number.isInteger(number)) return undefined;
  if (text?.startsWith('_')) return number < stops ? { stop: number } : undefined;
  // The site rotates every tile, which turns edge 6 into 0.
  return { edge: number % 6 };
};

/** `width.index`, where index 0 is the most clockwise lane. */
const laneOf = (text: string | undefined): number | undefined => {
  const [width, index] = (text ?? '').split('.').map(Number);
  return width === undefined || index === undefined ? undefined : index - (width - 1) / 2;
};

/** The stops of a string in order, each at the position where the site draws it (85.8.2). */
export const stopsOf = (parts: readonly Part[], paths: readonly Path[]): Stop[] => {
  const stops = parts.filter(isStop).map((part, index): Stop => {
    const own = paths.filter((path) => endsAt(path, index));
    const exits = own.flatMap(({ a, b }) => [a, b].flatMap((end) => ('edge' in end ? [end.edge] : [])));
    return {
      type: part.type as StopType,
      keys: part.keys,
      revenue: revenueOf(part.keys.get('revenue')),
      slots: numberOf(part.keys.get('slots')) ?? 1,
      exits: [...new Set(exits)].sort((a, b) => a - b),
      paths: own.length,
      place: undefined,
      shift: undefined,
    };
  });
  const { places, without } = placesOf(stops, paths);
  return stops.map((stop, index) => ({
    ...stop,
    place: places[index],
    shift: without.length > 1 ? SHIFTS[without.indexOf(stop)] : undefined,
  }));
};

/** Positions of towns without track. */
const SHIFTS: readonly Vector[] = [
  { x: -34.6, y: 17.3 },
  { x: 34.6, y: -17.3 },
  { x: -34.6, y: -17.3 },
  { x: 34.6, y: 17.3 },
];

const endsAt = ({ a, b }: Path, stop: number): boolean =>
  ('stop' in a && a.stop === stop) || ('stop' in b && b.stop === stop);

const revenueOf = (text: string | undefined): Revenue => {
  if (!text?.includes('_')) return { number: numberOf(text) ?? 0, phases: [] };
  return {
    phases: listOf(text).map((entry) => {
      const cut = entry.lastIndexOf('_');
      return { phase: entry.slice(0, cut), value: numberOf(entry.slice(cut + 1)) ?? 0 };
    }),
  };
};

const isCity = ({ type }: Stop): boolean => type === 'city' || type === 'pass';
const isTown = ({ type }: Stop): boolean => type === 'town' || type === 'halt';

/** The positions of all stops, and the towns without one. */
const placesOf = (
  stops: readonly Stop[],
  paths: readonly Path[],
): { readonly places: readonly (number | undefined)[]; readonly without: readonly Stop[] } => {
  const places: (number | undefined)[] = stops.map(() => undefined);
  const [cities, towns] = [stops.filter(isCity), stops.filter(isTown)];
  const settled = new Set<number>();
  const settle = (stop: Stop | undefined, place: number | undefined) => {
    if (!stop) return;
    const index = stops.indexOf(stop);
    if (settled.has(index)) return;
    settled.add(index);
    places[index] = place;
  };
  for (const stop of stops) {
    const loc = stop.keys.get('loc');
    if (stop.type === 'offboard' || stop.type === 'junction' || loc === 'center') settle(stop, undefined);
    else if (numberOf(loc) !== undefined) settle(stop, (((numberOf(loc) ?? 0) % 6) + 6) % 6);
  }
  if (paths.length === 0) {
    if (cities.length === 2 && towns.length === 2)
      for (const pair of [cities, towns]) pair.forEach((stop, index) => void settle(stop, 3 * index));
    else if (cities.length >= 2)
      cities.forEach((city, index) => void settle(city, index * Math.floor(6 / cities.length)));
  }
  const [city] = cities;
  const [town] = towns;
  if (cities.length === 1 && towns.length === 0) settle(city, undefined);
  if (cities.length === 0 && towns.length === 1 && town?.exits.length !== 2) settle(town, undefined);

  const weights = [0.1, 0, 0, 0, 0, 0];
  const weigh = (edge: number) => {
    for (const [neighbour, weight] of [
      [edge, 1],
      [(edge + 1) % 6, 0.1],
      [(edge + 5) % 6, 0.1],
    ] as const)
      weights[neighbour] = (weights[neighbour] ?? 0) + weight;
  };
  const leading = stops.filter((stop) => (isCity(stop) || isTown(stop)) && stop.exits.length > 0);
  for (const stop of leading) if (!stop.keys.has('loc')) for (const exit of stop.exits) weigh(exit);
  for (const stop of leading.toSorted((a, b) => compare(a.exits, b.exits))) {
    if (settled.has(stops.indexOf(stop))) continue;
    const least = Math.min(...stop.exits.map((exit) => weights[exit] ?? 0));
    const edge = stop.exits.find((exit) => (weights[exit] ?? 0) - least < 1e-9) ?? 0;
    settle(stop, edge);
    weigh(edge);
  }

  const rest = () => [...cities, ...towns].filter((stop) => !settled.has(stops.indexOf(stop)));
  const both = [...cities, ...towns];
  if (both.length === 2 && rest().length === 1) {
    const other = both.find((stop) => settled.has(stops.indexOf(stop)));
    const place = other && places[stops.indexOf(other)];
    if (place !== undefined) settle(rest()[0], (place + 3) % 6);
  }
  return { places, without: rest().filter(isTown) };
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let n = 0; n < Math.min(a.length, b.length); n++) if (a[n] !== b[n]) return (a[n] ?? 0) - (b[n] ?? 0);
  return a.length - b.length;
};
