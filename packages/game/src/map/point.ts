import { at } from '../diagnostic.ts';
import { INNER_RADIUS, wrapSide } from '../hex/geometry.ts';
import { asText, type Json } from '../json.ts';
import { limitOffset, MAP_OFFSETS } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { define, FORM } from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import { DECIMAL } from '../schema/values.ts';
import { type Coordinate, coordinateOf, isFarHex } from './coordinate.ts';

export const mapPointSchema = define(
  'Point',
  Type.String({
    pattern:
      `^[A-Za-z]+[0-9]+(x${DECIMAL}y${DECIMAL}|a${DECIMAL}(p${DECIMAL})?|[sp]${DECIMAL})?$` +
      `|^ *${DECIMAL}[ ,]+${DECIMAL} *$`,
    [FORM]: 'a hex and a position in it, such as "C7s1", "C7p2", "C7a30p0.5" or "C7x10y-20"',
    description:
      'A point on the map: a hex followed by `s1`-`s6` (midpoint of a side), `p1`-`p6` (corner), ' +
      '`a` angle and `p` fraction, or `x` and `y` in hex units; or two numbers in sheet units.',
  }),
);

/** A point on the map (30.11). Lengths are in hex units, angles in degrees from straight down, clockwise. */
export type MapPoint =
  | { readonly kind: 'centre'; readonly hex: Coordinate }
  | { readonly kind: 'offset'; readonly hex: Coordinate; readonly x: number; readonly y: number }
  /** `percent` 1 is on the hex outline. */
  | { readonly kind: 'angle'; readonly hex: Coordinate; readonly angle: number; readonly percent: number }
  /** From 1 to below 7; a fraction is a point along the outline, as for a corner. */
  | { readonly kind: 'side'; readonly hex: Coordinate; readonly side: number }
  | { readonly kind: 'corner'; readonly hex: Coordinate; readonly corner: number }
  /** In sheet units. */
  | { readonly kind: 'sheet'; readonly x: number; readonly y: number };

type Limit = (units: number) => number;

interface Form {
  readonly suffix: RegExp;
  point(hex: Coordinate, numbers: readonly number[], limit: Limit): MapPoint;
}

const NUMBER = String.raw`([-+]?(?:\d+(?:\.\d*)?|\.\d+))`;
const suffix = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const forms: readonly Form[] = [
  { suffix: suffix(''), point: (hex) => ({ kind: 'centre', hex }) },
  {
    suffix: suffix(`x${NUMBER}y${NUMBER}`),
    point: (hex, [x = 0, y = 0], limit) => ({ kind: 'offset', hex, x: limit(x), y: limit(y) }),
  },
  {
    suffix: suffix(`a${NUMBER}(?:p${NUMBER})?`),
    point: (hex, [angle = 0, percent = 1], limit) => ({
      kind: 'angle',
      hex,
      // Normalised, so that the distance to the outline is right for negative angles as well (30.24.24).
      angle: ((angle % 360) + 360) % 360,
      percent: limit(percent * INNER_RADIUS) / INNER_RADIUS,
    }),
  },
  {
    suffix: suffix(`s${NUMBER}`),
    point: (hex, [side = 1]) => ({ kind: 'side', hex, side: wrapSide(side) }),
  },
  {
    suffix: suffix(`p${NUMBER}`),
    point: (hex, [corner = 1]) => ({ kind: 'corner', hex, corner: wrapSide(corner) }),
  },
];

const HEX_AND_SUFFIX = /^([A-Za-z]+)(\d+)(.*)$/;
const TWO_NUMBERS = new RegExp(`^${NUMBER}[\\s,]+${NUMBER}$`);

const parsePoint = (text: string, limit: Limit): MapPoint | undefined => {
  const sheet = TWO_NUMBERS.exec(text);
  if (sheet) return { kind: 'sheet', x: limit(Number(sheet[1])), y: limit(Number(sheet[2])) };

  const [, letters, digits, rest] = HEX_AND_SUFFIX.exec(text) ?? [];
  if (letters === undefined || digits === undefined || rest === undefined) return undefined;
  const hex = coordinateOf(letters, digits);
  if (hex === undefined || isFarHex(hex)) return undefined;

  for (const form of forms) {
    const found = form.suffix.exec(rest);
    if (found === null) continue;
    const numbers = numbersIn(found);
    return numbers.every(Number.isFinite) ? form.point(hex, numbers, limit) : undefined;
  }
  return undefined;
};

const numbersIn = (found: RegExpExecArray): readonly number[] =>
  found
    .slice(1)
    .filter((text) => text !== undefined)
    .map(Number);

/** Reads a point in any form. Reports an invalid one, so that the rest of a line stays (30.24.25). */
export const resolveMapPoint = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): MapPoint | undefined => {
  const text = Array.isArray(json) ? json.map((part: Json) => asText(part)).join(' ') : asText(json);
  const point = parsePoint((text ?? '').trim(), (units) => limitOffset(units, MAP_OFFSETS, pointer, reading));
  if (point === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/point',
      message: `${text === undefined ? 'This' : `"${text.slice(0, 40)}"`} is not a point on the map.`,
      pointer,
      hint: 'Write a hex with a corner, side, direction or offset, such as B4p2, B4s1, B4a30p0.5 or B4x10y-5.',
    });
  }
  return point;
};

export const resolveMapPoints = (
  json: readonly Json[],
  pointer: string,
  reading: Reading,
): readonly MapPoint[] =>
  json.flatMap((item, index) => resolveMapPoint(item, at(pointer, index), reading) ?? []);
