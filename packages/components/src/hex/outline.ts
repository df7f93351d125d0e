import { EDGE_RATIO, type Half, INNER_RADIUS, OTHER_HALF, OUTER_RADIUS, type Side } from '@platelayer/game';
import { type Point, type Polygon, polygon, sinCos } from '@platelayer/scene';

/** Distance between opposite sides (20.1.2). */
export const HEX_WIDTH = 2 * INNER_RADIUS;

export { EDGE_RATIO, INNER_RADIUS, OUTER_RADIUS };

/** How far background and track extend beyond each side. */
export const HEX_BLEED = 10;

const HALF_SIDE = OUTER_RADIUS / 2;

/** Corners of a flat-topped hex whose sides are at distance `inner` from the centre, clockwise from the left corner. */
const cornersAt = (inner: number): readonly Point[] => {
  const outer = (inner * OUTER_RADIUS) / INNER_RADIUS;
  return [
    { x: -outer, y: 0 },
    { x: -outer / 2, y: -inner },
    { x: outer / 2, y: -inner },
    { x: outer, y: 0 },
    { x: outer / 2, y: inner },
    { x: -outer / 2, y: inner },
  ];
};

/** Corners of the design outline, and of the background with its bleed (20.1.2). */
export const CORNERS = cornersAt(INNER_RADIUS);
export const BLEED_CORNERS = cornersAt(INNER_RADIUS + HEX_BLEED);

/** Angle of a side: 0 is down, clockwise. `orientation` is 90 on pointy-topped maps (20.1.4). */
export const sideAngle = (side: number, orientation = 0): number => 60 * (side - 1) + orientation;

/** The point at this distance in this direction (0 is down, clockwise). */
export const pointAt = (angle: number, distance: number): Point => {
  const { sin, cos } = sinCos(angle);
  return { x: -distance * sin || 0, y: distance * cos || 0 };
};

/** Midpoint of a side of the design outline. */
export const sideMiddle = (side: number, orientation = 0): Point =>
  pointAt(sideAngle(side, orientation), INNER_RADIUS);

/** Ends of a side of a flat-topped hex. */
export const sideEnds = (side: Side): readonly [Point, Point] => {
  // Side 1 is at the bottom, between the fifth and sixth corners.
  const first = (side + 3) % 6;
  return [CORNERS[first]!, CORNERS[(first + 1) % 6]!];
};

/** How a tile is cut out of a sheet (20.1.6). */
export type Clip = 'hex' | 'bleed' | 'offset' | 'die' | 'dieTop' | 'dieBottom';

const BLEED_OUTER_RADIUS = OUTER_RADIUS + (HEX_BLEED * OUTER_RADIUS) / INNER_RADIUS;
/** Intersection of a slanted side with bleed and the line of a flat side without. */
const SLANTED_CORNER_X = HALF_SIDE + (HEX_BLEED * OUTER_RADIUS) / INNER_RADIUS;
/** Intersection of a flat side with bleed and a slanted side without. */
const FLAT_CORNER_X = HALF_SIDE - (HEX_BLEED * HALF_SIDE) / INNER_RADIUS;
/** Midpoint between the corners with and without bleed. */
const NOTCH_X = OUTER_RADIUS + (HEX_BLEED * HALF_SIDE) / INNER_RADIUS;

type Corners = readonly (readonly [number, number])[];

const mirror = (upper: Corners): Corners => [
  ...upper,
  ...upper.toReversed().map(([x, y]) => [x, -y] as const),
];

const TOP_WITHOUT_BLEED: Corners = [
  [-SLANTED_CORNER_X, -INNER_RADIUS],
  [SLANTED_CORNER_X, -INNER_RADIUS],
];
const TOP_WITH_BLEED: Corners = [
  [-BLEED_OUTER_RADIUS / 2, -INNER_RADIUS - HEX_BLEED],
  [BLEED_OUTER_RADIUS / 2, -INNER_RADIUS - HEX_BLEED],
];
const mirrorBelow = (top: Corners): Corners => top.toReversed().map(([x, y]) => [x, -y]);

