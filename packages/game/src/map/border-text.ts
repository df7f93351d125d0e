import type { Amount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import { asFontWeight, type FontWeight } from '../font.ts';
import { asList, asNumber, asText, get, type Json, truthy } from '../json.ts';
import { asSize } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { type MapPoint, resolveMapPoint } from './point.ts';

/** A text on the map, with an optional disc behind it (30.13). */
export interface BorderText {
  readonly point: MapPoint;
  /** A number is a cost. */
  readonly text: Amount;
  readonly color: string;
  readonly disc?: BorderTextDisc;
  readonly fontSize: number;
  readonly fontWeight: FontWeight;
  readonly fontFamily: string;
  /** Degrees, of disc and text about their centre. */
  readonly rotation: number;
}

export interface BorderTextDisc {
  readonly radius: number;
  readonly color: string;
  readonly borderColor: string;
  readonly borderWidth: number;
}

const resolveBorderText = (json: Json, pointer: string, reading: Reading): BorderText | undefined => {
  const point = resolveMapPoint(get(json, 'coord'), at(pointer, 'coord'), reading);
  if (point === undefined) return undefined;
  const { info } = reading;
  return {
    point,
    text: textOf(json),
    color: name(json, 'color') ?? 'black',
    disc: discOf(json),
    // The text's own type first, as everywhere else (30.24, 29).
    fontSize: asSize(get(json, 'fontSize')) ?? info.valueFontSize ?? 13,
    fontWeight: asFontWeight(get(json, 'fontWeight')) ?? info.valueFontWeight ?? 'normal',
    fontFamily: name(json, 'fontFamily') ?? info.valueFontFamily ?? 'display',
    rotation: asNumber(get(json, 'rotation')) ?? 0,
  };
};

/** A cost of 0 is a cost too (30.24, 30). */
const textOf = (json: Json): Amount => {
  const cost = get(json, 'cost');
  return typeof cost === 'number' ? cost : (truthy(asText(cost)) ?? asText(get(json, 'label')) ?? '');
};

const discOf = (json: Json): BorderTextDisc | undefined => {
  const radius = asSize(get(json, 'circle'));
  if (radius === undefined) return undefined;
  return {
    radius,
    color: name(json, 'bgColor') ?? 'white',
    borderColor: name(json, 'borderColor') ?? 'black',
    borderWidth: asSize(get(json, 'borderWidth')) ?? 2,
  };
};

const name = (json: Json, key: string): string | undefined => truthy(asText(get(json, key)));

export const resolveBorderTexts = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly BorderText[] =>
  asList(json).flatMap((item, index) => resolveBorderText(item, at(pointer, index), reading) ?? []);
