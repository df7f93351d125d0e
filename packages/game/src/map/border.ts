import { at } from '../diagnostic.ts';
import { asText, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, list, object, ref, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { pathOf } from '../schema/words.ts';
import { type CasedLine, casedLine } from './cased-line.ts';
import { type MapPoint, mapPointSchema, resolveMapPoints } from './point.ts';

const line = casedLine({ unit: 'hex units', width: 8, casing: 4, cased: true });

const mapBorderFields = {
  coords: list(ref(mapPointSchema), 'Corners of the line, in order.'),
  ...line.fields,
};

export const mapBorderSchema = define(
  'Line',
  object(mapBorderFields, 'A line across the map.', { required: ['coords'], [UNDRAWN]: true }),
);

/** A border or line over the hexes, which differ only in their layer (30.12). */
export type MapBorder = CasedLine<MapPoint>;

/** Returns `undefined` if no valid point is left. */
export const resolveMapBorder = (json: Json, pointer: string, reading: Reading): MapBorder | undefined => {
  const coords = reader(mapBorderFields, json)('coords');
  if (coords.length < 2 && (Array.isArray(get(json, 'coords')) || asText(get(json, 'coords'))))
    reading.report({
      severity: 'warning',
      code: 'map/short-line',
      message: `A line needs at least two points, but ${pathOf(at(pointer, 'coords'))} has ${coords.length}.`,
      pointer: at(pointer, 'coords'),
      hint: 'List at least its start and end, such as ["B4p1", "B4p2"].',
    });
  const points = resolveMapPoints(coords, at(pointer, 'coords'), reading);
  return points.length === 0 ? undefined : line.resolve(json, points);
};

export const resolveMapBorders = (
  json: readonly Json[],
  pointer: string,
  reading: Reading,
): readonly MapBorder[] =>
  json.flatMap((item, index) => resolveMapBorder(item, at(pointer, index), reading) ?? []);
