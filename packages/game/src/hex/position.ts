import { asNumber } from '../json.ts';
import { flag, number } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import type { Item } from './items.ts';

/** Where an element stands in its hex (20.2.1). */
export const positionFields = {
  hidden: flag('Leaves the element out of the drawing.', { default: false }),
  angle: number('Direction from the centre in degrees, 0 is down, clockwise.', { default: 0 }),
  percent: number('Distance from the centre; 1 is the middle of a side. May be negative.', {
    default: 0,
    // Five hexes away: nobody places anything there, but some write 40 for 40 %.
    maximum: 10,
  }),
  x: number('Further displacement to the right in hex units.', { default: 0 }),
  y: number('Further displacement downwards in hex units.', { default: 0 }),
  rotate: number('Turn of the element about its own centre, in degrees clockwise.', { default: 0 }),
  rotation: number('Turn where `rotate` is absent or 0; texts that stay upright ignore it.', { default: 0 }),
  side: number('Side of the hex, 1 to 6 clockwise from the bottom; turns the element towards it.', {
    minimum: 0,
    maximum: 6,
    // Others count on around the hex.
    read: asNumber,
  }),
};

/** Where an element stands: its origin in the upright hex frame, and its turn about it (20.2.2). */
export interface Position {
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  /** False when the file gave no position: the place is automatic and may be improved on. */
  readonly placed: boolean;
}

export interface Placed {
  readonly position: Position;
}

/** A direction (0 is down, clockwise) and a distance (1 is the middle of a side, 75 units). */
export interface PolarPosition {
  readonly angle: number;
  readonly percent: number;
}

const KEYS = ['angle', 'percent', 'rotate', 'rotation', 'side', 'x', 'y'] as const;

/** The distance from the centre of a hex to the middle of a side (20.1.2). */
export const INNER_RADIUS = 75;

/** `automatic` holds for an element that mentions none of the seven keys, whatever their values (20.2.4). */
export const resolvePosition = (
  { json }: Pick<Item, 'json'>,
  automatic: PolarPosition = CENTER,
): Position => {
  if (!KEYS.some((key) => Object.hasOwn(json, key))) return { ...pointAt(automatic), turn: 0, placed: false };

  const read = reader(positionFields, json);
  const { x, y } = pointAt({ angle: read('angle'), percent: read('percent') });
  const side = read('side');
  return {
    x: x + read('x'),
    y: y + read('y'),
    // A `rotate` of 0 lets `rotation` through (20.14.4); so does side 0, which turns nothing.
    turn: (read('rotate') || read('rotation')) + (side ? 60 * (side - 1) : 0),
    placed: true,
  };
};

/** For what keeps its content upright: `rotation` is taken back unless the element is `fixed` (20.2.5). */
export const keepUpright = (position: Position, rotation: number, fixed: boolean): Position =>
  fixed ? position : { ...position, turn: position.turn - rotation };

const CENTER: PolarPosition = { angle: 0, percent: 0 };

const pointAt = ({ angle, percent }: PolarPosition): { x: number; y: number } => {
  const radians = (angle * Math.PI) / 180;
  const distance = INNER_RADIUS * percent;
  return { x: -distance * Math.sin(radians) || 0, y: distance * Math.cos(radians) };
};
