import { at } from '../diagnostic.ts';
import { asList, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Point, resolvePoints } from './point.ts';
import { resolveStroke, type Stroke, type StrokeDefaults } from './stroke.ts';

/** A border or a line over the hexes; the two differ only in the layer they are drawn in (30.12). */
export type Border = Stroke<Point>;

const defaults: StrokeDefaults = { width: 8, casing: 4, cased: true };

/** `undefined` when no point is left to draw it through. */
export const resolveBorder = (json: Json, pointer: string, reading: Reading): Border | undefined => {
  const points = resolvePoints(get(json, 'coords'), at(pointer, 'coords'), reading);
  return points.length === 0 ? undefined : resolveStroke(json, points, defaults);
};

export const resolveBorders = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly Border[] =>
  asList(json).flatMap((item, index) => resolveBorder(item, at(pointer, index), reading) ?? []);
