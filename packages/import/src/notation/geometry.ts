/** Orientation of a hex: tiles and flat maps have a side at the bottom, pointy maps a corner (85.7). */
export type Layout = 'flat' | 'pointy';

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Our side for an edge of the notation (85.7.3). */
export const sideOf = (edge: number, layout: Layout): number =>
  layout === 'flat' ? modulo(edge, 6) + 1 : modulo(edge + 5, 6) + 1;

/** Direction of an edge or of a position between edges. 0 is down, and angles run clockwise. */
export const angleOf = (place: number, layout: Layout): number =>
  modulo(60 * place + (layout === 'flat' ? 0 : 30), 360);

/** Our point for a corner of the notation (85.7.4). */
export const pointOf = (corner: number, layout: Layout): number =>
  layout === 'flat' ? modulo(corner + 4, 6) + 1 : modulo(corner, 6) + 1;

/** Direction of a corner, which is between the edges before and after it. */
export const cornerAngle = (corner: number, layout: Layout): number => angleOf(corner - 0.5, layout);

/** Rotation on a map of everything drawn along the sides. Positions given by angle are not rotated. */
export const orientationTurn = (layout: Layout): number => (layout === 'flat' ? 0 : 90);

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The point at a distance in a direction. 0 is down, angles run clockwise, and y points down. */
export const pointAt = (angle: number, distance: number): Vector => {
  const turn = (angle * Math.PI) / 180;
  return { x: -distance * Math.sin(turn), y: distance * Math.cos(turn) };
};

/** Distance from the centre of a hex to the midpoint of a side, in hex units. */
export const INNER_RADIUS = 75;
/** Distance to a corner. */
export const OUTER_RADIUS = 86.6025;
/** Distance of the end of track, which extends past the side into the bleed. */
export const TRACK_END = 85;

export const round = (value: number): number => {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? 0 : rounded;
};

/** Distance of two positions around the hex, in edges. */
export const apart = (a: number, b: number): number => Math.abs(((((a - b + 3) % 6) + 6) % 6) - 3);

/** Difference of two angles, in degrees. */
export const turnBetween = (a: number, b: number): number =>
  Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);
