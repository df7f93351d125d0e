import type { City, CitySize } from '@platelayer/game';
import { circle, line, type Point, polygon, rect, type Shape } from '@platelayer/scene';
import { pointAt } from './outline.ts';

/** Slot radius, halo and outline (20.8.5.3). */
export interface CityMeasures {
  readonly width: number;
  readonly halo: number;
  readonly strokeWidth: number;
  readonly extend?: City['extend'];
}

/** Part of a halo: a shape, and the width of a line around it in the same colour. */
export interface HaloPart {
  readonly shape: Shape;
  readonly grow?: number;
}

export interface SlotPosition extends Point {
  readonly square?: boolean;
}

export interface CityLayout {
  readonly halo: readonly HaloPart[];
  readonly boxes: readonly Shape[];
  readonly slots: readonly SlotPosition[];
  /** Drawn above the slots. */
  readonly bars?: readonly Shape[];
  /** Rotation of the whole layout. The contents of the slots are turned back. */
  readonly turn?: number;
}

const box = (left: number, top: number, right: number, bottom: number) =>
  rect(left, top, right - left, bottom - top);

/** A segment with round ends. */
const capsule = (x1: number, y1: number, x2: number, y2: number, radius: number): HaloPart => ({
  shape: line(x1, y1, x2, y2),
  grow: 2 * radius,
});

const one = ({ width: w, halo: b }: CityMeasures): CityLayout => ({
  halo: [{ shape: circle(0, 0, w + b) }],
  boxes: [],
  slots: [{ x: 0, y: 0 }],
});

/** Distance of the end of an extended box from the centre. */
const EXTENDED_REACH = 55;

const two = ({ width: w, halo: b, extend }: CityMeasures): CityLayout => {
  const [left, right] = [extend === 'left' ? -EXTENDED_REACH : -w, extend === 'right' ? EXTENDED_REACH : w];
  const outer = box(left, -w, right, w);
  return {
    halo: [
      capsule(-w, 0, w, 0, w + b),
      // The halo extends b beyond a lengthened box (20.14.36.7).
      ...(extend ? [{ shape: outer, grow: 2 * b }] : []),
    ],
    boxes: [outer],
    slots: [
      { x: -w, y: 0 },
      { x: w, y: 0 },
    ],
  };
};

const twoSquare = ({ width: w, halo: b }: CityMeasures): CityLayout => {
  const outer = box(-2 * w, -w, 2 * w, w);
  return {
    halo: [{ shape: outer, grow: 2 * b }],
    boxes: [outer],
    slots: [
      { x: -w, y: 0, square: true },
      { x: w, y: 0, square: true },
    ],
  };
};

const roundAndSquare = ({ width: w, halo: b }: CityMeasures): CityLayout => ({
  halo: [capsule(-w, 0, 0, 0, w + b), { shape: box(0, -w, 2 * w, w), grow: 2 * b }],
  boxes: [box(-w, -w, 2 * w, w)],
  slots: [
    { x: -w, y: 0 },
    { x: w, y: 0, square: true },
  ],
});

/** Convex hull of circles with the same radius, without the arcs. Centres are in clockwise order. */
const hullOf = (middles: readonly Point[], radius: number): Shape =>
  polygon(
    middles.flatMap((from, i) => {
      const to = middles[(i + 1) % middles.length]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      const [x, y] = [(radius * dy) / length, (-radius * dx) / length];
      return [
        [from.x + x, from.y + y],
        [to.x + x, to.y + y],
      ] as const;
    }),
  );

const three = ({ width: w, halo: b, strokeWidth: q }: CityMeasures): CityLayout => {
  const u = w / Math.sqrt(5);
  const m = (w * Math.sqrt(5)) / 2;
  const [top, left, right] = [
    { x: 0, y: -(m + q) },
    { x: -w, y: u + q },
    { x: w, y: u + q },
  ] as const;
  return {
    turn: -30,
    halo: [
      {
        shape: polygon([
          [0, -m - q],
          [w, u + q],
          [-w, u + q],
        ]),
        grow: 2 * w + 2 * b,
      },
    ],
    boxes: [hullOf([top, right, left], w)],
    slots: [top, left, right],
  };
};

const twoRoundOneSquare = ({ width: w, halo: b }: CityMeasures): CityLayout => {
  const slope = ((2 * Math.SQRT2) / 3) * w + w;
  const wedge = polygon([
    [2 * w, w],
    [2 * w, -w],
    [(-2 * w) / 3, -slope],
    [(-2 * w) / 3, slope],
  ]);
  return {
    halo: [capsule(-w, -w, -w, w, w + b), { shape: wedge, grow: 2 * b }],
    // A rectangle, not the bow tie that the old order of corners produced (20.14.36.4).
    boxes: [wedge, box(-2 * w, -w, 0, w)],
    slots: [
      { x: -w, y: -w },
      { x: w, y: 0, square: true },
      { x: -w, y: w },
    ],
  };
};

const four = ({ width: w, halo: b }: CityMeasures): CityLayout => ({
  halo: [{ shape: box(-w, -w, w, w), grow: 2 * w + 2 * b }],
  boxes: [
    polygon([
      [-w, -2 * w],
      [w, -2 * w],
      [2 * w, -w],
      [2 * w, w],
      [w, 2 * w],
      [-w, 2 * w],
      [-2 * w, w],
      [-2 * w, -w],
    ]),
  ],
  slots: [
    { x: -w, y: -w },
    { x: w, y: -w },
    { x: -w, y: w },
    { x: w, y: w },
  ],
});

/** Slots in a ring, clockwise from the top. The box radius and the distance of the slots are in slot radii. */
const ring =
  (count: number, box: number, distance: number) =>
  ({ width: w, halo: b }: CityMeasures): CityLayout => ({
    halo: [{ shape: circle(0, 0, box * w + b) }],
    boxes: [circle(0, 0, box * w)],
    slots: Array.from({ length: count }, (_, slot) => pointAt(180 + (360 / count) * slot, distance * w)),
  });

const ferry = ({ width: w, halo: b }: CityMeasures): CityLayout => {
  const z = Math.SQRT2 * w;
  return {
    halo: [
      {
        shape: polygon([
          [-w, -z],
          [w, -z],
          [0, z],
        ]),
        grow: 2 * w + 2 * b,
      },
    ],
    boxes: [
      polygon([
        [(-2 / 3) * z - w, -z + w / 3],
        [(2 / 3) * z + w, -z + w / 3],
        [(2 / 3) * z, z + w / 3],
        [(-2 / 3) * z, z + w / 3],
      ]),
      box(-w, -z - w, w, -z),
    ],
    slots: [
      { x: 0, y: z },
      { x: -w, y: -z },
      { x: w, y: -z },
    ],
    bars: [1, 0, -1, -2].map((fifths) => line(-w / 5, (fifths * w) / 5, w / 5, (fifths * w) / 5)),
  };
};

const LAYOUTS: Readonly<Record<CitySize, (measures: CityMeasures) => CityLayout>> = {
  1: one,
  2: two,
  3: three,
  4: four,
  5: ring(5, 2.34, 1.7),
  6: ring(6, 2.56, 2),
  '2Y': twoSquare,
  '1S1Y': roundAndSquare,
  '2S1Y': twoRoundOneSquare,
  '3Ferry': ferry,
};

/** Layout of a city's box, slots and halo about its centre (20.8.5.3). */
export const cityLayout = (size: CitySize, measures: CityMeasures): CityLayout => LAYOUTS[size](measures);
