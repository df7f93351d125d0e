import { at } from '../diagnostic.ts';
import { asFlag, asNumber, get, type Json, type JsonObject } from '../json.ts';
import { choice, either, flag, number } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import type { HexContext, Item } from './element.ts';
import { CURVES, INNER_RADIUS } from './geometry.ts';

const MIDS = ['straight', 'sharp', 'gentle'] as const;
type Mid = (typeof MIDS)[number];

/** Position of an element in its hex (20.2.1). */
export const positionFields = {
  hidden: flag('Omits the element from the drawing.', { default: false }),
  angle: number('Direction from the centre in degrees, 0 is down, clockwise.', { default: 0 }),
  percent: number('Distance from the centre; 1 is the midpoint of a side. May be negative.', {
    default: 0,
    // A distance of five hexes: no one places anything there, but some authors write 40 for 40%.
    maximum: 10,
  }),
  x: number('Additional displacement to the right in hex units.', { default: 0 }),
  y: number('Additional downward displacement in hex units.', { default: 0 }),
  rotate: number('Turn of the element about its own centre, in degrees clockwise.', { default: 0 }),
  rotation: number('Turn, if `rotate` is missing or 0; text that stays upright ignores it.', { default: 0 }),
  side: number(
    'Side of the hex, 1 to 6 clockwise from the bottom; turns the element towards it, or with `mid` moves it there.',
    {
      minimum: 0,
      maximum: 6,
      // Other numbers continue round the hex.
      read: asNumber,
    },
  ),
  mid: choice(
    MIDS,
    'Places the element at the midpoint of track of this type that starts on `side`, or on side 1. Default: none.',
  ),
  align: choice(
    ['perpendicular', 'parallel'],
    'Turns the element across or along the track of `mid`; `rotate` or `rotation` is added. Default: not turned.',
  ),
};

/** Origin of an element in the upright hex frame, and its turn about it (20.2.2). */
export interface Position {
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  /** Whether the file sets the position; an automatic position may be improved. */
  readonly placed: boolean;
}

export interface Placed {
  readonly position: Position;
}

/** A direction (0 is down, clockwise) and a distance (1 is the midpoint of a side, 75 units). */
export interface PolarPosition {
  readonly angle: number;
  readonly percent: number;
}

const KEYS = ['angle', 'percent', 'rotate', 'rotation', 'side', 'x', 'y', 'mid', 'align'] as const;

type PositionContext = Pick<HexContext, 'trackTurn' | 'report'>;

export interface PositionOptions {
  /** Position of an element that has none of the keys (20.2.4). */
  readonly automatic?: PolarPosition;
  /** Set for elements that are drawn with the turn of the sides, as track is (20.1.3). */
  readonly turnsWithSides?: true;
}

export const resolvePosition = (
  { json, pointer }: Pick<Item, 'json' | 'pointer'>,
  hex: PositionContext,
  { automatic = CENTER, turnsWithSides }: PositionOptions = {},
): Position => {
  if (!KEYS.some((key) => Object.hasOwn(json, key))) return { ...pointAt(automatic), turn: 0, placed: false };

  const read = reader(positionFields, json);
  const mid = read('mid');
  const align = read('align');
  const side = read('side');
  const sideTurn = side ? 60 * (side - 1) : 0;
  const defaults = mid ? midOf(mid, sideTurn + hex.trackTurn) : CENTER;
  const { x, y } = pointAt({
    angle: read.explicit('angle') ?? defaults.angle,
    percent: read.explicit('percent') ?? defaults.percent,
  });
  // The schema reports a misspelt one.
  if (align && get(json, 'mid') === undefined)
    hex.report({
      severity: 'warning',
      code: 'hex/align',
      message: '"align" needs "mid" for the track to align with, so the element is not turned.',
      pointer: at(pointer, 'align'),
      lacks: at(pointer, 'mid'),
      hint: `Add "mid": one of ${MIDS.join(', ')}.`,
    });
  const trackTurn = mid && align ? alignedTurn(mid, align) + (turnsWithSides ? 0 : hex.trackTurn) : 0;
  // With `mid` the side moves the element instead.
  const turned = mid && !align ? 0 : sideTurn;
  return {
    x: x + read('x'),
    y: y + read('y'),
    // `rotation` applies if `rotate` is 0 (20.14.4). Side 0 does not turn anything.
    turn: (read('rotate') || read('rotation')) + turned + trackTurn,
    placed: true,
  };
};

/**
 * The midpoint of track whose first side is in a given direction (20.2.6); on a curve, a point on the line
 * between its two sides.
 */
const midOf = (mid: Mid, direction: number): PolarPosition => {
  if (mid === 'straight') return { angle: direction, percent: 0 };
  const { radius, farSide } = CURVES[mid];
  const toCircleCenter = Math.hypot(radius, INNER_RADIUS);
  return { angle: direction + farSide / 2, percent: Math.abs(toCircleCenter - radius) / INNER_RADIUS };
};

/** The turn that aligns a left-to-right drawing across or along track from side 1. */
const alignedTurn = (mid: Mid, align: 'perpendicular' | 'parallel'): number =>
  (mid === 'straight' ? 0 : 90 + CURVES[mid].farSide / 2) - (align === 'parallel' ? 90 : 0);

/**
 * Keeps an element upright: undoes `rotation` unless the element is `fixed` (20.2.5), or any turn if `mid` is
 * set.
 */
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

/** Drawing order of a hex element (20.6.1). */
export const orderFields = {
  order: either(
    [Type.Number(), Type.Literal(true)],
    'Draws it after all elements without an order, lowest first; before them if negative, last of all if `true`. Default: the normal order.',
    {
      read: (json: Json | undefined): number | undefined =>
        asFlag(json) ? Number.POSITIVE_INFINITY : asNumber(json),
    },
  ),
};