const CLIPS: Readonly<Record<Clip, Corners>> = {
  // Half a unit inside the design outline, whose line covers the edge.
  hex: cornersAt(INNER_RADIUS - 0.5).map(({ x, y }) => [x, y]),
  bleed: BLEED_CORNERS.map(({ x, y }) => [x, y]),
  offset: [
    [-OUTER_RADIUS, 0],
    ...mirror([
      [-NOTCH_X, -HEX_BLEED],
      [-SLANTED_CORNER_X, -INNER_RADIUS],
      [-HALF_SIDE, -INNER_RADIUS],
      [-FLAT_CORNER_X, -INNER_RADIUS - HEX_BLEED],
      [FLAT_CORNER_X, -INNER_RADIUS - HEX_BLEED],
      [HALF_SIDE, -INNER_RADIUS],
      [SLANTED_CORNER_X, -INNER_RADIUS],
      [NOTCH_X, -HEX_BLEED],
    ]).toSpliced(8, 0, [OUTER_RADIUS, 0]),
  ],
  die: [
    [-BLEED_OUTER_RADIUS, 0],
    ...TOP_WITHOUT_BLEED,
    [BLEED_OUTER_RADIUS, 0],
    ...mirrorBelow(TOP_WITHOUT_BLEED),
  ],
  dieTop: [
    [-BLEED_OUTER_RADIUS, 0],
    ...TOP_WITH_BLEED,
    [BLEED_OUTER_RADIUS, 0],
    ...mirrorBelow(TOP_WITHOUT_BLEED),
  ],
  dieBottom: [
    [-BLEED_OUTER_RADIUS, 0],
    ...TOP_WITHOUT_BLEED,
    [BLEED_OUTER_RADIUS, 0],
    ...mirrorBelow(TOP_WITH_BLEED),
  ],
};

/** The outline that clips a hex, or its visible half, turned with the orientation of the map. */
export const clipPolygon = (clip: Clip, orientation = 0, halves: readonly Half[] = []): Polygon =>
  polygon(
    cutToHalves(
      CLIPS[clip].map(([x, y]) => rotatePoint({ x, y }, orientation)),
      halves,
    ),
  );

/** Direction from the centre into each half. */
const INTO: Readonly<Record<Half, Point>> = {
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Clips a convex polygon about the origin, or a segment, to the intersection of these halves. */
export const cutToHalves = (points: readonly Point[], halves: readonly Half[]): readonly Point[] =>
  halves.reduce(
    (rest, half) =>
      rest.flatMap((from, i) => {
        const to = rest[(i + 1) % rest.length]!;
        const [first, second] = [dotProduct(from, INTO[half]), dotProduct(to, INTO[half])];
        const kept = first >= 0 ? [from] : [];
        if (first >= 0 === second >= 0) return kept;
        const share = first / (first - second);
        return [...kept, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
      }),
    points,
  );

/** Whether opposite halves leave nothing but a line. */
export const isEmptyCut = (halves: readonly Half[]): boolean =>
  halves.some((half) => halves.includes(OTHER_HALF[half]));

/** Rotates a point clockwise about the centre. */
export const rotatePoint = ({ x, y }: Point, degrees: number): Point => {
  const { sin, cos } = sinCos(degrees);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

type Polygons = readonly (readonly Point[])[];

/**
 * How far polygons extend beyond the nearest side of the design outline, or of its visible half, when moved `by`.
 * Negative inside.
 */
export const beyondOutline = (
  polygons: Polygons,
  orientation = 0,
  halves: readonly Half[] = [],
): ((by: Point) => number) => {
  const sides = [1, 2, 3, 4, 5, 6].map((side) => {
    const outwards = pointAt(sideAngle(side, orientation), 1);
    return { outwards, beyond: farthest(polygons, outwards) - INNER_RADIUS };
  });
  const edges = halves.length === 0 ? sides : [...sides, ...cutsOf(polygons, halves)];
  return (by) =>
    edges.reduce(
      (most, { outwards, beyond }) => Math.max(most, beyond + dotProduct(by, outwards)),
      -Infinity,
    );
};

const cutsOf = (polygons: Polygons, halves: readonly Half[]) =>
  halves.map((half) => {
    const outwards = INTO[OTHER_HALF[half]];
    return { outwards, beyond: farthest(polygons, outwards) };
  });

/** How far polygons extend beyond the cuts of a hex. */
export const beyondCuts = (polygons: Polygons, halves: readonly Half[]): number =>
  cutsOf(polygons, halves).reduce((most, { beyond }) => Math.max(most, beyond), -Infinity);

const farthest = (polygons: Polygons, outwards: Point): number => {
  let most = -Infinity;
  for (const polygon of polygons)
    for (const point of polygon) most = Math.max(most, dotProduct(point, outwards));
  return most;
};

const dotProduct = (point: Point, direction: Point): number => point.x * direction.x + point.y * direction.y;
