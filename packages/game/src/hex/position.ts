import { at } from '../diagnostic.ts';
import { asNumber, get, type JsonObject } from '../json.ts';
import { choice, flag, number } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import type { HexContext } from './context.ts';
import { CURVES, INNER_RADIUS } from './geometry.ts';
import type { Item } from './items.ts';

const MIDS = ['straight', 'sharp', 'gentle'] as const;
type Mid = (typeof MIDS)[number];

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
  side: number(
    'Side of the hex, 1 to 6 clockwise from the bottom; turns the element towards it, or with `mid` moves it.',
    {
      minimum: 0,
      maximum: 6,
      // Others count on around the hex.
      read: asNumber,
    },
  ),
  mid: choice(
    MIDS,
    'Stands on the middle of track of this type that starts on `side`, or on side 1. Default: none.',
  ),
  align: choice(
    ['perpendicular', 'parallel'],
    'Turns the element across or along the track of `mid`; `rotate` or `rotation` is added. Default: not turned.',
  ),
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

const KEYS = ['angle', 'percent', 'rotate', 'rotation', 'side', 'x', 'y', 'mid', 'align'] as const;

/** What a position depends on besides its own fields. */
type Surroundings = Pick<HexContext, 'trackTurn' | 'report'>;

export interface PositionOptions {
  /** For an element that mentions none of the keys, whatever their values (20.2.4). */
  readonly automatic?: PolarPosition;
  /** It is drawn with the turn of the sides already, as track is (20.1.3). */
  readonly turnsWithSides?: true;
}

export const resolvePosition = (
  { json, pointer }: Pick<Item, 'json' | 'pointer'>,
  hex: Surroundings,
  { automatic = CENTER, turnsWithSides }: PositionOptions = {},
): Position => {
  if (!KEYS.some((key) => Object.hasOwn(json, key))) return { ...pointAt(automatic), turn: 0, placed: false };

  const read = reader(positionFields, json);
  const mid = read('mid');
  const align = read('align');
  const side = read('side');
  const sideTurn = side ? 60 * (side - 1) : 0;
  const usual = mid ? midOf(mid, sideTurn + hex.trackTurn) : CENTER;
  const { x, y } = pointAt({
    angle: read.stated('angle') ?? usual.angle,
    percent: read.stated('percent') ?? usual.percent,
  });
  // A misspelt one is told by the schema.
  if (align && get(json, 'mid') === undefined)
    hex.report({
      severity: 'warning',
      code: 'hex/align',
      message: '"align" turns an element to the track of "mid", which is missing, so nothing is turned.',
      pointer: at(pointer, 'align'),
      lacks: at(pointer, 'mid'),
      hint: `Add "mid": one of ${MIDS.join(', ')}.`,
    });
  const trackTurn = mid && align ? alignedTurn(mid, align) + (turnsWithSides ? 0 : hex.trackTurn) : 0;
  // With `mid` the side has moved the element instead.
  const turned = mid && !align ? 0 : sideTurn;
  return {
    x: x + read('x'),
    y: y + read('y'),
    // A `rotate` of 0 lets `rotation` through (20.14.4); so does side 0, which turns nothing.
    turn: (read('rotate') || read('rotation')) + turned + trackTurn,
    placed: true,
  };
};

/** The middle of track whose first side lies in a direction (20.2.6): on a curve on the line between its two sides. */
const midOf = (mid: Mid, direction: number): PolarPosition => {
  if (mid === 'straight') return { angle: direction, percent: 0 };
  const { radius, farSide } = CURVES[mid];
  const toCircleCenter = Math.hypot(radius, INNER_RADIUS);
  return { angle: direction + farSide / 2, percent: Math.abs(toCircleCenter - radius) / INNER_RADIUS };
};

/** The turn that lays what is drawn from left to right across or along track from side 1. */
const alignedTurn = (mid: Mid, align: 'perpendicular' | 'parallel'): number =>
  (mid === 'straight' ? 0 : 90 + CURVES[mid].farSide / 2) - (align === 'parallel' ? 90 : 0);

/** For what keeps its content upright: `rotation` is taken back unless the element is `fixed` (20.2.5), with `mid` any turn. */
export const keepUpright = (
  json: JsonObject,
  position: Position,
  rotation: number,
  fixed: boolean,
): Position => {
  if (fixed) return position;
  const mid = reader(positionFields, json)('mid');
  return { ...position, turn: mid ? 0 : position.turn - rotation };
};

const CENTER: PolarPosition = { angle: 0, percent: 0 };

const pointAt = ({ angle, percent }: PolarPosition): { x: number; y: number } => {
  const radians = (angle * Math.PI) / 180;
  const distance = INNER_RADIUS * percent;
  return { x: -distance * Math.sin(radians) || 0, y: distance * Math.cos(radians) };
};
