import { INNER_RADIUS, type Side } from '@platelayer/game';
import { type Point, type Polygon, polygon, sinCos } from '@platelayer/scene';

/** A hex as it is drawn, from flat side to flat side (20.1.2). */
export const HEX_WIDTH = 2 * INNER_RADIUS;

export { INNER_RADIUS };

/** Length of a side of a hex 1 wide: the five digits that existing maps are laid out with, not 1/√3 (30.1.6). */
export const EDGE_RATIO = 0.57735;

/** From the centre to a corner, and the length of a side. */
export const OUTER_RADIUS = HEX_WIDTH * EDGE_RATIO;

/** How far ground and track run beyond each side. */
export const HEX_BLEED = 10;

const HALF_SIDE = OUTER_RADIUS / 2;

/** Corners of a flat-topped hex whose sides are `inner` away from the centre, from the left corner clockwise. */
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

/** The design outline, and the ground with its bleed (20.1.2). */
export const CORNERS = cornersAt(INNER_RADIUS);
export const BLEED_CORNERS = cornersAt(INNER_RADIUS + HEX_BLEED);

/** The angle of a side: 0 is down, clockwise; `orientation` is 90 on pointed maps (20.1.4). */
export const sideAngle = (side: number, orientation = 0): number => 60 * (side - 1) + orientation;

/** The point at a distance in a direction (0 is down, clockwise). */
export const pointAt = (angle: number, distance: number): Point => {
  const { sin, cos } = sinCos(angle);
  return { x: -distance * sin || 0, y: distance * cos || 0 };
};

/** Middle of a side of the design outline. */
export const sideMiddle = (side: number, orientation = 0): Point =>
  pointAt(sideAngle(side, orientation), INNER_RADIUS);

/** Ends of a side in the flat-topped frame. */
export const sideEnds = (side: Side): readonly [Point, Point] => {
  // Side 1 is the bottom, between the fifth and the sixth corner.
  const first = (side + 3) % 6;
  return [CORNERS[first]!, CORNERS[(first + 1) % 6]!];
};

/** How a tile is cut out of a sheet (20.1.6). */
export type Clip = 'hex' | 'bleed' | 'offset' | 'die' | 'dieTop' | 'dieBottom';

const BLEED_OUTER_RADIUS = OUTER_RADIUS + (HEX_BLEED * OUTER_RADIUS) / INNER_RADIUS;
/** Where a slanted side with its bleed meets the line of a flat side without. */
const SLANTED_CORNER_X = HALF_SIDE + (HEX_BLEED * OUTER_RADIUS) / INNER_RADIUS;
/** Where a flat side with its bleed meets a slanted side without. */
const FLAT_CORNER_X = HALF_SIDE - (HEX_BLEED * HALF_SIDE) / INNER_RADIUS;
/** Half way between the corners with and without bleed. */
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

/** The outline that cuts a hex out, turned with the orientation of the map. */
export const clipPolygon = (clip: Clip, orientation = 0): Polygon =>
  polygon(CLIPS[clip].map(([x, y]) => rotatePoint({ x, y }, orientation)));

/** Clockwise about the centre. */
export const rotatePoint = ({ x, y }: Point, degrees: number): Point => {
  const { sin, cos } = sinCos(degrees);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** How far polygons reach beyond the nearest side of the design outline when they are moved `by`; negative inside. */
export const beyondOutline = (
  polygons: readonly (readonly Point[])[],
  orientation = 0,
): ((by: Point) => number) => {
  const sides = [1, 2, 3, 4, 5, 6].map((side) => {
    const outwards = pointAt(sideAngle(side, orientation), 1);
    let most = -Infinity;
    for (const polygon of polygons)
      for (const point of polygon) most = Math.max(most, dotProduct(point, outwards));
    return { outwards, beyond: most - INNER_RADIUS };
  });
  return (by) =>
    sides.reduce(
      (most, { outwards, beyond }) => Math.max(most, beyond + dotProduct(by, outwards)),
      -Infinity,
    );
};

const dotProduct = (point: Point, direction: Point): number => point.x * direction.x + point.y * direction.y;
