/** How a hex lies: tiles and flat maps have a side at the bottom, pointy maps a corner (85.7). */
export type Layout = 'flat' | 'pointy';

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Our side of an edge of the notation (85.7.3). */
export const sideOf = (edge: number, layout: Layout): number =>
  layout === 'flat' ? modulo(edge, 6) + 1 : modulo(edge + 5, 6) + 1;

/** Direction of an edge or of a place between edges: 0 is down, clockwise. */
export const angleOf = (place: number, layout: Layout): number =>
  modulo(60 * place + (layout === 'flat' ? 0 : 30), 360);

/** Our point of a corner of the notation (85.7.4). */
export const pointOf = (corner: number, layout: Layout): number =>
  layout === 'flat' ? modulo(corner + 4, 6) + 1 : modulo(corner, 6) + 1;

/** Direction of a corner, which lies between the edges before and after it. */
export const cornerAngle = (corner: number, layout: Layout): number => angleOf(corner - 0.5, layout);

/** What is drawn along the sides turns by this on a map; what is placed by hand does not. */
export const orientationTurn = (layout: Layout): number => (layout === 'flat' ? 0 : 90);

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The point at a distance in a direction, 0 being down, clockwise, y downwards. */
export const pointAt = (angle: number, distance: number): Vector => {
  const turn = (angle * Math.PI) / 180;
  return { x: -distance * Math.sin(turn), y: distance * Math.cos(turn) };
};

/** Distance from the middle of a hex to the middle of a side, in hex units. */
export const INNER_RADIUS = 75;
/** Distance to a corner. */
export const OUTER_RADIUS = 86.6025;
/** Where track ends: it runs past the side into the bleed. */
export const TRACK_END = 85;

export const round = (value: number): number => {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? 0 : rounded;
};

/** How far round the hex two places lie from each other, in edges. */
export const apart = (a: number, b: number): number => Math.abs(((((a - b + 3) % 6) + 6) % 6) - 3);

/** The same of two angles, in degrees. */
export const turnBetween = (a: number, b: number): number =>
  Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);
