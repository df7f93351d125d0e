import { at } from '../diagnostic.ts';
import { asList, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type CasedLine, type CasedLineDefaults, resolveCasedLine } from './cased-line.ts';
import { type MapPoint, resolveMapPoints } from './point.ts';

/** A border or a line over the hexes; the two differ only in the layer they are drawn in (30.12). */
export type MapBorder = CasedLine<MapPoint>;

const MAP_BORDER: CasedLineDefaults = { width: 8, casing: 4, cased: true };

/** `undefined` when no point is left to draw it through. */
export const resolveMapBorder = (json: Json, pointer: string, reading: Reading): MapBorder | undefined => {
  const points = resolveMapPoints(get(json, 'coords'), at(pointer, 'coords'), reading);
  return points.length === 0 ? undefined : resolveCasedLine(json, points, MAP_BORDER);
};

export const resolveMapBorders = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly MapBorder[] =>
  asList(json).flatMap((item, index) => resolveMapBorder(item, at(pointer, index), reading) ?? []);
